import type { FieldMapping } from "#lib/contracts/sessions/choices.ts";
import type { ColumnType } from "#lib/contracts/sessions/source.ts";
import type { Cell, ColumnReading, Row } from "../../spreadsheet/table.ts";
import { nameScope } from "../pattern/name-scope.ts";
import { parsePattern } from "../pattern/parse-pattern.ts";
import type { FieldTexts } from "../pattern/pattern-hole.ts";
import { compileRowPattern, type RowPattern } from "../pattern/row-pattern.ts";
import type { FieldProblem } from "../problems/row-problems.ts";
import { shownText } from "../values/clean-text.ts";
import { localeReading } from "../values/locale.ts";
import type { Fit } from "./fit.ts";
import { mappedColumn, withoutField } from "./mapped-column.ts";

/** Where a field's value comes from: one column unchanged, or a text that combines several. */
export interface FieldSource {
  /** The columns that it reads, by index. */
  columns: number[];
  /** The column's name and type; null for a text. */
  column: string | null;
  type: ColumnType | null;
  reading: ColumnReading;
  /** Adds values that filters could not read to `problems`. */
  cellOf(row: Row, texts: FieldTexts, problems: FieldProblem[]): Cell;
  /** The values that a text names, each with its column if it is one; empty for a column or a text by line. */
  parts: RowPattern["named"];
  /** For a typed field made of several parts: its text, with numbers and dates in canonical form. Null for a column. */
  write: RowPattern["write"] | null;
}

/**
 * @param byLine whether to drop lines of a text in which every value is empty
 * @throws PatternError or Error for a mapping that fails `validateFit`
 */
export function compileFieldSource(mapping: FieldMapping, fit: Fit, byLine = false): FieldSource {
  const index = mappedColumn(mapping, fit);
  const column = index === null ? undefined : fit.columns[index];
  if (index !== null && column) {
    const reading = fit.readings[index] ?? localeReading(fit.output.locale);
    return {
      columns: [index],
      column: column.name,
      type: column.type,
      reading,
      cellOf: (row) => row.cells[index] ?? "",
      write: null,
      parts: [],
    };
  }
  if ("column" in mapping) throw new Error(`There is no column "${mapping.column}"`);
  return textSource(byLine ? mapping.text.split("\n") : [mapping.text], fit);
}

function textSource(texts: string[], fit: Fit): FieldSource {
  const patterns = texts.map((text) => compileRowPattern(text, fit));
  const columns = patterns.flatMap((pattern) => pattern.columns);
  const [only] = patterns;
  return {
    write: only?.write ?? null,
    parts: patterns.length === 1 ? (only?.named ?? []) : [],
    columns,
    column: null,
    type: null,
    reading: textReading(columns, fit),
    cellOf: (row, texts, problems) => {
      const [only = "", ...others] = patterns.map(({ read }) => read(row, texts, problems));
      if (others.length === 0) return only;
      const lines = [only, ...others].map(shownText);
      return lines.filter((line) => line !== "").join("\n");
    },
  };
}

/**
 * If a text joins day, month and year from several columns, their order stays open unless a column has dates itself.
 */
function textReading([first, ...others]: number[], { columns, readings, output }: Fit): ColumnReading {
  const reading = (first !== undefined && readings[first]) || localeReading(output.locale);
  const isJoined = others.length > 0 && columns[first ?? -1]?.type !== "date";
  return isJoined ? { ...reading, mixedOrders: "left" } : reading;
}

/** The fields that a field's text names; empty for a column. */
export function fieldsNamedBy(field: string, fit: Pick<Fit, "columns" | "template" | "mapping">): string[] {
  const mapping = fit.mapping[field];
  if (!mapping || "column" in mapping) return [];
  const { fields } = withoutField(fit.template, field);
  return parsePattern(mapping.text, nameScope(fit.columns, fields)).flatMap((part) =>
    "target" in part && "field" in part.target ? [part.target.field] : [],
  );
}
