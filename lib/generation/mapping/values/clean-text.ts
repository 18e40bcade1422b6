import { type Cell, cellText } from "../../spreadsheet/table.ts";

/** Neither composed differently in NFC, nor a control character, nor half a character: most texts, and the quick way. */
const plain = /^[\x20-\x7e\u00a0-\u02ff]*$/;

/**
 * A cell's text as it goes into a document: trimmed, in NFC, line breaks as "\n", tabs as spaces; other control
 * characters and byte order marks are dropped (fonts have no glyphs for them).
 */
export function cleanText(text: string): string {
  if (plain.test(text)) return text.trim();
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replaceAll("\t", " ")
    .replace(/[^\P{Cc}\n]|\ufeff/gu, "")
    .normalize("NFC")
    .trim();
}

/** The text of a cell as it may stand in a document; an error value such as #N/A may not. */
export function shownText(cell: Cell): string {
  return typeof cell === "object" && cell.kind === "error" ? "" : cleanText(cellText(cell));
}
