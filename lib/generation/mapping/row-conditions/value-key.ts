import { foldCase } from "#lib/contracts/fold-case.ts";
import { limits } from "#lib/contracts/limits.ts";
import { type Cell, cellText } from "../../spreadsheet/table.ts";
import { cleanText } from "../values/clean-text.ts";

/** A cell's value as the spreadsheet shows it, on one line; "" for an empty cell. */
export function shownValue(cell: Cell): string {
  return cleanText(cellText(cell)).replaceAll("\n", " ");
}

/**
 * Equal for values that conditions don't tell apart, such as "Paid" and "paid ". Null for a text that is longer than any
 * value of a condition: folding the long texts of a column for each of its conditions would take seconds.
 */
export function valueKey(cell: Cell): string | null {
  const text = cellText(cell).trim();
  if (text.length > limits.conditionCharacters * 2) return null;
  const value = shownValue(text);
  return value.length > limits.conditionCharacters ? null : foldCase(value);
}
