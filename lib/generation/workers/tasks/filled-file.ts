import { packedZip } from "../../archive/packed-zip.ts";
import { fillForm } from "../../word/form/fill-form.ts";
import { type PackedPart, readFormFile } from "../../word/form/form-file.ts";
import type { Assignment } from "../protocol.ts";
import type { ShardDocument } from "./shard-file.ts";

/** What an assignment's rows are filled into; null if its documents are PDFs. */
export function formOf({ fit, word }: Assignment): PackedPart[] | null {
  if (fit.output.format === "pdf") return null;
  if (!word?.form) throw new Error("The assignment has no form for its Word files");
  return readFormFile(word.form);
}

/** A document as a Word file. Deterministic: the same input gives the same bytes. */
export function filledFile(form: readonly PackedPart[], { values }: ShardDocument, created: Date): Buffer {
  return packedZip(fillForm(form, values), created);
}
