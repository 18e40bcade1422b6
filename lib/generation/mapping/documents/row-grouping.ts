import { conditionKey, fieldsOfCondition, linesKey, type Merge, valueKey } from "../../templates/merge.ts";
import type { FieldValue, Fit, FittedRow } from "../fit/fit.ts";
import { openLists } from "../merge/open-lists.ts";

/** How rows become documents, which `document-builder.ts` puts together. */
export interface Grouping {
  /** Rows with the same values of these fields form one document. */
  fields: string[];
  /** The names of the values that differ by row. */
  lines: string[];
  /** A Word file's lists. */
  lists: Merge["lists"];
  /** The key of the lines in a document's values. */
  key: string;
}

/**
 * The setting of a Word file with lists: the field by which rows form documents; "" for all fields outside of the
 * lists.
 */
export const groupSetting = "group";

/** How a fit's rows form documents; null if each row is one. */
export function groupOf(fit: Pick<Fit, "template" | "mapping" | "settings">): Grouping | null {
  const { group, merge, fields } = fit.template;
  if (group) return { fields: [group.field], lines: group.lines, lists: [], key: "lines" };
  const lists = openLists(fit);
  if (!merge || lists.length === 0) return null;
  const lines = new Set(lists.flatMap((list) => list.fields));
  const chosen = fit.settings[groupSetting];
  const shared = fields.map(({ name }) => name).filter((name) => !lines.has(name));
  const computed = [
    ...merge.values.filter(({ field }) => lines.has(field)).map(valueKey),
    ...merge.conditions.filter((each) => fieldsOfCondition(each).some((name) => lines.has(name))).map(conditionKey),
  ];
  return {
    fields: typeof chosen === "string" && shared.includes(chosen) ? [chosen] : shared,
    lines: [...lines, ...computed],
    lists,
    key: linesKey,
  };
}

/**
 * The same for all rows of a document. Rows without a group value don't belong together: each becomes a document, with
 * an error if the field is required.
 */
export function documentKey({ fields }: Pick<Grouping, "fields">, { values, row }: FittedRow): string {
  const texts = fields.map((field) => textOf(values[field] ?? null));
  return texts.every((text) => text === "") ? `row ${row}` : `values ${JSON.stringify(texts)}`;
}

/** A field's value as text; "" for an empty one. */
export function textOf(value: FieldValue): string {
  return typeof value === "object" ? (value?.text ?? "") : value;
}
