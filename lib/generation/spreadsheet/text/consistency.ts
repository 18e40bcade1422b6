import { parseDateText } from "../values/date-text.ts";
import { splitNumberText } from "../values/number-text.ts";

const values = [
  /^[-+]?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/,
  /^[\p{L}\p{M}][\p{L}\p{M}\p{N} _.,'’&()/+-]*$/u,
  /^[\w.%+-]+@[\w-]+(?:\.[\w-]+)+$/,
  /^(?:https?:\/\/|www\.)\S+$/i,
  /^\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s?[ap]m|Z|[-+]\d{2}:?\d{2})?$/i,
  /^(?:n\/?a|nan|null|none|[-–—?.])$/i,
  /^[#\p{L}\p{N}_.:/-]+$/u,
];

/** Whether a cell looks like a typical table value. */
function isValue(cell: string, quote: string): boolean {
  const text = cell.trim();
  if (text === "") return true;
  if (quote !== "" && text.length > 1 && text.startsWith(quote) && text.endsWith(quote)) return true;
  return (
    values.some((value) => value.test(text)) || splitNumberText(text) !== null || parseDateText(text, "dmy") !== null
  );
}

/** How consistent the rows' cell counts are, and how long the rows are: between 0 and 1. */
function patternScore(rows: string[][]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  let score = 0;
  for (const [length, count] of counts) score += (count * Math.max(0.001, length - 1)) / length;
  return score / counts.size / rows.length;
}

/** Scores rows split under a dialect: the higher, the better the fit. `quote` is the dialect's. */
export function consistency(rows: string[][], quote: string): number {
  const filled = rows.filter((row) => row.length > 1 || row[0]?.trim() !== "");
  if (filled.length === 0) return 0;
  let cells = 0;
  let fitting = 0;
  for (const row of filled) {
    for (const cell of row) {
      cells++;
      if (isValue(cell, quote)) fitting++;
    }
  }
  return patternScore(filled) * Math.max(fitting / cells, 1e-6);
}
