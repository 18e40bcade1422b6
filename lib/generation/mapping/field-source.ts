import type { ColumnType, FieldMapping } from "#lib/contracts/session.ts";
import type { Cell, ColumnReading, Row } from "../spreadsheet/table.ts";
import type { Fit } from "./fit.ts";
import { localeReading } from "./locale.ts";
import { parsePattern, patternNames, resolveName } from "./pattern.ts";
import { compileRowPattern, type FieldTexts } from "./row-pattern.ts";

/** Where a field's value comes from: one column as it is, or a text made of several. */
export interface FieldSource {
  /** The columns that go into it, by index. */
  columns: number[];
  /** The name and type of the one column; null for a text. */
  column: string | null;
  type: ColumnType | null;
  reading: ColumnReading;
  cellOf(row: Row, texts: FieldTexts): Cell;
}

/** @throws PatternError or Error for a mapping that `validateFit` does not pass */
export function compileFieldSource(mapping: FieldMapping, fit: Fit): FieldSource {
  const index = columnOf(mapping, fit);
  const column = index === null ? undefined : fit.columns[index];
  if (index !== null && column) {
    const reading = fit.readings[index] ?? localeReading(fit.output.locale);
    return {
      columns: [index],
      column: column.name,
      type: column.type,
      reading,
      cellOf: (row) => row.cells[index] ?? "",
    };
  }
  if ("column" in mapping) throw new Error(`There is no column "${mapping.column}"`);
  return textSource(mapping.text, fit);
}

function textSource(text: string, fit: Fit): FieldSource {
  const pattern = compileRowPattern(text, fit);
  const [first] = pattern.columns;
  return {
    columns: pattern.columns,
    column: null,
    type: null,
    reading: (first !== undefined && fit.readings[first]) || localeReading(fit.output.locale),
    cellOf: (row, texts) => (pattern.isEmpty(row, texts) ? "" : pattern.fill(row, texts)),
  };
}

/** A text that is nothing but `{Column}` is the column itself, with the types of its cells. */
function columnOf(mapping: FieldMapping, fit: Fit): number | null {
  if ("column" in mapping) {
    const index = fit.columns.findIndex((column) => column.name === mapping.column);
    return index < 0 ? null : index;
  }
  const [only, another] = parsePattern(mapping.text);
  if (!only || another || !("name" in only)) return null;
  const target = resolveName(only.name, fit.columns, fit.template.fields);
  return target && "column" in target ? target.column : null;
}

/** The fields that a field's text names; empty for a column. */
export function fieldsNamedBy(field: string, fit: Pick<Fit, "columns" | "template" | "mapping">): string[] {
  const mapping = fit.mapping[field];
  if (!mapping || "column" in mapping) return [];
  const { fields } = withoutField(fit.template, field);
  return patternNames(parsePattern(mapping.text)).flatMap((name) => {
    const target = resolveName(name, fit.columns, fields);
    return target && "field" in target ? [target.field] : [];
  });
}

/** What the text of a field may name: not the field itself, so that "{course}" there can still be the column "Course". */
export function withoutField(template: Fit["template"], name: string): Fit["template"] {
  return { ...template, fields: template.fields.filter((field) => field.name !== name) };
}
