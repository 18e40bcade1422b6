import type { OpenReading } from "../table.ts";

/** What a column's cells say about the order of day, month and year. */
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
   * Dates that an import which swaps day and month doesn't leave: own ones that can't be swapped, and texts in either
   * order.
   */
  notSwapped: number;
  inBothOrders: number;
}

/**
 * The orders that most rows allow. If it's several, all weekdays of the column must agree on one of them: those of last
 * year's plan, for example, don't.
 */
export function ordersOfRows({ dmy, mdy, ymd, onWeekdays }: DateEvidence): OpenReading["dateOrders"] {
  const open = mostFrequent({ dmy, mdy, ymd });
  const fitting = open.filter((order) => onWeekdays[order] === onWeekdays.all);
  return fitting.length > 0 ? fitting : open;
}

/**
 * Whether the workbook's own dates may have been texts that were imported in the wrong order: that turns each text into
 * a date whose day could be a month, and leaves the others. People who type both kinds leave all sorts of them.
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
