import type { OpenReading } from "../table.ts";

/**
 * What a column's cells say about the order of day, month and year. Which order is used is decided in
 * `mapping/readings/date-order.ts`.
 */
export interface DateEvidence {
  /** Cells that are a date in each order. */
  dmy: number;
  mdy: number;
  ymd: number;
  /** Texts whose order matters with a weekday before them, and how many of these fall on it in each order. */
  onWeekdays: { all: number; dmy: number; mdy: number; ymd: number };
  /** A workbook's own dates that stay valid with day and month swapped, and texts that are a date in only one order. */
  swappable: number;
  inOneOrder: number;
  /**
   * What a column can't contain after an import that swapped day and month: the workbook's own dates that can't be
   * swapped, and texts that are a date in both orders.
   */
  notSwapped: number;
  inBothOrders: number;
}

/**
 * The orders that most rows allow. If there are several, weekdays decide, but only if all of the column's agree: in a
 * plan copied from last year, they don't.
 */
export function ordersOfRows({ dmy, mdy, ymd, onWeekdays }: DateEvidence): OpenReading["dateOrders"] {
  const open = mostFrequent({ dmy, mdy, ymd });
  const fitting = open.filter((order) => onWeekdays[order] === onWeekdays.all);
  return fitting.length > 0 ? fitting : open;
}

/**
 * Whether the workbook's own dates may have been texts that were imported in the wrong order: such an import turns
 * each text whose day could be a month into a date, and leaves the others as texts. In a column in which people typed
 * both kinds, there are texts and dates of all sorts.
 */
export function maySwap({ swappable, inOneOrder, notSwapped, inBothOrders }: DateEvidence): boolean {
  return swappable > 0 && inOneOrder > 0 && !(notSwapped > 0 && inBothOrders > 0);
}

/** The keys with the highest count. */
export function mostFrequent<Key extends string>(counts: Record<Key, number>): Key[] {
  const keys = Object.keys(counts) as Key[];
  const most = Math.max(...keys.map((key) => counts[key]));
  return keys.filter((key) => counts[key] === most);
}
