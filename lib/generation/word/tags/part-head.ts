import type { Condition } from "../../templates/merge.ts";

/** When a part of the document is shown. */
export interface PartHead {
  condition: Condition;
  /** Whether it may be a list, as `{#items}` may. */
  isBare: boolean;
  isNegated: boolean;
  /** Which of the document's rows it asks, from 1, if it has labels; absent for the first. */
  label?: number;
}
