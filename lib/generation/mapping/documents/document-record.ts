import { labelledValues } from "../../templates/merge.ts";
import type { Fit } from "../fit/fit.ts";
import type { Document } from "./document.ts";
import { labelsOf } from "./sheet-documents.ts";

/** What a document is set from: of a Word file with labels, the values of all of its rows by the labels' keys. */
export function recordOf(
  { template: { merge } }: Pick<Fit, "template">,
  { values, settings }: Pick<Document, "values" | "settings">,
): Pick<Document, "values" | "settings"> {
  const labels = merge && labelsOf({ values });
  if (!labels) return { values, settings };
  const rows: Record<string, unknown>[] = [];
  for (const label of labels) rows[label.position - 1] = label.values;
  return { values: labelledValues(merge, rows), settings };
}
