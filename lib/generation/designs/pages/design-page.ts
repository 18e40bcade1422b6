import { z } from "zod";
import { TextElementSchema } from "#lib/contracts/designs/design-elements.ts";
import { type ServerMessage, WordingSchema } from "#lib/messages/server-message.ts";

/** A text of a page that names a column, such as `{{Name}}`, with the style for the column's values. */
const FoundTextSchema = z.object({
  /** As a design's texts are written: `{Name}`. */
  text: z.string(),
  /** The box before it is turned, in mm from the page's top left corner. It is as wide as the page has room. */
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  /** In degrees, clockwise about the middle of the box. */
  angle: z.number(),
  /** The baseline, in mm below the top of the box; null for a form field. */
  baseline: z.number().nullable(),
  /** The nearest of `fontFamilies`. */
  font: z.string(),
  weight: z.number(),
  italic: z.boolean(),
  /** In points. */
  size: z.number(),
  /** As `#rrggbb`. */
  color: z.string(),
  /** Of words in another style than the rest. */
  accents: TextElementSchema.shape.accents,
  align: z.enum(["start", "center", "end"]),
  valign: z.enum(["top", "middle"]),
  wrap: z.boolean(),
});
export type FoundText = z.infer<typeof FoundTextSchema>;

/**
 * `covered`: a found text could not be removed, so a box of the page's colour lies over it. `rasterised`: the page is a
 * picture now. `archived_as_picture`: the same, but only in PDF/A. `font_replaced`: a font that isn't embedded was.
 * `fields_dropped`: boxes to tick, buttons and signatures. `hidden_layers`: layers that are switched off were left out.
 * `text_font`: found texts are set in another font. `unmarked`: texts name columns without marking them.
 */
const noteCodes = [
  "covered",
  "rasterised",
  "archived_as_picture",
  "font_replaced",
  "fields_dropped",
  "hidden_layers",
  "one_color",
  "text_font",
  "unmarked",
] as const;
export type PageNoteCode = (typeof noteCodes)[number];

/** What was changed when a page was read, for the visitor. Pages count from 1. */
export const PageNoteSchema = z.object({
  page: z.number(),
  code: z.enum(noteCodes),
  message: z.custom<ServerMessage>(
    (value) => z.object({ message: z.string(), wording: WordingSchema }).safeParse(value).success,
  ),
});
export type PageNote = z.infer<typeof PageNoteSchema>;

/** An uploaded file, read page by page. Sizes are in mm. */
export const DesignPagesSchema = z.object({
  pages: z.array(
    z.object({
      width: z.number(),
      height: z.number(),
      found: z.array(FoundTextSchema),
      /** Short lines of the page that name no columns. */
      texts: z.array(z.string()).default([]),
    }),
  ),
  notes: z.array(PageNoteSchema),
  /** Whether PDF/A needs the file for archives, in which some pages are pictures. */
  hasArchival: z.boolean(),
});
export type DesignPages = z.infer<typeof DesignPagesSchema>;
