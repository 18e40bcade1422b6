import type { RowChoice } from "#lib/contracts/sessions/choices.ts";
import type { RowCounts } from "#lib/contracts/sessions/row-conditions.ts";
import type { Row } from "../../spreadsheet/table.ts";
import type { Fit } from "../fit/fit.ts";
import { asksIfCancelled, isCancelled, isYes } from "./cancelled-words.ts";
import { createRowFilter } from "./row-filter.ts";
import type { SharedCells } from "./shared-cells.ts";
import { shownValue, valueKey } from "./value-key.ts";

interface RowCensus {
  /** Counts a row, and tells whether it meets the conditions. */
  keeps(row: Row): boolean;
  counts(): RowCounts;
}

/** A column that may mark rows as cancelled. */
interface MarkingColumn {
  name: string;
  index: number;
  isMark: (value: string) => boolean;
}

/** So that the page can name them all. */
const mostColumns = 3;

/**
 * The columns of few texts of which some say that a row doesn't count, or that are named so.
 * @param added texts that cells were corrected to, by column index
 */
export function markingColumns(
  { columns }: Pick<Fit, "columns">,
  added: ReadonlyMap<number, readonly string[]> = new Map(),
): MarkingColumn[] {
  const found = columns.flatMap(({ name, kinds }, index) => {
    if (!kinds) return [];
    if (asksIfCancelled(name)) return [{ name, index, isMark: (value: string) => isYes(value) || isCancelled(value) }];
    const isMarking = [...kinds, ...(added.get(index) ?? [])].some(isCancelled);
    return isMarking ? [{ name, index, isMark: isCancelled }] : [];
  });
  return found.slice(0, mostColumns);
}

/**
 * Counts the rows that meet the conditions and, among them, those that are marked as cancelled.
 * @param shared cells of the columns of conditions and of marking columns
 */
export function createRowCensus(
  fit: Pick<Fit, "columns" | "readings">,
  { where = [] }: RowChoice,
  marking: readonly MarkingColumn[],
  shared: SharedCells,
): RowCensus {
  const filter = createRowFilter(fit, where);
  const tallies = marking.map((column) => ({ ...column, byKey: new Map<string, Mark>(), isNumbered: false }));
  const sharedNames = new Set(shared.columns.map((index) => fit.columns[index]?.name));
  const unmet = new Set(where.keys());
  let of = 0;
  let kept = 0;
  return {
    keeps(asRead) {
      const row = shared.complete(asRead);
      of += 1;
      const isKept = filter.keeps(row);
      if (kept === 0) for (const [at, isMet] of filter.met(row).entries()) if (isMet) unmet.delete(at);
      if (!isKept) return false;
      kept += 1;
      for (const tally of tallies) countMark(tally, row);
      return true;
    },
    counts: () => ({
      of,
      kept,
      unclear: filter.unclear(),
      cancelled: cancelledAmong(kept, tallies),
      unmet: kept === 0 ? [...unmet] : [],
      shared: [...new Set(where.map(({ column }) => column))].filter((column) => sharedNames.has(column)),
    }),
  };
}

type Mark = { value: string; count: number };
type Tally = MarkingColumn & { byKey: Map<string, Mark>; isNumbered: boolean };

function countMark(tally: Tally, { cells }: Row): void {
  const cell = cells[tally.index] ?? "";
  const key = valueKey(cell);
  if (!key) return;
  const known = tally.byKey.get(key);
  if (known) known.count += 1;
  else if (tally.isMark(key)) tally.byKey.set(key, { value: shownValue(cell), count: 1 });
  // In a column of numbers, such as places on a waiting list, 1 isn't a yes.
  else tally.isNumbered ||= /^[2-9]$|^\d\d/.test(key);
}

/** Most of the rows can't be exceptions. */
function cancelledAmong(kept: number, tallies: readonly Tally[]): RowCounts["cancelled"] {
  return tallies.flatMap(({ name, byKey, isNumbered }) => {
    const present = [...byKey.values()].sort((one, other) => other.count - one.count);
    const count = present.reduce((sum, each) => sum + each.count, 0);
    const isOffered = count > 0 && count * 2 < kept && !isNumbered;
    return isOffered ? [{ column: name, values: present.map(({ value }) => value), count }] : [];
  });
}
