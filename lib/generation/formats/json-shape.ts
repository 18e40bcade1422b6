/**
 * What a text that starts like JSON (RFC 8259) holds: `rows`, a list of objects or lists; `lines`, several such values
 * one after the other (JSON lines); `other` JSON; null if it is no JSON.
 */
export type JsonShape = "rows" | "lines" | "other" | null;

const token = /\s*(?:("(?:[^"\\\n]|\\.)*")|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([{}[\],:]))/y;
/** A token that the end of the text may have cut. */
const cutToken = /^\s*(?:"(?:[^"\\\n]|\\.)*\\?|[-+.\w]*)$/;

const opens = (sign: string | undefined) => sign === "{" || sign === "[";

/** The tokens of a text that may end anywhere: signs as they are, `v` for any value; null if it is no JSON so far. */
function tokensOf(text: string): string[] | null {
  const tokens: string[] = [];
  let at = 0;
  for (;;) {
    token.lastIndex = at;
    const match = token.exec(text);
    if (match === null) return cutToken.test(text.slice(at)) ? tokens : null;
    tokens.push(match[3] ?? (match[1] === undefined ? "v" : "s"));
    at = token.lastIndex;
  }
}

/** Whether `next` may follow `token` within lists and objects; between values of the root, nothing may stand. */
function follows(token: string | undefined, next: string, inside: string | undefined): boolean {
  const endsValue = token === "v" || token === "s" || token === "}" || token === "]";
  if (endsValue) {
    if (inside === undefined) return opens(next);
    return next === "," || (next === ":" && token === "s" && inside === "{") || next === (inside === "{" ? "}" : "]");
  }
  if (inside === "{" && token !== ":") return next === "s" || (next === "}" && token === "{");
  return next === "v" || next === "s" || opens(next) || (next === "]" && token === "[");
}

/** Judges by the first characters of a file, which may end anywhere. */
export function jsonShape(head: string): JsonShape {
  const text = head.trimStart();
  const tokens = opens(text[0]) ? tokensOf(text) : null;
  if (tokens === null) return null;
  const inside: string[] = [];
  let roots = 0;
  for (const [at, each] of tokens.entries()) {
    if (at > 0 && !follows(tokens[at - 1], each, inside.at(-1))) return null;
    if (opens(each)) {
      if (inside.length === 0) roots++;
      inside.push(each);
    } else if (each === "}" || each === "]") inside.pop();
  }
  if (roots > 1) return "lines";
  return tokens[0] === "[" && opens(tokens[1]) ? "rows" : "other";
}
