import { z } from "zod";
import { fieldHole } from "#lib/contracts/column-hole.ts";
import { UploadIdSchema } from "#lib/contracts/ids.ts";
import type { TemplateDefinition } from "../templates/definition.ts";
import { unfillableKinds } from "./form/form.ts";
import { omissionKinds } from "./model.ts";

/** What is known of a Word file once it was read. Its source is stored beside it. */
export const WordFactsSchema = z.object({
  /** As written in the file, in order of appearance, with what stands there. */
  fields: z.array(z.object({ name: z.string(), sample: z.string() })),
  /** How the file marks its fields; null if it has none. */
  marks: z.string().nullable(),
  /** What can't be set. */
  omissions: z.array(z.object({ what: z.enum(omissionKinds), detail: z.string() })),
  /** Word's fonts that others stand in for. */
  fonts: z.array(z.object({ name: z.string(), family: z.string(), isMetric: z.boolean() })),
  /** The parts with its pictures. */
  images: z.array(z.string()),
  /** Why the file can't be filled as a Word file, by a row's values; null if it can. */
  unfillable: z
    .object({ what: z.enum(unfillableKinds), tag: z.string() })
    .nullable()
    .default({ what: "earlier", tag: "" }),
});
export type WordFacts = z.infer<typeof WordFactsSchema>;

/** A visitor's Word file as a session's template. */
export const WordTemplateSchema = WordFactsSchema.extend({ uploadId: UploadIdSchema, filename: z.string() });
export type WordTemplate = z.infer<typeof WordTemplateSchema>;

/** A Word file as a template: each field needs a column or a text, although rows may leave it empty. */
export function wordDefinition({ uploadId, filename, fields }: WordTemplate): TemplateDefinition {
  const [first] = fields;
  const naming = first && fieldHole(first.name);
  return {
    id: uploadId,
    title: filename.replace(/\.do[ct][xm]$/i, ""),
    description: "",
    position: 1,
    fields: fields.map(({ name, sample }) => ({
      ...{ name, label: name, sample, help: "", type: "text", synonyms: [] },
      required: true,
      mayBeEmpty: true,
    })),
    settings: [],
    design: null,
    group: null,
    sheet: null,
    author: null,
    delivery: { archive: true, combined: false },
    filename: naming ? `${naming}.pdf` : "document.pdf",
    documentTitle: naming ?? "Document",
  };
}
