import type { RowChoice } from "#lib/contracts/sessions/choices.ts";
import type { RowCounts } from "#lib/contracts/sessions/row-conditions.ts";
import type { Row } from "../../spreadsheet/table.ts";
import type { Fit } from "../fit/fit.ts";
import { isCancelled } from "./cancelled-words.ts";
import { createRowFilter } from "./row-filter.ts";
import { valueKey } from "./value-key.ts";

interface RowCensus {
  /** Counts a row, and tells whether it meets the conditions. */
  keeps(row: Row): boolean;
  counts(): RowCounts;
}

/** So that the page can name them all. */
const mostColumns = 3;

/** Counts the rows that meet the conditions and, among them, those that are marked as cancelled. */
export function createRowCensus(fit: Pick<Fit, "columns" | "readings">, { where }: RowChoice): RowCensus {
  const filter = createRowFilter(fit, where);
  const marking = markingColumns(fit);
  let of = 0;
  let kept = 0;
  return {
    keeps(row) {
      of += 1;
      const isKept = filter.keeps(row);
      if (!isKept) return false;
      kept += 1;
      for (const { index, byKey } of marking) {
        const marked = byKey.get(valueKey(row.cells[index] ?? ""));
        if (marked) marked.count += 1;
      }
      return true;
    },
    counts: () => ({ of, kept, unclear: filter.unclear(), cancelled: cancelledAmong(kept, marking) }),
  };
}

type MarkingColumn = ReturnType<typeof markingColumns>[number];

/** The columns of few values of which some, but not all, say that a row doesn't count. */
function markingColumns({ columns }: Pick<Fit, "columns">) {
  const found = columns.flatMap(({ name, kinds = [] }, index) => {
    const values = kinds.filter(isCancelled);
    const isStatus = values.length > 0 && values.length < kinds.length;
    const byKey = new Map(values.toReversed().map((value) => [valueKey(value), { value, count: 0 }]));
    return isStatus ? [{ name, index, byKey }] : [];
  });
  return found.slice(0, mostColumns);
}

/** Most of the rows can't be exceptions. */
function cancelledAmong(kept: number, marking: readonly MarkingColumn[]): RowCounts["cancelled"] {
  return marking.flatMap(({ name, byKey }) => {
    const present = [...byKey.values()].filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
    const count = present.reduce((sum, each) => sum + each.count, 0);
    return count > 0 && count * 2 < kept ? [{ column: name, values: present.map(({ value }) => value), count }] : [];
  });
}
