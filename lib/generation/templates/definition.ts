import { z } from "zod";
import { TemplateFieldSchema, TemplateSchema } from "#lib/contracts/template.ts";
import { LabelSheetSchema } from "./label-sheets.ts";

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
        /** Of a code: the choice among kinds of symbols; a QR code where there is none. */
        symbology: z.string().optional(),
        /** Of a code: whether a short one is also printed as text, as `typed` of its value. */
        typed: z.boolean().optional(),
        /** Of an amount of money: the setting that says in which currency it is. */
        currency: z.string().optional(),
      }),
    )
    .min(1),
  /** Rows with one value of `field` are one document; `lines` names the fields that each row has of its own. */
  group: z.object({ field: z.string(), lines: z.array(z.string()).min(1) }).nullable(),
  /**
   * A document of several rows may have a code by which banking apps fill in its transfer in euros: the settings and the
   * fields that it is made of.
   */
  transfer: z
    .object({
      wanted: z.string(),
      iban: z.string(),
      beneficiary: z.string(),
      currency: z.string(),
      quantity: z.string(),
      unitPrice: z.string(),
      rate: z.string(),
    })
    .optional(),
  /** Labels: rows are laid out on sheets of paper, and a document is one sheet. */
  sheet: z
    .object({
      /** The settings that choose the sheet and its first label; a choice that names no sheet gives every row own pages. */
      layout: z.string(),
      /** null for plain paper that is cut, of which no sheet is half used. */
      start: z.string().nullable(),
      /** Sheets of this template alone, by the choice's value; others are in `label-sheets.ts`. */
      sheets: z.record(z.string(), LabelSheetSchema).default({}),
      /**
       * The sheets that can be chosen, the usual one first. The template then has all settings of sheets, an own grid
       * among them (`sheet-settings.ts`); else it states the settings that it wants.
       */
      choices: z.array(z.string()).min(1).nullable().default(null),
    })
    .nullable()
    .default(null),
  /** The text setting that names whom the documents are by. */
  author: z.string().nullable().default(null),
  /** What is handed out where the visitor says nothing; one PDF to print for labels. */
  delivery: z.object({ archive: z.boolean(), combined: z.boolean() }).default({ archive: true, combined: false }),
  /** The suggested file name, and the document's title, as texts with `{field}`. */
  filename: z.string(),
  documentTitle: z.string(),
});
export type TemplateDefinition = z.infer<typeof TemplateDefinitionSchema>;
