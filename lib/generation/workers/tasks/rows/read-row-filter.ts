import { type Grouping, groupOf } from "#lib/generation/mapping/documents/row-grouping.ts";
import { compileFit } from "#lib/generation/mapping/fit/compile-fit.ts";
import type { Fit } from "#lib/generation/mapping/fit/fit.ts";
import { createRowFilter } from "#lib/generation/mapping/row-conditions/row-filter.ts";
import {
  createSharedCellFinder,
  noSharedCells,
  type SharedCells,
} from "#lib/generation/mapping/row-conditions/shared-cells.ts";
import type { Row } from "#lib/generation/spreadsheet/table.ts";
import type { Assignment, TableFile } from "../../protocol.ts";
import { readRows } from "./table-file.ts";

/** Tells whether a row meets an assignment's conditions. */
export async function readRowFilter(table: TableFile, assignment: Assignment): Promise<(row: Row) => boolean> {
  const { fit, rows } = assignment;
  const filter = createRowFilter(fit, rows.where);
  const { complete } = await readSharedCells(table, assignment, conditionColumns(assignment));
  return (row) => filter.keeps(complete(row));
}

/** The columns of an assignment's conditions, by index. */
export function conditionColumns({
  fit: { columns },
  rows: { where = [] },
}: Pick<Assignment, "fit" | "rows">): number[] {
  return where.map(({ column }) => columns.findIndex(({ name }) => name === column));
}

/**
 * The cells of these columns that documents share. If rows form documents, this reads the whole table, also outside of
 * the range: a document's first row may be there.
 */
export async function readSharedCells(
  table: TableFile,
  { fit, rows }: Pick<Assignment, "fit" | "rows">,
  columns: readonly number[],
): Promise<SharedCells> {
  const group = groupOf(fit);
  if (!group || columns.length === 0) return noSharedCells;
  const finder = createSharedCellFinder(group, compileFit(groupFit(fit, group)), [...new Set(columns)]);
  for await (const row of readRows(table, { from: 1, to: fit.rowCount ?? rows.to })) finder.add(row);
  return finder.finish();
}

/** Fits nothing but the fields that tell documents apart, in a third of the time. Texts may need the other fields. */
function groupFit(fit: Fit, { fields }: Grouping): Fit {
  if (fields.some((name) => "text" in (fit.mapping[name] ?? {}))) return fit;
  const { creditTitle: _, ...template } = fit.template;
  const own = template.fields.filter(({ name }) => fields.includes(name));
  return {
    ...fit,
    template: { ...template, fields: own, settings: [], group: null, merge: null, documentTitle: "" },
    output: { ...fit.output, filename: "" },
  };
}
