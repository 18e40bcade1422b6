import { labelMessage } from "#lib/messages/server-message.ts";
import type { Cell, ColumnReading, Row } from "../../spreadsheet/table.ts";
import type { Fit } from "../fit/fit.ts";
import { mappedColumn, withoutField } from "../fit/mapped-column.ts";
import { freeDate } from "../problems/date-problems.ts";
import { type FieldProblem, freeNumber, type ProblemPlace } from "../problems/row-problems.ts";
import { doubtfulNumber, freeAmount, percentLeft } from "../values/amounts/number-problems.ts";
import { percentDoubt } from "../values/amounts/read-number.ts";
import { shownText } from "../values/clean-text.ts";
import { documentCell } from "../values/document-cell.ts";
import { localeReading } from "../values/locale.ts";
import { ambiguityOf, readDate } from "../values/read-date.ts";
import { applyFilters } from "./filters/apply-filters.ts";
import type { Filter } from "./filters/filter.ts";
import { cleanedCell } from "./filters/number-filters.ts";
import type { Hole } from "./parse-pattern.ts";

interface CompiledHole {
  /** The index of the named column; null for a field. */
  column: number | null;
  place: ProblemPlace;
  read(row: Row, texts: FieldTexts, problems: FieldProblem[]): Cell;
  /** The same for a typed field: for a named field, returns the cell that it was made from. */
  readCell: CompiledHole["read"];
  /** How to read its texts as numbers or dates. */
  reading: ColumnReading;
}

/** Compiles the function that reads a named value from a row and passes it through its filters. */
export function compileHole({ target, filters: makers }: Hole, fit: Fit): CompiledHole {
  const column = "column" in target ? target.column : null;
  const { place, source, reading } =
    "column" in target ? columnSource(target.column, fit) : fieldSource(target.field, fit);
  const inDocument = fit.isForMachines ? (cell: Cell) => cell : documentCell(fit.output.locale);
  if (makers.length === 0) {
    const ofField = "field" in target && !fit.isForMachines ? target.field : null;
    const plain: CompiledHole["read"] = (row, texts) =>
      ofField === null ? inDocument(source(row, texts)) : (texts[ofField] ?? "");
    return { column, place, read: plain, readCell: source, reading };
  }
  const filters = makers.map((make) => make(fit.output.locale, reading));
  const readsDates = filters.some(({ expects }) => expects === "date");
  const read: CompiledHole["read"] = (row, texts, problems) => {
    const add = (problem: FieldProblem) => {
      const isSame = ({ code, column, field }: FieldProblem) =>
        code === problem.code && column === place.column && (column !== null || field === place.field);
      if (!problems.some(isSame)) problems.push(problem);
    };
    const cell = source(row, texts);
    const ambiguity = readsDates && ambiguityOf(readDate(cleanedCell(cell), reading), place, shownText(cell));
    if (ambiguity) add(ambiguity);
    return applyFilters(
      filters,
      cell,
      (expected, text) => {
        const isUnclear = expected === "percent" && percentDoubt(cleanedCell(cell), reading) === "unclear";
        if (isUnclear) add(percentLeft(place, text));
        else if (expected !== "date" || !ambiguity) add(unread[expected](place, text));
      },
      (expected) => {
        const doubt = doubtOf(expected, place, cleanedCell(cell), reading);
        if (doubt) add(doubt);
      },
      inDocument,
    );
  };
  return { column, place, read, readCell: read, reading };
}

/** The problem to report if a filter cannot read a value; a filter that expects text can read any. */
const unread = { text: freeNumber, number: freeNumber, percent: freeNumber, amount: freeAmount, date: freeDate };

/** The warning that a field of this type would report for a cell that it reads. */
function doubtOf(expected: Filter["expects"], place: ProblemPlace, cell: Cell, reading: ColumnReading) {
  if (expected === "text" || expected === "date") return null;
  if (expected === "amount") return doubtfulNumber({ type: "number", currency: "" }, place, cell, reading);
  return doubtfulNumber({ type: expected }, place, cell, reading);
}

interface HoleSource {
  place: ProblemPlace;
  /** How to read its texts as numbers or dates. */
  reading: ColumnReading;
  source(row: Row, texts: FieldTexts): Cell;
}

function columnSource(index: number, { columns, readings, output }: Fit): HoleSource {
  const name = columns[index]?.name ?? "";
  return {
    place: { column: name, field: null, label: name },
    reading: readings[index] ?? localeReading(output.locale),
    source: ({ cells }) => cells[index] ?? "",
  };
}

/**
 * A field's text may be a formatted date: the cell that it was made from still has the exact day. Its text is already
 * in the documents' language.
 */
function fieldSource(name: string, fit: Fit): HoleSource {
  const field = fit.template.fields.find((each) => each.name === name);
  const mapping = fit.mapping[name];
  const index = mapping ? mappedColumn(mapping, { ...fit, template: withoutField(fit.template, name) }) : null;
  // The text of several columns is a formatted date if it could be read; otherwise its order stays open.
  const joined: ColumnReading = { ...localeReading(fit.output.locale), mixedOrders: "left" };
  const reading = (index !== null && fit.readings[index]) || joined;
  return {
    place: {
      column: fit.columns[index ?? -1]?.name ?? null,
      field: name,
      label: field ? labelMessage(fit.template.id, field) : name,
    },
    reading,
    source({ cells }, texts) {
      const text = texts[name] ?? "";
      const cell = cells[index ?? -1] ?? "";
      if (text === "") return "";
      if (typeof cell === "object") {
        if (cell.kind === "error") return text;
        // A date's text is how documents write it, which its format would undo.
        return fit.isForMachines && field?.type !== "date" ? cell : { ...cell, text, format: undefined };
      }
      const iso = field?.type === "date" ? readDate(cleanedCell(cell), reading).iso : null;
      return iso === null ? text : { kind: "date", value: iso, text };
    },
  };
}

/** A row's field texts, by field name; missing fields are empty. */
export type FieldTexts = Record<string, string>;
