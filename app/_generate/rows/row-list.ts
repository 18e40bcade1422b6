import { limits } from "#lib/contracts/limits.ts";
import type { Say } from "#lib/messages/page-messages.ts";

/** Why a list of rows can't be used. */
export type RowListFault = "unreadable" | "grouped" | "beyond" | "many";

/** Runs that a sentence names; of more, the number of rows is given. */
const mostNamed = 8;

/** What may be a thousands separator, without a space after it, as in `1,200`; spaces are those that don't break. */
const grouped = /\b(\d{1,3})[,\u00a0\u2009\u202f](?=(\d{3})\b)/g;

/**
 * The rows of a list such as `5, 22, 31-40`, in order and each once; none for an empty text. Numbers may be separated by
 * anything that a copied list has: commas, semicolons, spaces or lines. What could also be the number of one row, such
 * as `1,200`, is a fault.
 */
export function readRowList(text: string, rowCount: number): number[] | RowListFault {
  const isGrouped = [...text.matchAll(grouped)].some(
    ([, thousands, rest]) => Number(`${thousands}${rest}`) <= rowCount,
  );
  if (isGrouped) return "grouped";
  const rows = new Set<number>();
  const entries = text.replace(/\s*[-‐‑‒–—−]\s*/g, "-").split(/[\s,;]+/);
  for (const entry of entries.filter(Boolean)) {
    const [, from = "", to = from] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(entry) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (first < 1 || last < first) return "unreadable";
    if (last > rowCount) return "beyond";
    // A range is measured before it is spelled out.
    if (last - first >= limits.corrections) return "many";
    for (let row = first; row <= last; row += 1) rows.add(row);
  }
  return rows.size > limits.corrections ? "many" : [...rows].sort((one, other) => one - other);
}

/** As a visitor would write them: `5, 22, 31-40`. */
export function rowListInText(rows: readonly number[]): string {
  return runsOf(rows)
    .map(([first, last]) => (first === last ? first : `${first}-${last}`))
    .join(", ");
}

/**
 * `5, 22 and 31–40`; a long list ends with `and 120 others`. Numbers are as they can be typed, without thousands
 * separators.
 */
export function rowListInWords(rows: readonly number[], { language, say }: { language: string; say: Say }): string {
  const runs = runsOf(rows);
  const named = runs.slice(0, mostNamed);
  const others = runs.slice(mostNamed).reduce((sum, [first, last]) => sum + last - first + 1, 0);
  const words = named.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`));
  return new Intl.ListFormat(language).format(others > 0 ? [...words, say("rows.others", { count: others })] : words);
}

/** Consecutive rows as their first and last. */
function runsOf(rows: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run?.[1] === row - 1) run[1] = row;
    else runs.push([row, row]);
  }
  return runs;
}
