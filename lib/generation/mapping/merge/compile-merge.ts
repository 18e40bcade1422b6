import type { Row } from "../../spreadsheet/table.ts";
import { type ConditionValue, conditionKey, listedValues, type Merge, valueKey } from "../../templates/merge.ts";
import type { FieldValue, Fit } from "../fit/fit.ts";
import type { FieldTexts } from "../pattern/pattern-hole.ts";
import type { FieldProblem } from "../problems/row-problems.ts";
import { compileCondition } from "./compile-condition.ts";
import { compileValue } from "./compile-values.ts";
import { openLists } from "./open-lists.ts";

/**
 * Compiles the function that computes from a row what a Word file shows beyond its plain fields: values in its formats,
 * and whether its conditions are met, by `valueKey` and `conditionKey`.
 */
export function compileMerge(
  merge: Merge,
  fit: Fit,
): (row: Row, texts: FieldTexts, problems: FieldProblem[]) => Record<string, FieldValue> {
  const values = merge.values.map((value) => [valueKey(value), compileValue(value, fit)] as const);
  const listed: Record<string, FieldValue> = listedValues(openLists(fit));
  const conditions = merge.conditions
    .map((condition) => [conditionKey(condition), compileCondition(condition, fit)] as const)
    .filter(([key]) => !(key in listed));
  return (row, texts, problems) => {
    const computed: Record<string, FieldValue> = { ...listed };
    for (const [key, write] of values) computed[key] = write(row, texts, problems);
    for (const [key, ask] of conditions) {
      const value: ConditionValue = ask(row, texts, problems) ? "yes" : "";
      computed[key] = value;
    }
    return computed;
  };
}
