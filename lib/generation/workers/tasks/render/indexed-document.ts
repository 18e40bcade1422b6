import type { IndexedDocument } from "#lib/generation/archive/search-index.ts";
import { firstRowOf, labelsOf } from "#lib/generation/mapping/documents/sheet-documents.ts";
import type { Fit } from "#lib/generation/mapping/fit/fit.ts";
import type { ShardDocument } from "./shard-file.ts";

/**
 * What a document can be found by: its name and its required texts, such as an invoice's customer. The labels of a
 * sheet are found by all of their texts.
 */
export function indexedDocument({ template }: Fit, document: ShardDocument): IndexedDocument {
  const required = template.fields.filter(({ type, required }) => type === "text" && required);
  const labels = labelsOf(document) ?? [];
  return {
    name: document.filename,
    row: firstRowOf(document).row,
    text: labels.length > 0 ? "" : required.map(({ name }) => textOf(document.values[name])).join(" "),
    labels: labels.map(({ row, position, values }) => ({
      row,
      place: position,
      // A design's values are those of its elements.
      text: (template.design ? Object.values(values) : template.fields.map(({ name }) => values[name]))
        .map(textOf)
        .join(" "),
    })),
  };
}

/** A text, or a code's; an image's name is no text of the document. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  const isCode = typeof value === "object" && value !== null && "modules" in value && "text" in value;
  return isCode ? String(value.text) : "";
}
