import { limits } from "#lib/contracts/limits.ts";
import type { RowProblem } from "#lib/contracts/row-problem.ts";
import type { ColumnType } from "#lib/contracts/sessions/source.ts";
import { shorten } from "#lib/contracts/shorten.ts";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import { type Cell, cellText, type Row } from "../../spreadsheet/table.ts";
import type { FoundProblem } from "./found-problem.ts";

/** A field's problem, without its row. */
export type FieldProblem = Omit<FoundProblem, "row" | "sheetRow">;

/** Where a value comes from. Messages show the column's name, or the field's label if there is no column. */
export interface ProblemPlace {
  column: string | null;
  field: string | null;
  /** The name of the setting that the value is. */
  setting?: string;
  label: string | ServerMessage;
}

/** For a required field without a value. */
export function missingValue(place: ProblemPlace): FieldProblem {
  return problem(place, "required_value_missing", "error", msg("row.missing", nameOf(place)));
}

/** A part of a text is empty that nearly all rows have. @param text what is left of it */
export function missingPart(part: ProblemPlace, whole: ProblemPlace, text: string): FieldProblem {
  const values = { ...withText(part, text), field: whole.label };
  return problem({ ...part, field: whole.field }, "value_missing", "warning", msg("row.part", values));
}

/** A program wrote a word for an empty cell, which would be printed as it is. */
export function standsForNothing(place: ProblemPlace, text: string): FieldProblem {
  return problem(place, "value_missing", "warning", msg("row.placeholder", withText(place, text)));
}

/** For a field that isn't required, and still rarely meant to be empty. */
export function emptyValue(place: ProblemPlace): FieldProblem {
  return problem(place, "value_missing", "warning", msg("row.empty", nameOf(place)));
}

interface FoundCell {
  /** Its index in the row. */
  column: number;
  text: string;
}

/** The first matching cell of a row, among those of `columns` (indices). */
function findCell(row: Row, columns: readonly number[], isWanted: (cell: Cell) => boolean): FoundCell | null {
  for (const column of columns) {
    const cell = row.cells[column] ?? "";
    if (cell !== "" && isWanted(cell)) return { column, text: cellText(cell) };
  }
  return null;
}

/** The first cell with an error value such as #N/A. */
export function errorCell(row: Row, columns: readonly number[]): FoundCell | null {
  return findCell(row, columns, (cell) => typeof cell === "object" && cell.kind === "error");
}

/** How Excel and other programs write a number that is too wide for its column, even to a CSV file. */
const shortened = /^-?\d(?:[.,]\d+)?E\+\d{2,}$/;

/** The first cell whose number has more digits than a double keeps, or is written with fewer than it has. */
export function inexactCell(row: Row, columns: readonly number[]): FoundCell | null {
  const isInexact = (cell: Cell) => typeof cell === "object" && cell.kind === "number" && cell.exact === false;
  return findCell(row, columns, (cell) => isInexact(cell) || shortened.test(cellText(cell)));
}

/** For an error value such as #N/A. @param required whether the row gets no document without the value */
export function brokenValue(place: ProblemPlace, text: string, required: boolean): FieldProblem {
  const values = { ...nameOf(place), text };
  if (required) return problem(place, "error_cell", "error", msg("row.error", values));
  return problem(place, "error_cell", "warning", msg("row.error.left", values));
}

/** For a number that may lack digits of the original. */
export function inexactNumber(place: ProblemPlace, text: string): FieldProblem {
  const key = shortened.test(text) ? "row.shortened" : "row.inexact";
  return problem(place, "number_not_exact", "warning", msg(key, withText(place, text)));
}

/** For a value of a field of numbers that is none. */
export function notANumber(place: ProblemPlace, text: string): FieldProblem {
  return problem(place, "not_a_number", "error", msg("row.number", withText(place, text)));
}

/** For a value in a text that a filter expects to be a number. */
export function freeNumber(place: ProblemPlace, text: string): FieldProblem {
  return problem(place, "not_a_number", "warning", msg("row.number.left", withText(place, text)));
}

const oddities: Record<Exclude<ColumnType, "text">, RowProblem["code"]> = {
  number: "not_a_number",
  currency: "not_a_number",
  percent: "not_a_number",
  date: "not_a_date",
  email: "not_an_email",
  url: "not_a_url",
  boolean: "not_a_boolean",
};

/** For a value that is shown as it is, but has a different type from most of its column. */
export function oddValue(place: ProblemPlace, text: string, type: Exclude<ColumnType, "text">): FieldProblem {
  return problem(place, oddities[type], "warning", msg(`row.odd.${type}`, withText(place, text)));
}

/** A byte that is invalid in the file's encoding was read as U+FFFD. */
export function unreadableCharacter(place: ProblemPlace, text: string): FieldProblem {
  return problem(place, "unreadable_character", "warning", msg("row.unreadable", withText(place, text)));
}

/** @param meant the text as it probably was */
export function garbledText(place: ProblemPlace, text: string, meant: string): FieldProblem {
  const values = { ...withText(place, text), meant: cut(meant) };
  return problem(place, "unreadable_character", "warning", msg("row.garbled", values));
}

/** For a text in which other characters have taken the place of letters. */
export function lostLetters(place: ProblemPlace, text: string): FieldProblem {
  return problem(place, "unreadable_character", "warning", msg("row.lostLetters", withText(place, text)));
}

/** @param most the character limit for such a value */
export function textTooLong(place: ProblemPlace, text: string, most: number): FieldProblem {
  const values = { ...nameOf(place), count: String(text.length), most: String(most) };
  return problem(place, "text_too_long", "error", msg("row.length", values));
}

/** @param points the smallest size that the template allows */
export function doesNotFit(place: ProblemPlace, points: number): FieldProblem {
  const values = { ...nameOf(place), points: Math.round(points * 10) / 10 };
  return problem(place, "text_too_long", "error", msg("row.place", values));
}

/** For a code that is too large for its place. */
export function codeDoesNotFit(place: ProblemPlace): FieldProblem {
  return problem(place, "text_too_long", "error", msg("row.codePlace", nameOf(place)));
}

/** @param fault the end of a sentence that starts with the text */
export function noCode(place: ProblemPlace, text: string, fault: ServerMessage): FieldProblem {
  return problem(place, "cannot_be_set", "error", msg("row.code", { ...withText(place, text), fault }));
}

/** @param whole the number as it is printed */
export function zerosRestored(place: ProblemPlace, text: string, whole: string): FieldProblem {
  return problem(place, "zeros_restored", "warning", msg("row.zeros", { ...withText(place, text), whole }));
}

/** For the value that a row fills in as the IBAN of a payment code. */
export function notAnIban(place: ProblemPlace, text: string): FieldProblem {
  return problem(place, "cannot_be_set", "warning", msg("row.iban", withText(place, text)));
}

/** The field is mapped to images, but none were uploaded. Like each missing image, it leaves its place empty. */
export function noPictures(place: ProblemPlace, text: string): FieldProblem {
  const values = { ...withText(place, text), field: place.label };
  return problem(place, "missing_picture", "warning", msg("row.pictures.none", values));
}

/** For a text that names no uploaded image. */
export function missingPicture(place: ProblemPlace, text: string): FieldProblem {
  return problem(place, "missing_picture", "warning", msg("row.picture.missing", withText(place, text)));
}

/** For an image that is in the ZIP but can't be read. */
export function unreadablePicture(place: ProblemPlace, text: string): FieldProblem {
  return problem(place, "missing_picture", "warning", msg("row.picture.unreadable", withText(place, text)));
}

/** For a text that several images match. @param names their paths in the ZIP */
export function pictureOfSeveral(place: ProblemPlace, text: string, names: string[]): FieldProblem {
  const [first = "", second = ""] = names.map(cut);
  const values = { ...withText(place, text), first, second };
  return problem(place, "missing_picture", "warning", msg("row.picture.several", values));
}

/** For a group with more rows than one document may have. */
export function tooManyRows(place: ProblemPlace, text: string): FieldProblem {
  const values = { ...withText(place, text), most: String(limits.rowsPerDocument) };
  return problem(place, "too_many_rows", "error", msg("row.tooMany", values));
}

/**
 * For a value that differs from that of the document's first row.
 * @param firstRow as a spreadsheet program numbers it
 */
export function inconsistentGroup(place: ProblemPlace, text: string, first: string, firstRow: number): FieldProblem {
  const values = { ...withText(place, text), row: String(firstRow) };
  const detail =
    first === "" ? msg("row.contradiction.empty", values) : msg("row.contradiction", { ...values, first: cut(first) });
  return problem(place, "inconsistent_group", "warning", detail);
}

/** The same for an amount of the whole document: whichever is used, its total may be wrong. */
export function inconsistentAmount(place: ProblemPlace, text: string, first: string, firstRow: number): FieldProblem {
  const values = { ...withText(place, text), first: cut(first), row: String(firstRow) };
  return problem(place, "inconsistent_group", "error", msg("row.discount.differs", values));
}

/** For a document of which this many rows don't meet the conditions. */
export function incompleteDocument(rows: number): FieldProblem {
  const place = { column: null, field: null, label: "" };
  return problem(place, "incomplete_document", "warning", msg("row.incomplete", { rows }));
}

/** For a document whose process crashed repeatedly. @param isSlow whether it timed out */
export function neverMade(title: string, isSlow: boolean): FieldProblem {
  const place = { column: null, field: null, label: "" };
  if (isSlow) return problem(place, "render_timeout", "error", msg("row.render.timeout", { title: cut(title) }));
  return problem(place, "render_failed", "error", msg("row.render.failed", { title: cut(title) }));
}

/** A problem at a place, with what's wrong as `detail`. */
export function problem(
  { column, field, setting }: ProblemPlace,
  code: RowProblem["code"],
  severity: RowProblem["severity"],
  detail: ServerMessage,
): FieldProblem {
  return { column, field, ...(setting && { setting }), code, ...detail, severity };
}

/** The start of a message. */
export function nameOf({ column, label }: ProblemPlace) {
  return { what: column ?? label };
}

/** The start of a message that quotes a cell's text. */
export function withText(place: ProblemPlace, text: string) {
  return { ...nameOf(place), text: cut(text) };
}

/** Shortens a text so that the message fits on one line of a list. */
export function cut(text: string): string {
  return shorten(text.replace(/\s+/g, " "), 60);
}
