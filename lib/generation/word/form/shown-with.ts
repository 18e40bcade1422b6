import { linesKey } from "../../templates/merge.ts";
import type { PartKey } from "./form.ts";

/** What is computed from a row, by `valueKey` and `conditionKey`. */
export type Values = Record<string, unknown>;

/** The values with which a stretch is shown, as `shown-with` in word.typ: none, the same, or those of each line. */
export function shownWith(values: Values, { condition, isNegated, isOnce }: PartKey): Values[] {
  const shown = String(values[condition] ?? "");
  if (shown === "none") return [];
  const isList = shown.startsWith("list");
  const lines = isList ? linesOf(values[linesKey + shown.slice("list".length)]) : shown === "" ? [] : [{}];
  if (isNegated) return lines.length === 0 ? [values] : [];
  if (isOnce) return lines.slice(0, 1).map(() => values);
  return lines.map((line) => ({ ...values, ...line }));
}

const linesOf = (lines: unknown) => (Array.isArray(lines) ? (lines as Values[]) : []);
