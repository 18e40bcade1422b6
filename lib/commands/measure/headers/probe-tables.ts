import type { ProbeWords } from "./probe-words.ts";

/** What a probe's sheet has, and how it should be read. */
export interface ProbeSheet {
  rows: string[][];
  /** The last header row, from 1. */
  header: number;
  lines: number;
  names: string[];
  /** The data rows; how many there should be. */
  count: number;
  /** Rows that must carry the warning of a total row, by their number in the sheet. */
  totals?: number[];
}

/** A pseudo-random number below `below`; the same for the same probe. */
export type Draw = (below: number) => number;

/** One of these, at random. */
export const pick = <T>(list: readonly T[], draw: Draw): T => list[draw(list.length)] as T;

/** The kinds of columns that a table may have, by the index of their names. */
export function cellOf(column: number, row: number, words: ProbeWords, draw: Draw): string {
  const decimal = (number: number) => number.toFixed(2).replace(".", words.decimal);
  if (column === 0)
    return `${words.people[row % words.people.length]}${row < words.people.length ? "" : ` ${"II".repeat(row / 8)}`}`;
  if (column === 1) return pick(words.courses, draw);
  if (column === 2) return pick(words.cities, draw);
  if (column === 3) return String(40 + draw(60));
  if (column === 4) return decimal(20 + draw(9000) / 100);
  if (column === 5) return words.day(1 + draw(28), 1 + draw(12), 2026);
  return `${pick(words.courses, draw)}, ${pick(words.cities, draw)}`;
}

export interface Table {
  columns: number[];
  names: string[];
  rows: string[][];
}

/** Columns over texts alone, over numbers, over dates, or over all of them. */
const columnSets = [
  [0, 1, 2],
  [0, 1, 2, 6],
  [0, 3, 4],
  [0, 1, 3, 5],
  [0, 1, 2, 3, 4, 5],
  [1, 5, 4],
];

/** A table of 5 to 34 rows, with one of these sets of columns. */
export function table(words: ProbeWords, draw: Draw, sets = columnSets): Table {
  const columns = pick(sets, draw);
  const count = 5 + draw(30);
  const rows = Array.from({ length: count }, (_, row) => columns.map((column) => cellOf(column, row, words, draw)));
  return { columns, names: columns.map((column) => words.names[column] ?? ""), rows };
}

export const wide = columnSets.filter(({ length }) => length > 3);
export const numeric = columnSets.filter((columns) => columns.includes(3) && columns.includes(0));

/** Leaves most cells beside the first empty, except in the first row. */
export function sparse(rows: string[][], draw: Draw): string[][] {
  return rows.map((row, at) => (at === 0 ? row : row.map((cell, column) => (column > 0 && draw(10) < 7 ? "" : cell))));
}

/** A sheet with one line of names, and with these rows above and below the table. */
export function plain(above: string[][], { names, rows }: Table, below: string[][] = []): ProbeSheet {
  return { rows: [...above, names, ...rows, ...below], header: above.length + 1, lines: 1, names, count: rows.length };
}

/** The sum of a column, as text. */
export function sumOf({ rows }: Table, column: number): string {
  return String(rows.reduce((sum, row) => sum + Number(row[column]), 0));
}
