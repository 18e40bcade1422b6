import type { FieldProblem } from "../problems/row-problems.ts";
import type { FoundPicture } from "../values/find-picture.ts";
import type { FieldValue, Fit } from "./fit.ts";

/** One row's field: its text for patterns that name it, its value for the template, and its problem, if any. */
export interface FittedField {
  text: string;
  value: FieldValue;
  problem: FieldProblem | null;
  /** The currency mark next to an amount. */
  mark?: string | null;
}

/** Shared by all fields during one pass over a table. */
export interface FieldFit extends Fit {
  /** Null for a month or year that the locale's calendar has no name for. */
  formatDate(iso: string): string | null;
  /** Absent if the session has no images. */
  findPicture?: (text: string) => FoundPicture;
}
