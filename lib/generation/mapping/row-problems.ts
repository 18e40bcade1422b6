import { limits } from "#lib/contracts/limits.ts";
import type { RowProblem } from "#lib/contracts/row-problem.ts";
import type { ColumnType } from "#lib/contracts/session.ts";
import type { Cell, Row } from "../spreadsheet/table.ts";

/** What is wrong with a field of a row, before the row is added. */
export type FieldProblem = Omit<RowProblem, "row" | "sheetRow">;

type TypedCell = Exclude<Cell, string>;

/** Where a value comes from: the column's name where it has one, else the field's label stands in the message. */
export interface ProblemPlace {
  column: string | null;
  field: string | null;
  label: string;
}

export function missingValue(place: ProblemPlace): FieldProblem {
  return problem(place, "required_value_missing", "error", "is empty, and no document can be made without it.");
}

interface FoundCell {
  /** Its index in the row. */
  column: number;
  text: string;
}

/** The first of a row's cells, among those of `columns` (indices), that is as wanted. */
function findCell(row: Row, columns: readonly number[], isWanted: (cell: TypedCell) => boolean): FoundCell | null {
  for (const column of columns) {
    const cell: Cell | undefined = row.cells[column];
    if (typeof cell === "object" && isWanted(cell)) return { column, text: cell.text };
  }
  return null;
}

/** The first cell that holds an error value such as #N/A. */
export function errorCell(row: Row, columns: readonly number[]): FoundCell | null {
  return findCell(row, columns, ({ kind }) => kind === "error");
}

/** The first cell whose number has more digits than a double keeps. */
export function inexactCell(row: Row, columns: readonly number[]): FoundCell | null {
  return findCell(row, columns, (cell) => cell.kind === "number" && cell.exact === false);
}

export function brokenValue(place: ProblemPlace, text: string, required: boolean): FieldProblem {
  const end = required ? "correct it in the sheet." : "it was left empty.";
  return problem(place, "error_cell", required ? "error" : "warning", `shows the error ${text}; ${end}`);
}

export function inexactNumber(place: ProblemPlace, text: string): FieldProblem {
  const end = `is the number ${quoted(text)} in the file, of which spreadsheet programs keep 15 digits. Check it; to keep all digits, format the column as text and type it again.`;
  return problem(place, "number_not_exact", "warning", end);
}

export function notANumber(place: ProblemPlace, text: string): FieldProblem {
  return problem(place, "not_a_number", "error", `is ${quoted(text)}, which is not a number.`);
}

/** Of a value in a text, which a filter of that text takes for a number. */
export function freeNumber(place: ProblemPlace, text: string): FieldProblem {
  const end = `is ${quoted(text)}, which is not a number; it was left as it is.`;
  return problem(place, "not_a_number", "warning", end);
}

export function notADate(place: ProblemPlace, text: string): FieldProblem {
  return problem(place, "not_a_date", "error", `is ${quoted(text)}, which is not a date.`);
}

export function freeDate(place: ProblemPlace, text: string): FieldProblem {
  return problem(place, "not_a_date", "warning", `is ${quoted(text)}, which is not a date; it was left as it is.`);
}

const oddities: Record<Exclude<ColumnType, "text">, [code: RowProblem["code"], what: string]> = {
  number: ["not_a_number", "a number"],
  currency: ["not_a_number", "an amount"],
  percent: ["not_a_number", "a percentage"],
  date: ["not_a_date", "a date"],
  email: ["not_an_email", "an e-mail address"],
  url: ["not_a_url", "a web address"],
  boolean: ["not_a_boolean", "a yes or no"],
};

/** A value that stands in a document as it is, but is not what its column holds in most rows. */
export function oddValue(place: ProblemPlace, text: string, type: Exclude<ColumnType, "text">): FieldProblem {
  const [code, what] = oddities[type];
  return problem(place, code, "warning", `is ${quoted(text)}, which is not ${what} as in the column's other rows.`);
}

/** A byte that the file's encoding does not have was read as U+FFFD. */
export function unreadableCharacter(place: ProblemPlace, text: string): FieldProblem {
  const end = `is ${quoted(text)}, with a character that could not be read. Choose another encoding, or correct the cell.`;
  return problem(place, "unreadable_character", "warning", end);
}

/** @param most the characters that such a value may have */
export function textTooLong(place: ProblemPlace, text: string, most: number): FieldProblem {
  const end = `has ${text.length} characters; ${most} are the most that a document takes.`;
  return problem(place, "text_too_long", "error", end);
}

/** @param points the smallest size that the template allows */
export function doesNotFit(place: ProblemPlace, points: number): FieldProblem {
  const size = Math.round(points * 10) / 10;
  return problem(place, "text_too_long", "error", `does not fit its place even at ${size} points. Shorten it.`);
}

export function codeDoesNotFit(place: ProblemPlace): FieldProblem {
  const end =
    "needs more room than its place has, to be read by a scanner. Choose a larger label or another kind of code, or shorten it.";
  return problem(place, "text_too_long", "error", end);
}

/** @param fault the end of a sentence that begins with the text */
export function noCode(place: ProblemPlace, text: string, fault: string): FieldProblem {
  return problem(place, "cannot_be_set", "error", `is ${quoted(text)}, which ${fault}`);
}

/** Of what a row fills in for the IBAN of a payment code. */
export function notAnIban(place: ProblemPlace, text: string): FieldProblem {
  const end = `is ${quoted(text)}, which is not an IBAN; the document has no payment code.`;
  return problem(place, "cannot_be_set", "warning", end);
}

/** A field is mapped to pictures, and none were sent. */
export function noPictures(place: ProblemPlace, text: string): FieldProblem {
  const end = `is ${quoted(text)}, but there are no pictures. Upload the ZIP that holds them, or choose nothing for "${place.label}".`;
  return problem(place, "missing_picture", "error", end);
}

export function missingPicture(place: ProblemPlace, text: string): FieldProblem {
  return problem(place, "missing_picture", "error", `is ${quoted(text)}, and no picture in the ZIP has this name.`);
}

export function unreadablePicture(place: ProblemPlace, text: string): FieldProblem {
  return problem(place, "missing_picture", "error", `is ${quoted(text)}, a picture in the ZIP that could not be read.`);
}

export function pictureOfSeveral(place: ProblemPlace, text: string, names: string[]): FieldProblem {
  const end = `is ${quoted(text)}, which could be ${quoted(names[0] ?? "")} or ${quoted(names[1] ?? "")}. Write the picture's path in the ZIP.`;
  return problem(place, "missing_picture", "error", end);
}

export function tooManyRows(place: ProblemPlace, text: string): FieldProblem {
  const end = `is ${quoted(text)} in more than ${limits.rowsPerDocument} rows, which are too many for one document.`;
  return problem(place, "too_many_rows", "error", end);
}

export function inconsistentGroup(place: ProblemPlace, text: string, first: string, firstRow: number): FieldProblem {
  const end = `is ${quoted(text)} here but ${first === "" ? "empty" : quoted(first)} in row ${firstRow}, which the document uses.`;
  return problem(place, "inconsistent_group", "warning", end);
}

function problem(
  { column, field, label }: ProblemPlace,
  code: RowProblem["code"],
  severity: RowProblem["severity"],
  predicate: string,
): FieldProblem {
  return { column, field, code, message: `"${column ?? label}" ${predicate}`, severity };
}

/** Long texts are cut: a message is one line of a list. */
function quoted(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return `"${line.length > 60 ? `${line.slice(0, 59).toWellFormed()}…` : line}"`;
}
