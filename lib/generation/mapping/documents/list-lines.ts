import { isSection, linesKey, linesKeyOf, type Merge } from "../../templates/merge.ts";
import type { FieldValue } from "../fit/fit.ts";
import { textOf } from "./row-grouping.ts";

/** The values of a row that its document shows in lists, and the lines of lists within these. */
export type Line = { [name: string]: FieldValue | Line[] };
type List = Merge["lists"][number];

/**
 * The lines of a document's lists, by their keys. A list has nothing to show of a row without any value for it. Rows that
 * agree in the fields of a list around others are one line of it.
 * @param rows of the document
 */
export function listLines(lists: readonly List[], rows: readonly Line[]): Record<string, Line[]> {
  const tagged = lists.filter((list) => !isSection(list)).flatMap(({ fields }) => fields);
  const outermost = lists.filter((list) => isSection(list) && list.within === undefined);
  return {
    [linesKey]: rows.filter((row) => hasValue(row, tagged)),
    ...Object.fromEntries(outermost.map((list) => [linesKeyOf(list), linesOf(list, lists, rows)])),
  };
}

function linesOf(list: List, lists: readonly List[], rows: readonly Line[]): Line[] {
  const own = rows.filter((row) => hasValue(row, fieldsWithin(list, lists)));
  const inner = lists.filter(({ within }) => within === list.name);
  if (inner.length === 0) return own;
  const groups = Map.groupBy(own, (row) => JSON.stringify(list.fields.map((name) => text(row, name))));
  return Array.from(groups.values(), (group) => ({
    ...group[0],
    ...Object.fromEntries(inner.map((each) => [linesKeyOf(each), linesOf(each, lists, group)])),
  }));
}

const fieldsWithin = (list: List, lists: readonly List[]): string[] => [
  ...list.fields,
  ...lists.filter(({ within }) => within === list.name).flatMap((each) => fieldsWithin(each, lists)),
];

const hasValue = (row: Line, fields: readonly string[]) => fields.some((name) => text(row, name) !== "");

const text = (row: Line, name: string) => textOf((row[name] as FieldValue | undefined) ?? null);
