import { textString } from "../syntax/pdf-syntax.ts";
import { readTextString } from "./element-texts.ts";

/** A code in a document: its text, and what draws it as our engine writes that (`drawn-modules.ts`). */
interface ShownCode {
  field: string;
  text: string;
  traced: string;
}

/** What stands for a code in a content stream: a comment, to which nothing that our engine writes is alike. */
const drawingMark = (field: string) => `%code ${encodeURIComponent(field)}\n`;
const alternative = /\/Alt (\((?:\\[\s\S]|[^\\()])*\)|<[\dA-Fa-f]*>)/g;
const alternativeMark = /%alt (\S+) (\S*) (\S*)\n/g;

/** A content stream with marks in the place of codes' drawings and of the texts that stand for them. */
export function markCodes(content: string, codes: readonly ShownCode[]): string {
  let marked = content;
  for (const { field, text, traced } of codes) {
    if (!marked.includes(traced)) continue;
    marked = marked.replaceAll(traced, drawingMark(field)).replace(alternative, (whole, source: string) => {
      const decoded = readTextString(source);
      const at = decoded.indexOf(text);
      const around = [field, decoded.slice(0, at), decoded.slice(at + text.length)];
      return at < 0 ? whole : `%alt ${around.map(encodeURIComponent).join(" ")}\n`;
    });
  }
  return marked;
}

/** Whether a content stream has marks in place of a field's code. */
export const isMarked = (content: string, field: string) => content.includes(drawingMark(field));

/** A marked content stream with the code of a document in the place of a field's marks. */
export function withCode(content: string, field: string, text: string, written: string): string {
  return content.replaceAll(drawingMark(field), written).replace(alternativeMark, (whole, ...parts: string[]) => {
    const [own, before = "", after = ""] = parts.slice(0, 3).map(decodeURIComponent);
    return own === field ? `/Alt ${textString(before + text + after)}` : whole;
  });
}
