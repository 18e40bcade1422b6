import { limits } from "#lib/contracts/limits.ts";
import type { FieldMapping } from "#lib/contracts/sessions/choices.ts";
import { labelMessage } from "#lib/messages/server-message.ts";
import type { Row } from "../../spreadsheet/table.ts";
import { discountUnit, isNoDiscount } from "../discounts/read-discount.ts";
import type { FieldTexts } from "../pattern/pattern-hole.ts";
import { type FieldProblem, type ProblemPlace, textTooLong } from "../problems/row-problems.ts";
import { currencyMark } from "../values/amounts/read-number.ts";
import { shownText } from "../values/clean-text.ts";
import { textOfCode } from "../values/codes/read-code.ts";
import { documentCell } from "../values/document-cell.ts";
import { compileFieldProblems, isNeeded, isWritten } from "./field-problems.ts";
import { compileFieldSource } from "./field-source.ts";
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
  const most = mostCharacters(field);
  const write = isWritten(field)
    ? (source.write?.(field.type === "date" ? "date" : "number", source.reading) ?? null)
    : null;
  const problemOf = compileFieldProblems(field, source, fit, place, unit);

  const read: CompiledField["read"] = (row, texts, problems) => {
    const { problem, isUnreadable } = problemOf.cells(row);
    if (isUnreadable) return { text: "", value: null, problem };
    const cell = source.cellOf(row, texts, problems);
    const text = field.type === "code" ? textOfCode(cell, shownText(cell)) : shownText(cell);
    if (text === "") return { text, value: null, problem: problem ?? problemOf.noText() };
    if (text.length > most) return { text: "", value: null, problem: textTooLong(place, text, most) };
    const typed = typeof cell === "object" ? cell : (write?.(row, texts, []) ?? text);
    if (field.discount !== undefined && isNoDiscount(typed, source.reading)) return { text: "", value: null, problem };
    if (field.type === "date") {
      const fitted = fitDate(typed, text, source, place, fit.formatDate);
      return { ...fitted, problem: fitted.problem ?? problem };
    }
    const shown = inDocument ? shownText(inDocument(cell)) : text;
    if (field.type === "text")
      return { text: shown, value: shown, problem: problem ?? problemOf.parts(row, texts, text) };
    const value = readValue(typed, text);
    if (value === null) {
      // An optional image leaves its place empty.
      const isLeftOut = field.type === "picture" && !isNeeded(field);
      const left = isLeftOut ? { text, picture: null, alt: "" } : null;
      return { text, value: left, problem: problemOf.noValue(text, typed) };
    }
    const mark = field.currency === undefined ? null : currencyMark(typed);
    return { text: shown, value, problem: problem ?? problemOf.doubt(text, typed, value), mark };
  };
  return { columns: source.columns, place, read };
}

function mostCharacters({ type, collects, mayBeEmpty }: Field): number {
  // Codes have their own limit: what fits into a symbol.
  if (type === "code") return limits.cellCharacters;
  return collects || mayBeEmpty ? limits.collectedCharacters : limits.valueCharacters;
}
