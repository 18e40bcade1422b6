import type { Condition } from "../../templates/merge.ts";

/** When a part of the document is shown. */
export interface PartHead {
  condition: Condition;
  /** Whether it may be a list, as `{#items}` may. */
  isBare: boolean;
  isNegated: boolean;
  /** Whether it's always a list, named in the file by a repeating section. */
  isSection?: true;
  /** Which of the document's rows it asks, from 1, if it has labels; absent for the first. */
  label?: number;
}
