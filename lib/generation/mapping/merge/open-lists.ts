import type { Merge } from "../../templates/merge.ts";
import type { Fit } from "../fit/fit.ts";

/** The lists of a Word file that repeat for a document's rows: those whose own field has no value in the rows. */
export function openLists({ template, mapping }: Pick<Fit, "template" | "mapping">): Merge["lists"] {
  return (template.merge?.lists ?? []).filter(({ name }) => !mapping[name]);
}
