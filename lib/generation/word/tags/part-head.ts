import type { Condition } from "../../templates/merge.ts";

/** When a part of the document is shown. */
export interface PartHead {
  condition: Condition;
  /** Whether it may be a list, as `{#items}` may. */
  isBare: boolean;
  isNegated: boolean;
}
