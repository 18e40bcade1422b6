import { zipInMemory } from "#lib/generation/archive/zip-in-memory.ts";
import { recordOf } from "#lib/generation/mapping/documents/document-record.ts";
import type { Fit } from "#lib/generation/mapping/fit/fit.ts";
import { fillForm, OverfullError } from "#lib/generation/word/form/fill-form.ts";
import { type PackedPart, readFormFile } from "#lib/generation/word/form/form-file.ts";
import type { Assignment } from "../../protocol.ts";
import type { ShardDocument } from "./shard-file.ts";

export type Form = readonly PackedPart[];

/** What an assignment's rows are filled into; null if its documents are PDFs. */
export function formOf({ fit, word }: Assignment): Form | null {
  if (fit.output.format === "pdf") return null;
  if (!word?.form) throw new Error("The assignment has no form for its Word files");
  return readFormFile(word.form);
}

/**
 * A document as a Word file; null if it would be larger than any. Deterministic: the same input gives the same bytes.
 */
export function filledFile(form: Form, fit: Fit, document: ShardDocument, created: Date): Buffer | null {
  try {
    return zipInMemory(fillForm(form, recordOf(fit, document).values), created);
  } catch (error) {
    if (error instanceof OverfullError) return null;
    throw error;
  }
}
