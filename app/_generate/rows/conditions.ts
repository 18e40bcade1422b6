import { limits } from "#lib/contracts/limits.ts";
import { conditionKey } from "#lib/contracts/sessions/condition-value.ts";
import type { ColumnValues, RowCondition } from "#lib/contracts/sessions/row-conditions.ts";
import type { SettledSource } from "#lib/contracts/sessions/source.ts";

/** What a condition asks of its column. */
export type ConditionKind = "values" | "filled" | "empty" | "number" | "date";

/** The kind of a condition, by which of its tests is set. */
export function kindOf({ filled, atLeast, atMost }: RowCondition): ConditionKind {
  if (filled !== undefined) return filled ? "filled" : "empty";
  const bound = atLeast ?? atMost;
  if (bound === undefined) return "values";
  return typeof bound === "number" ? "number" : "date";
}

/** A condition that every row meets until something is chosen. */
export const openCondition = (column: string): RowCondition => ({ column, isNot: [] });

/** Whether nothing has been chosen yet, as in {@link openCondition}. */
export function isOpen({ column: _, isNot, ...others }: RowCondition): boolean {
  return isNot?.length === 0 && Object.values(others).every((test) => test === undefined);
}

/** The kinds that make sense for a column. */
export function kindsFor({ type }: SettledSource["columns"][number] | { type: "text" }): ConditionKind[] {
  const isNumber = type === "number" || type === "currency" || type === "percent";
  return [
    "values",
    "filled",
    "empty",
    ...(isNumber ? (["number"] as const) : []),
    ...(type === "date" ? (["date"] as const) : []),
  ];
}

/** The condition that a choice of kind makes; bounds are still missing. */
export function withKind({ column }: RowCondition, kind: ConditionKind): RowCondition {
  return kind === "filled" || kind === "empty" ? { column, filled: kind === "filled" } : openCondition(column);
}

/** Without any bound, the condition is open. */
export function withBounds(
  { column }: RowCondition,
  { atLeast, atMost }: Pick<RowCondition, "atLeast" | "atMost">,
): RowCondition {
  if (atLeast === undefined && atMost === undefined) return openCondition(column);
  return { column, ...(atLeast !== undefined && { atLeast }), ...(atMost !== undefined && { atMost }) };
}

const keysOf = (values: readonly string[]) => new Set(values.map(conditionKey));

/** Tells whether rows with a value are kept. */
export function keptValues({ is, isNot = [] }: RowCondition): (value: string) => boolean {
  const listed = keysOf(is ?? isNot);
  return (value) => listed.has(conditionKey(value)) === (is !== undefined);
}

/**
 * The condition with one more value kept or skipped. It lists what is kept if the visitor began with nothing, and else
 * what is skipped: then a value of a later spreadsheet is kept.
 */
export function withValue({ column, is, isNot = [] }: RowCondition, value: string, isKept: boolean): RowCondition {
  const key = conditionKey(value);
  const without = (values: readonly string[]) => values.filter((each) => conditionKey(each) !== key);
  if (is) return { column, is: isKept ? [...without(is), value] : without(is) };
  return { column, isNot: isKept ? without(isNot) : [...without(isNot), value] };
}

/** The values to choose among: those of the column, and those that the condition names and the spreadsheet lacks. */
export function choicesOf({ is, isNot }: RowCondition, { values }: ColumnValues): ColumnValues["values"] {
  const known = keysOf(values.map(({ value }) => value));
  const missing = (is ?? isNot ?? []).filter((value) => !known.has(conditionKey(value)));
  return [...values, ...missing.map((value) => ({ value, count: 0 }))];
}

/** The conditions with one added. One that skips values of the same column is extended. */
export function withCondition(where: readonly RowCondition[], added: RowCondition): RowCondition[] {
  const at = where.findIndex(({ column, isNot }) => column === added.column && isNot && added.isNot);
  const extended = where[at];
  const isNot = [...new Set([...(extended?.isNot ?? []), ...(added.isNot ?? [])])];
  // With more values, a condition of its own skips the added ones.
  if (!extended || isNot.length > limits.conditionValues) return [...where, added];
  return where.with(at, { ...extended, isNot });
}
