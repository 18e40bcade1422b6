import { limits } from "#lib/contracts/limits.ts";
import { conditionKey, conditionValue } from "#lib/contracts/sessions/condition-value.ts";
import { type Cell, cellText } from "../../spreadsheet/table.ts";

/** A cell's value as the spreadsheet shows it. */
export const shownValue = (cell: Cell): string => conditionValue(cellText(cell));

/**
 * A cell's value to compare. Null for a text that is longer than any value of a condition: folding the long texts of a
 * column for each of its conditions would take seconds.
 */
export function valueKey(cell: Cell): string | null {
  const text = cellText(cell).trim();
  if (text.length > limits.conditionCharacters * 2) return null;
  return conditionValue(text).length > limits.conditionCharacters ? null : conditionKey(text);
}
