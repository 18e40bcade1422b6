/** A word of a field's instruction (ISO/IEC 29500-1, 17.16.3), and where it stands, without quotation marks. */
export interface Token {
  text: string;
  isQuoted: boolean;
  from: number;
  to: number;
}

/** Stands for a field or picture within the instruction of another field. */
export const nested = "\ufffc";

const closing: Record<string, string> = { '"': '"', "“": "””“", "”": "”", "„": "“”" };

/**
 * Splits a field's instruction into its words. In quotation marks, a backslash makes the next quotation mark or backslash
 * a character of the text. Comparison operators are separate words, even without spaces around them.
 */
export function readInstruction(code: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < code.length) {
    const character = code.charAt(at);
    const ends = closing[character];
    if (/\s/.test(character)) at += 1;
    else if (ends !== undefined) {
      const from = at + 1;
      let text = "";
      for (at = from; at < code.length && !ends.includes(code.charAt(at)); at++) {
        if (code[at] === "\\" && /["\\]/.test(code[at + 1] ?? "")) at += 1;
        text += code.charAt(at);
      }
      tokens.push({ text, isQuoted: true, from, to: Math.min(at, code.length) });
      at += 1;
    } else {
      const [text = character] =
        /^(?:\ufffc|<>|<=|>=|[=<>]|\\[^\s"“„]|[^\s"“”„=<>\ufffc]+)/u.exec(code.slice(at, at + 500)) ?? [];
      tokens.push({ text, isQuoted: false, from: at, to: at + text.length });
      at += text.length;
    }
  }
  return tokens;
}
