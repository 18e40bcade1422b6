import type { FieldMapping } from "#lib/contracts/sessions/choices.ts";
import { nameScope } from "../pattern/name-scope.ts";
import { parsePattern } from "../pattern/parse-pattern.ts";
import type { Fit } from "./fit.ts";

/**
 * The index of the column that is a field's unchanged value, or null. A text that is only `{Column}` counts as that
 * column.
 */
export function mappedColumn(mapping: FieldMapping, { columns, template }: Pick<Fit, "columns" | "template">) {
  if ("column" in mapping) {
    const index = columns.findIndex((column) => column.name === mapping.column);
    return index < 0 ? null : index;
  }
  const [only, another] = parsePattern(mapping.text, nameScope(columns, template.fields));
  if (!only || another || !("target" in only) || only.filters.length > 0) return null;
  return "column" in only.target ? only.target.column : null;
}

/** The names of the columns that a field's value is made from. */
export function columnsOf(mapping: FieldMapping, { columns, template }: Pick<Fit, "columns" | "template">): string[] {
  const names = columns.map(({ name }) => name);
  if ("column" in mapping) return names.filter((name) => name === mapping.column);
  return parsePattern(mapping.text, nameScope(columns, template.fields)).flatMap((part) => {
    return "target" in part && "column" in part.target ? (names[part.target.column] ?? []) : [];
  });
}

/** The template without the field itself, so that "{course}" in its text can still be the column "Course". */
export function withoutField(template: Fit["template"], name: string): Fit["template"] {
  return { ...template, fields: template.fields.filter((field) => field.name !== name) };
}
