import { z } from "zod";
import { DesignSchema } from "#lib/contracts/designs/design.ts";
import { LabelSheetSchema } from "#lib/contracts/label-sheets.ts";
import { TemplateFieldSchema, TemplateSchema } from "#lib/contracts/template.ts";
import { MergeSchema } from "./merge.ts";

/**
 * `template.json` in a template's folder: everything that the product knows about a template besides its Typst source.
 * The public part (`Template`) goes to the page; the rest stays on the server.
 */
export const TemplateDefinitionSchema = TemplateSchema.extend({
  /** Its position in the gallery, from 1. */
  position: z.int().min(1),
  fields: z.array(
    TemplateFieldSchema.extend({
      /** Other headers for this field, in any language; compared without case, accents and punctuation. */
      synonyms: z.array(z.string()),
      /** Warns of rows without a value, although the field isn't required: a ticket's holder, a tag's price. */
      expected: z.boolean().optional(),
      /** For a code: the setting that chooses the kind of symbol; a QR code if absent. */
      symbology: z.string().optional(),
      /** For a code: whether to print a short one as text too, as `typed` of its value. */
      typed: z.boolean().optional(),
      /** For an amount of money: the setting with its currency. */
      currency: z.string().optional(),
      /** For a discount: the setting that says what one without a sign is. */
      discount: z.string().optional(),
      /**
       * For a date: it's shown without the time that a column may have. Shops export when an order came to the minute.
       */
      isDay: z.boolean().optional(),
      /** For a country: the setting with the one that addresses don't name. */
      home: z.string().optional(),
    }),
  ),
  /** The visitor's own design: the fields are its placeholders, and its elements replace settings. */
  design: DesignSchema.nullable().default(null),
  /** Rows with the same value of `field` form one document; `lines` names the fields that differ by row. */
  group: z.object({ field: z.string(), lines: z.array(z.string()).min(1) }).nullable(),
  /** What a visitor's Word file computes from rows. */
  merge: MergeSchema.nullable().default(null),
  /**
   * A grouped document may have a code that lets banking apps fill in its transfer in euros: the settings and fields
   * that it is made of.
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
      /** The setting for whether prices include tax (`mapping/taxes/price-tax.ts`). */
      priceTax: z.string().optional(),
      /** A percentage or an amount of money off the line. */
      discount: z.string().optional(),
      /** The same off the sum of all lines. */
      wholeDiscount: z.string().optional(),
    })
    .optional(),
  /** Labels: rows are laid out on sheets of paper, and each sheet is a document. */
  sheet: z
    .object({
      /** The settings for the sheet and its first label; a choice that is not a sheet gives every row its own pages. */
      layout: z.string(),
      /** null for plain paper to be cut, because no sheet is ever half used. */
      start: z.string().nullable(),
      /** Sheets that only this template has, by choice; the others are in `lib/contracts/label-sheets.ts`. */
      sheets: z.record(z.string(), LabelSheetSchema).default({}),
      /**
       * The available sheets, the default one first. The template then gets all sheet settings, including a custom grid
       * (`sheet-settings.ts`); without it, the template defines its own.
       */
      choices: z.array(z.string()).min(1).nullable().default(null),
      /** Warns about rows whose label an earlier row has as well: nobody writes to an address twice. */
      warnsOfRepeats: z.boolean().optional(),
    })
    .nullable()
    .default(null),
  /** How large the logo may become, in percent of its usual size, and whether it can be moved to a side. */
  logo: z.object({ largest: z.int().min(100), sides: z.boolean() }).optional(),
  /**
   * Fields that documents only show as texts or codes of their own, up to `letters` characters long: documents that
   * differ in nothing else can be made by replacing these (`archive/pdf/stamping`). The same holds for `settings` that
   * rows fill in, and for the fields of `lines`. `regions`: the texts are in regions, where they may shrink and wrap
   * (`templates/region.typ`).
   */
  stamped: z
    .object({
      fields: z.array(z.string()),
      settings: z.array(z.string()).default([]),
      lines: z.array(z.string()).default([]),
      letters: z.int().min(1).default(100),
      regions: z.boolean().default(false),
    })
    .optional(),
  /** The visitor's country, for what "$" or "kr" means in a session; absent if it's unknown, and in templates. */
  region: z.string().optional(),
  /** The text setting with the author of the documents. */
  author: z.string().nullable().default(null),
  /** The default delivery; a single PDF to print for labels. */
  delivery: z.object({ archive: z.boolean(), combined: z.boolean() }).default({ archive: true, combined: false }),
  /** The suggested file name, and the document's title, as texts with `{field}`. */
  filename: z.string(),
  documentTitle: z.string(),
  /** The title of a grouped document whose total is below zero. */
  creditTitle: z.string().optional(),
  /** The text setting whose default thanks the customer, which such a document doesn't do. */
  thanks: z.string().optional(),
});
export type TemplateDefinition = z.infer<typeof TemplateDefinitionSchema>;
