import { limits } from "#lib/contracts/limits.ts";
import type { FieldMapping } from "#lib/contracts/sessions/choices.ts";
import { labelMessage } from "#lib/messages/server-message.ts";
import type { Cell, Row } from "../../spreadsheet/table.ts";
import { type DiscountUnit, discountUnit, isNoDiscount } from "../discounts/read-discount.ts";
import type { FieldTexts } from "../pattern/pattern-hole.ts";
import { type FieldProblem, type ProblemPlace, textTooLong } from "../problems/row-problems.ts";
import { currencyMark } from "../values/amounts/read-number.ts";
import { shownText } from "../values/clean-text.ts";
import { textOfCode } from "../values/codes/read-code.ts";
import { documentCell } from "../values/document-cell.ts";
import { compileFieldProblems, isNeeded, isWritten } from "./field-problems.ts";
import { compileFieldSource, type FieldSource } from "./field-source.ts";
import type { Fit } from "./fit.ts";
import type { FieldFit, FittedField } from "./fitted-field.ts";
import { withoutField } from "./mapped-column.ts";
import { fitDate, valueReader } from "./read-value.ts";

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
  const source = compileFieldSource(
    mapping,
    { ...fit, template: withoutField(fit.template, field.name), ...(isForMachines(field) && { isForMachines: true }) },
    field.collects === true,
  );
  const place = { column: source.column, field: field.name, label: labelMessage(fit.template.id, field) };
  const column = source.column === null ? null : (source.columns[0] ?? null);
  const unit = field.discount === undefined ? null : discountUnit(fit, field.discount, column);
  const problemOf = compileFieldProblems(field, source, fit, place, unit);
  const fitText = compileFittedText({ field, source, fit, place, unit, problemOf });
  const most = mostCharacters(field);

  const read: CompiledField["read"] = (row, texts, problems) => {
    const { problem, isUnreadable } = problemOf.cells(row);
    if (isUnreadable) return { text: "", value: null, problem };
    const cell = source.cellOf(row, texts, problems);
    const text = field.type === "code" ? textOfCode(cell, shownText(cell)) : shownText(cell);
    if (text === "") return { text, value: null, problem: problem ?? problemOf.noText() };
    if (text.length > most) return { text: "", value: null, problem: textTooLong(place, text, most) };
    return fitText({ row, texts, cell, text, problem });
  };
  return { columns: source.columns, place, read };
}

/** Whether machines read the field's value, or look it up, so that it stays as the sheet shows it in any language. */
const isForMachines = ({ type }: Field) => type === "code" || type === "picture";

interface FieldParts {
  field: Field;
  source: FieldSource;
  fit: FieldFit;
  place: ProblemPlace;
  unit: DiscountUnit;
  problemOf: ReturnType<typeof compileFieldProblems>;
}

/**
 * A row's cell for a field, with the text of it, which isn't empty, and what is wrong with the cells that it comes
 * from.
 */
interface ReadText {
  row: Row;
  texts: FieldTexts;
  cell: Cell;
  text: string;
  problem: FieldProblem | null;
}

/** Compiles the function that turns a field's text into the value for the template. */
function compileFittedText({
  field,
  source,
  fit,
  place,
  unit,
  problemOf,
}: FieldParts): (read: ReadText) => FittedField {
  const readValue = valueReader(field, source, fit, unit);
  const kind = field.type === "date" ? "date" : "number";
  const write = isWritten(field) ? (source.write?.(kind, source.reading) ?? null) : null;
  // What a text makes of its columns is in the documents' language already.
  const isInDocument = source.column === null || isForMachines(field);
  const inDocument = isInDocument ? null : documentCell(fit.output.locale);

  // Somebody who combines a date with a time in a text wants both.
  const formatDate =
    field.isDay && source.column !== null ? (iso: string) => fit.formatDate(dayOf(iso)) : fit.formatDate;

  return ({ row, texts, cell, text, problem }) => {
    const typed = typeof cell === "object" ? cell : (write?.(row, texts, []) ?? text);
    if (field.discount !== undefined && isNoDiscount(typed, source.reading)) return { text: "", value: null, problem };
    if (field.type === "date") {
      const fitted = fitDate(typed, text, source, place, formatDate);
      return { ...fitted, problem: fitted.problem ?? problem };
    }
    const shown = inDocument ? shownText(inDocument(cell)) : text;
    if (field.type === "text")
      return { text: shown, value: shown, problem: problem ?? problemOf.parts(row, texts, text) };
    const value = readValue(typed, text);
    if (value === null) {
      // An optional image leaves its place empty.
      const isPlaceEmpty = field.type === "picture" && !isNeeded(field);
      const emptyPlace = isPlaceEmpty ? { text, picture: null, alt: "" } : null;
      return { text, value: emptyPlace, problem: problemOf.noValue(text, typed) };
    }
    const mark = field.currency === undefined ? null : currencyMark(typed);
    return { text: shown, value, problem: problem ?? problemOf.doubt(text, typed, value), mark };
  };
}

function mostCharacters({ type, collects, mayBeEmpty }: Field): number {
  // Codes have their own limit: what fits into a symbol.
  if (type === "code") return limits.cellCharacters;
  return collects || mayBeEmpty ? limits.collectedCharacters : limits.valueCharacters;
}

/** An ISO 8601 date without its time, if it has one. */
const dayOf = (iso: string) => iso.replace(/(?<=^\d{4}-\d\d-\d\d)T.*/, "");
