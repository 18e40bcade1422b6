import { z } from "zod";
import { TemplateFieldSchema, TemplateSchema } from "#lib/contracts/template.ts";

/**
 * `template.json` of a template's folder: all that the product knows of a template beside its Typst source.
 * The public part (`Template`) goes to the page; the rest stays on the server.
 */
export const TemplateDefinitionSchema = TemplateSchema.extend({
  /** Where it stands in the gallery, from 1. */
  position: z.int().min(1),
  fields: z
    .array(
      TemplateFieldSchema.extend({
        /** Other headers that mean this field, in any language; compared without case, accents and punctuation. */
        synonyms: z.array(z.string()),
      }),
    )
    .min(1),
  /** Rows with one value of `field` are one document; `lines` names the fields that each row has of its own. */
  group: z.object({ field: z.string(), lines: z.array(z.string()).min(1) }).nullable(),
  /** The suggested file name, and the document's title, as texts with `{field}`. */
  filename: z.string(),
  documentTitle: z.string(),
});
export type TemplateDefinition = z.infer<typeof TemplateDefinitionSchema>;
