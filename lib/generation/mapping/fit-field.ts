import { limits } from "#lib/contracts/limits.ts";
import type { FieldMapping } from "#lib/contracts/session.ts";
import { toldLabel } from "#lib/messages/told.ts";
import type { Cell, Row } from "../spreadsheet/table.ts";
import { looksLikeDate, parseDateText } from "../spreadsheet/typed-text.ts";
import { hasRestoredZeros } from "./bar-code.ts";
import { shownText } from "./clean-text.ts";
import { compileFieldSource, type FieldSource } from "./field-source.ts";
import type { FoundPicture } from "./find-picture.ts";
import type { FieldValue, Fit } from "./fit.ts";
import { withoutField } from "./mapped-column.ts";
import { compileCode, textOfCode } from "./read-code.ts";
import { readNumber, readPercent } from "./read-number.ts";
import type { FieldTexts } from "./row-pattern.ts";
import {
  brokenValue,
  errorCell,
  type FieldProblem,
  freeDate,
  inexactCell,
  inexactNumber,
  missingPicture,
  missingValue,
  noCode,
  noPictures,
  notADate,
  notANumber,
  type ProblemPlace,
  pictureOfSeveral,
  textTooLong,
  unreadablePicture,
  zerosRestored,
} from "./row-problems.ts";

/** A field of one row: its text for patterns that name it, its value for the template, and what is wrong with it. */
interface FittedField {
  text: string;
  value: FieldValue;
  problem: FieldProblem | null;
}

type Field = Fit["template"]["fields"][number];

interface CompiledField {
  /** The columns that go into it, by index. */
  columns: number[];
  /** What filters could not read is added to `problems`. */
  read(row: Row, texts: FieldTexts, problems: FieldProblem[]): FittedField;
}

/** What belongs to one run over a table and is shared by all fields. */
interface FieldFit extends Fit {
  formatDate(iso: string): string;
  /** Left out where the session has no pictures. */
  findPicture?: (text: string) => FoundPicture;
}

/**
 * Makes the function that reads one mapped field of a row, and names the columns that it reads.
 *
 * @throws PatternError or Error for a mapping that `validateFit` does not pass
 */
export function compileField(field: Field, mapping: FieldMapping, fit: FieldFit): CompiledField {
  const source = compileFieldSource(
    mapping,
    { ...fit, template: withoutField(fit.template, field.name) },
    field.collects === true,
  );
  const place = { column: source.column, field: field.name, label: toldLabel(fit.template.id, field) };
  const readValue = valueReader(field, source, fit);
  const columnName = (index: number) => fit.columns[index]?.name ?? null;
  const most = mostCharacters(field);
  const codeOf = compileCode(field, fit, numbersBeside(source));
  const unreadableCode = (at: ProblemPlace, text: string) => {
    const code = codeOf(text);
    if (!("wording" in code)) throw new Error("A code that can be made is told of as one that cannot");
    return noCode(at, text, code);
  };
  const picture = pictureProblem(fit);
  const unreadable = { text: missingValue, code: unreadableCode, number: notANumber, percent: notANumber, picture };
  const withoutValue = (text: string): FittedField =>
    field.type === "date"
      ? fitFreeDate(text, source, place)
      : { text, value: null, problem: unreadable[field.type](place, text) };

  const inexactProblem = (row: Row) => {
    const inexact = inexactCell(row, source.columns);
    return inexact && inexactNumber({ ...place, column: columnName(inexact.column) }, inexact.text);
  };

  const read: CompiledField["read"] = (row, texts, problems) => {
    const broken = errorCell(row, source.columns);
    const problem = broken
      ? brokenValue({ ...place, column: columnName(broken.column) }, broken.text, field.required)
      : inexactProblem(row);
    if (broken && field.required) return { text: "", value: null, problem };
    const cell = source.cellOf(row, texts, problems);
    const text = field.type === "code" ? textOfCode(cell, shownText(cell)) : shownText(cell);
    if (text === "") return { text, value: null, problem: problem ?? (field.required ? missingValue(place) : null) };
    if (text.length > most) return { text: "", value: null, problem: textTooLong(place, text, most) };
    const value = readValue(cell, text);
    if (value === null) return withoutValue(text);
    const restored = field.type === "code" ? restoredZeros(place, text, value) : null;
    return { text: field.type === "date" ? String(value) : text, value, problem: problem ?? restored };
  };
  return { columns: source.columns, read };
}

function mostCharacters({ type, collects }: Field): number {
  // A code has its own limit: how much fits into a symbol.
  if (type === "code") return limits.cellCharacters;
  return collects ? limits.collectedCharacters : limits.valueCharacters;
}

/** Gives null for a cell that is not empty and cannot be read; any text can. */
function valueReader(field: Field, source: FieldSource, fit: FieldFit): (cell: Cell, text: string) => FieldValue {
  const { formatDate } = fit;
  const typed = (cell: Cell, text: string) => (typeof cell === "string" ? text : cell);
  switch (field.type) {
    case "text":
      return (_cell, text) => text;
    case "number":
      return (cell, text) => readNumber(typed(cell, text), source.reading);
    case "percent":
      return (cell, text) => readPercent(typed(cell, text), source.reading);
    case "date":
      return (cell, text) => dateValue(typed(cell, text), source, formatDate);
    case "code":
      return codeReader(compileCode(field, fit, numbersBeside(source)));
    case "picture":
      return pictureReader(field, fit);
  }
}

function dateValue(cell: Cell, source: FieldSource, formatDate: (iso: string) => string): string | null {
  if (typeof cell === "object") return cell.kind === "date" ? formatDate(cell.value) : null;
  const iso = parseDateText(cell, source.reading.dateOrder);
  return iso === null ? null : formatDate(iso);
}

/** "Spring 2026" is as good as a date, save in a column of dates; 31/02/2026 is wrong anywhere. */
function fitFreeDate(text: string, { column, type }: FieldSource, place: ProblemPlace): FittedField {
  if (type === "date" || looksLikeDate(text)) return { text, value: null, problem: notADate(place, text) };
  // What the visitor wrote for all rows is meant.
  return { text, value: text, problem: column === null ? null : freeDate(place, text) };
}

/** What a text of several columns holds is no longer a number of one of them. */
function numbersBeside({ column, reading }: FieldSource) {
  return column === null ? undefined : reading.tradeNumbers;
}

function restoredZeros(place: ProblemPlace, text: string, value: FieldValue): FieldProblem | null {
  const isRestored = typeof value === "object" && value && "kind" in value && hasRestoredZeros(value, text);
  return isRestored ? zerosRestored(place, text, value.text) : null;
}

function codeReader(codeOf: ReturnType<typeof compileCode>): (cell: Cell, text: string) => FieldValue {
  return (_cell, text) => {
    const code = codeOf(text);
    return "wording" in code ? null : code;
  };
}

function pictureReader({ label }: Field, { findPicture }: FieldFit): (cell: Cell, text: string) => FieldValue {
  return (_cell, text) => {
    const found = findPicture?.(text);
    return found && "index" in found ? { text, picture: found.index, alt: label } : null;
  };
}

/** Says why a text names no picture. */
function pictureProblem({ findPicture }: FieldFit): (place: ProblemPlace, text: string) => FieldProblem {
  return (place, text) => {
    if (!findPicture) return noPictures(place, text);
    const found = findPicture(text);
    if (found && "several" in found) return pictureOfSeveral(place, text, found.several);
    return found && "unreadable" in found ? unreadablePicture(place, text) : missingPicture(place, text);
  };
}
