import type { Batch } from "./typesetter.ts";

/** Private characters around a placeholder, by which `common.typ` finds it; no font of ours has them. */
export const placeholderMarks = ["\ue000", "\ue001"] as const;

/** A batch that shows these labels as marked placeholders in the places of its settings. */
export function withPlaceholders(batch: Batch, labels: Readonly<Record<string, string>>): Batch {
  const [start, end] = placeholderMarks;
  const marked = Object.entries(labels).map(([name, label]) => [name, `${start}${label}${end}`] as const);
  if (marked.length === 0) return batch;
  return { ...batch, settings: { ...batch.settings, ...Object.fromEntries(marked) }, hasPlaceholders: true };
}
