import { namesTotal } from "../columns/total-rows.ts";
import { cellText, type SheetRow } from "../table.ts";
import { filledColumns } from "./row-cells.ts";

/** How notes below a table begin in the languages we know, with the mark of a footnote or a word and a colon. */
const noteMark = /^(?:\(\d+ rows?(?: affected)?\)$|\d+ rows in set\b|[*†‡§¹²³]|\(?[*\d]\)\s|\d\)\s)/;
const noteWord =
  /^(?:sources?|notes?|remarks?|as of|footnotes?|prepared by|generated|exported|printed|legend|quellen?|hinweise?|anmerkung(?:en)?|stand|erstellt|legende|fuentes?|notas?|observaci[oó]n(?:es)?|fecha de corte|état au|remarques?|établi|édité|fonti?|legenda|bron|opmerking)\b\s*(?:[:：]|\d|am |on |par |le |$)/iu;
const longestValue = 80;

/** Whether the only cell of a row is a note by its words: "* preliminary", "Source: own survey", a whole sentence. */
export function isNoteText(text: string): boolean {
  return noteMark.test(text) || noteWord.test(text) || (text.length > longestValue && /[.!?:]$/.test(text));
}

/** "Members: 6", "1 = very good, 2 = good", and a line to sign on: no name of a person or a thing. */
const caption = /^\p{L}[^:：]{1,40}[:：](?:\s|$)|\S\s=\s\S|^\d\s?=\s?\S|^_{3,}/u;

/** Whether a row begins with a caption: a note, if it's the only cell of a row below a table with more columns. */
export function isCaptioned(row: SheetRow): boolean {
  const [first = 0] = filledColumns(row);
  return isLoneRow(row) && !namesTotal(row.cells) && caption.test(cellText(row.cells[first] ?? "").trim());
}

/** Whether a row has a single cell, or a caption with a colon and its value. */
export function isLoneRow(row: SheetRow): boolean {
  let filled = 0;
  for (const cell of row.cells) if (cell !== "" && ++filled > 2) return false;
  if (filled < 2) return true;
  const [first = 0] = filledColumns(row);
  return /[:：]$/.test(cellText(row.cells[first] ?? "").trim());
}

/** Whether a row below a table is certainly a note. */
export function isNoteRow(row: SheetRow): boolean {
  if (!isLoneRow(row)) return false;
  const [first = 0] = filledColumns(row);
  return isNoteText(cellText(row.cells[first] ?? "").trim());
}
