import { readCell } from "../columns/cell-type.ts";
import { type Cell, cellText, type SheetRow } from "../table.ts";

/** Fewer numbers in a row may be evenly spaced by chance. */
const fewestSteps = 3;
/** Fewer may be in order by chance. */
const fewestOrdered = 6;

function integerOf(cell: Cell): number | null {
  if (typeof cell === "object" && cell.kind === "number") return Number.isInteger(cell.value) ? cell.value : null;
  return typeof cell === "string" && /^\d{1,6}$/.test(cell.trim()) ? Number(cell) : null;
}

/** Whether the numbers from the second column on are counted up or down: 1, 2, 3; 38, 40, 42; 2026, 2025, 2024. */
function isCounted(cells: Cell[]): boolean {
  const numbers = cells
    .slice(1)
    .map(integerOf)
    .filter((number) => number !== null);
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
  const [first = 0] = steps;
  if (first === 0 || numbers.length < fewestSteps) return false;
  if (steps.every((step) => step === first)) return true;
  return numbers.length >= fewestOrdered && steps.every((step) => step * first > 0);
}

/**
 * Whether a row's numbers are the names of columns of numbers, such as the days of a month: beside a text, they count
 * up or down, and the rows below do not.
 */
export function isNumbering(row: SheetRow, below: SheetRow[]): boolean {
  const [first = ""] = row.cells;
  if (first === "" || readCell(first).type !== "text" || cellText(first).length === 0) return false;
  if (!isCounted(row.cells)) return false;
  return below.filter(({ cells }) => isCounted(cells)).length * 4 < below.length + 1;
}
