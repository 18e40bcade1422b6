/** Code that can precede a regular expression but not a division. */
const beforePattern = /(?:[(,=:[!&|?{};+]|=>|\breturn)\s*$/;

/** The string literals in a TypeScript source, unprocessed. Comments and regular expressions are skipped. */
export function sourceTexts(source: string): string[] {
  const texts: string[] = [];
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at] ?? "";
    if (source.startsWith("//", at)) at = endOf(source, "\n", at);
    else if (source.startsWith("/*", at)) at = endOf(source, "*/", at) + 1;
    else if (character === "/" && beforePattern.test(source.slice(Math.max(0, at - 20), at))) {
      at += source.slice(at).match(/^\/(?:\[(?:\\.|[^\]\\])*\]|\\.|[^/\\[])+\//)?.[0].length ?? 1;
    } else if (`"'\``.includes(character)) {
      const end = endOfText(source, at);
      texts.push(source.slice(at + 1, end));
      at = end;
    }
  }
  return texts;
}

function endOf(source: string, mark: string, from: number): number {
  const end = source.indexOf(mark, from);
  return end < 0 ? source.length : end;
}

function endOfText(source: string, start: number): number {
  let at = start + 1;
  for (let depth = 0; at < source.length; at += 1) {
    if (source[at] === "\\") at += 1;
    else if (source[start] === "`" && source.startsWith("${", at)) depth += 1;
    else if (depth > 0 && source[at] === "}") depth -= 1;
    else if (depth === 0 && source[at] === source[start]) break;
  }
  return at;
}
