import { limits } from "#lib/contracts/limits.ts";
import type { FieldMapping } from "#lib/contracts/sessions/choices.ts";
import { labelMessage } from "#lib/messages/server-message.ts";
import type { Cell, Row } from "../../spreadsheet/table.ts";
import { discountUnit, isNoDiscount, wrongDiscount } from "../discounts/read-discount.ts";
import type { FieldTexts } from "../pattern/pattern-hole.ts";
import {
  brokenValue,
  emptyValue,
  errorCell,
  type FieldProblem,
  inexactCell,
  inexactNumber,
  missingPart,
  missingPicture,
  missingValue,
  noCode,
  noPictures,
  notADate,
  type ProblemPlace,
  pictureOfSeveral,
  textTooLong,
  unreadablePicture,
  zerosRestored,
} from "../problems/row-problems.ts";
import { doubtfulNumber, wrongNumber } from "../values/amounts/number-problems.ts";
import { currencyMark } from "../values/amounts/read-number.ts";
import { shownText } from "../values/clean-text.ts";
import { hasRestoredZeros } from "../values/codes/bar-code.ts";
import { compileCode, textOfCode } from "../values/codes/read-code.ts";
import { documentCell } from "../values/document-cell.ts";
import type { FieldFit, FittedField } from "./field-fit.ts";
import { compileFieldSource, type FieldSource } from "./field-source.ts";
import type { FieldValue, Fit } from "./fit.ts";
import { withoutField } from "./mapped-column.ts";
import { fitDate, tradeNumbersFor, valueReader } from "./read-value.ts";

type Field = Fit["template"]["fields"][number];

interface CompiledField {
  /** The columns that it reads, by index. */
  columns: number[];
  place: ProblemPlace;
  /** Adds values that filters could not read to `problems`. */
  read(row: Row, texts: FieldTexts, problems: FieldProblem[]): FittedField;
}

/**
 * Compiles the function that reads one mapped field from a row, and lists the columns that it reads.
 *
 * @throws PatternError or Error for a mapping that fails `validateFit`
 */
export function compileField(field: Field, mapping: FieldMapping, fit: FieldFit): CompiledField {
  const isForMachines = field.type === "code" || field.type === "picture";
  const source = compileFieldSource(
    mapping,
    { ...fit, template: withoutField(fit.template, field.name), ...(isForMachines && { isForMachines }) },
    field.collects === true,
  );
  // What a text makes of its columns is in the documents' language already.
  const inDocument = source.column === null || isForMachines ? null : documentCell(fit.output.locale);
  const place = { column: source.column, field: field.name, label: labelMessage(fit.template.id, field) };
  const unit =
    field.discount === undefined
      ? null
      : discountUnit(fit, field.discount, source.column === null ? null : (source.columns[0] ?? null));
  const readValue = valueReader(field, source, fit, unit);
  const columnName = (index: number) => fit.columns[index]?.name ?? null;
  const most = mostCharacters(field);
  const codeOf = compileCode(field, fit, tradeNumbersFor(source));
  const unreadableCode = (at: ProblemPlace, text: string) => {
    const code = codeOf(text);
    if (!("wording" in code)) throw new Error("A code that can be made was reported as one that cannot");
    return noCode(at, text, code);
  };
  const picture = pictureProblem(fit);
  const unreadable = { text: missingValue, code: unreadableCode, date: notADate, picture };
  const withoutValue = (text: string, cell: Cell): FittedField => {
    const { type } = field;
    if (field.discount !== undefined)
      return { text, value: null, problem: wrongDiscount(place, cell, source.reading, unit) };
    const isNumber = type === "number" || type === "percent";
    if (isNumber) return { text, value: null, problem: wrongNumber(type, place, cell, source.reading) };
    const problem = unreadable[type](place, text);
    if (type !== "picture") return { text, value: null, problem };
    if (isNeeded(field)) return { text, value: null, problem: { ...problem, severity: "error" } };
    return { text, value: { text, picture: null, alt: "" }, problem };
  };
  const write = isWritten(field)
    ? (source.write?.(field.type === "date" ? "date" : "number", source.reading) ?? null)
    : null;
  const isTyped = field.type !== "text";

  const inexactProblem = (row: Row) => {
    const inexact = inexactCell(row, source.columns);
    return inexact && inexactNumber({ ...place, column: columnName(inexact.column) }, inexact.text);
  };

  const emptyProblem = () => {
    if (isNeeded(field)) return missingValue(place);
    return isExpected ? emptyValue(place) : null;
  };
  const isExpected = field.expected || (field.mayBeEmpty && isMostlyFilled(source.columns[0] ?? null, fit));
  const parts = usualParts(source, fit);
  const partProblem = (row: Row, texts: FieldTexts, text: string) => {
    const empty = parts.find((part) => shownText(part.read(row, texts, [])) === "");
    return empty ? missingPart(empty.place, place, text) : null;
  };

  const read: CompiledField["read"] = (row, texts, problems) => {
    const broken = errorCell(row, source.columns);
    const problem = broken
      ? brokenValue({ ...place, column: columnName(broken.column) }, broken.text, field.required || isTyped)
      : inexactProblem(row);
    if (broken && (field.required || isTyped)) return { text: "", value: null, problem };
    const cell = source.cellOf(row, texts, problems);
    const text = field.type === "code" ? textOfCode(cell, shownText(cell)) : shownText(cell);
    if (text === "") return { text, value: null, problem: problem ?? emptyProblem() };
    if (text.length > most) return { text: "", value: null, problem: textTooLong(place, text, most) };
    const typed = typeof cell === "object" ? cell : (write?.(row, texts, []) ?? text);
    if (field.discount !== undefined && isNoDiscount(typed, source.reading)) return { text: "", value: null, problem };
    if (field.type === "date") {
      const fitted = fitDate(typed, text, source, place, fit.formatDate);
      return { ...fitted, problem: fitted.problem ?? problem };
    }
    const shown = inDocument ? shownText(inDocument(cell)) : text;
    if (field.type === "text") return { text: shown, value: shown, problem: problem ?? partProblem(row, texts, text) };
    const value = readValue(typed, text);
    if (value === null) return withoutValue(text, typed);
    const doubt = () => {
      if (field.type === "code") return restoredZeros(place, text, value);
      const isPercent = typeof value === "string" && value.endsWith("%");
      const read = field.discount !== undefined && isPercent ? { ...field, type: "percent" as const } : field;
      return isWritten(field) ? doubtfulNumber(read, place, typed, source.reading) : null;
    };
    const mark = field.currency === undefined ? null : currencyMark(typed);
    return { text: shown, value, problem: problem ?? doubt(), mark };
  };
  return { columns: source.columns, place, read };
}

/** A part that more rows than this lack is not missed: few people have a middle name. */
const mostEmpty = 0.2;

/** The columns that a text is made of and that nearly all rows fill, if there are several. */
function usualParts({ parts }: FieldSource, { columns, rowCount }: Fit): FieldSource["parts"] {
  const isUsual = ({ column }: FieldSource["parts"][number]) => isMostlyFilled(column, { columns, rowCount });
  return parts.length > 1 ? parts.filter(isUsual) : [];
}

function isMostlyFilled(
  column: number | null,
  { columns, rowCount }: Pick<Fit, "columns"> & { rowCount?: number | undefined },
) {
  const empty = columns[column ?? -1]?.empty;
  return empty !== undefined && (rowCount === undefined || empty <= rowCount * mostEmpty);
}

/** Whether a row without a value gets no document. */
const isNeeded = ({ required, mayBeEmpty = false }: Field) => required && !mayBeEmpty;

function mostCharacters({ type, collects, mayBeEmpty }: Field): number {
  // Codes have their own limit: what fits into a symbol.
  if (type === "code") return limits.cellCharacters;
  return collects || mayBeEmpty ? limits.collectedCharacters : limits.valueCharacters;
}

/** Whether the field is a number or a date, which a text of several columns contains in canonical form. */
function isWritten({ type }: Field): boolean {
  return type === "number" || type === "percent" || type === "date";
}

function restoredZeros(place: ProblemPlace, text: string, value: FieldValue): FieldProblem | null {
  const isRestored = typeof value === "object" && value && "kind" in value && hasRestoredZeros(value, text);
  return isRestored ? zerosRestored(place, text, value.text) : null;
}

/** Explains why a text does not identify an image. */
function pictureProblem({ findPicture }: FieldFit): (place: ProblemPlace, text: string) => FieldProblem {
  return (place, text) => {
    if (!findPicture) return noPictures(place, text);
    const found = findPicture(text);
    if (found && "several" in found) return pictureOfSeveral(place, text, found.several);
    return found && "unreadable" in found ? unreadablePicture(place, text) : missingPicture(place, text);
  };
}
