import { z } from "zod";
import { UploadIdSchema } from "../ids.ts";
import { ColorSchema, DesignElementSchema } from "./design-elements.ts";
import { designLimits } from "./design-limits.ts";

/** In millimetres. */
export const PageSideSchema = z.number().min(5).max(designLimits.side);

export const DesignPageSchema = z.strictObject({
  /** In millimetres. */
  width: PageSideSchema,
  height: PageSideSchema,
  /** A page of an uploaded PDF or picture, which is stretched to the page; a colour; or white. */
  background: z
    .union([z.strictObject({ uploadId: UploadIdSchema, page: z.int().min(1) }), z.strictObject({ color: ColorSchema })])
    .nullable()
    .default(null),
});
export type DesignPage = z.infer<typeof DesignPageSchema>;

/**
 * A custom grid, in millimetres; its labels have the size of the design's page, and the gaps are between
 * them.
 */
export const DesignGridSchema = z.strictObject({
  paper: z.strictObject({ width: PageSideSchema, height: PageSideSchema }),
  columns: z.int().min(1).max(20),
  rows: z.int().min(1).max(40),
  left: z.number().min(0).max(500),
  top: z.number().min(0).max(500),
  gapAcross: z.number().min(0).max(200).default(0),
  gapDown: z.number().min(0).max(200).default(0),
});

export type DesignGrid = z.infer<typeof DesignGridSchema>;

export const DesignSheetSchema = z.strictObject({
  /** Id of a sheet in `label-sheets.ts`, or `custom` with a `grid`. */
  layout: z.string().max(60),
  grid: DesignGridSchema.nullable().default(null),
  /** The first label to print on, from 1. */
  start: z.int().min(1).max(800).default(1),
  cropMarks: z.boolean().default(false),
  /**
   * How far a label is printed over its edge, in millimetres, or half of the way to the next one: the background is
   * stretched to that, and elements may reach into it.
   */
  bleed: z.number().min(0).max(10).default(0),
  /** Whether page 2 is the back of page 1: each sheet gets one, mirrored for printing on both sides. */
  back: z.boolean().default(false),
  /** Corrects for a printer's paper feed, in millimetres to the right and down, alike on fronts and backs. */
  shiftX: z.number().min(-20).max(20).default(0),
  shiftY: z.number().min(-20).max(20).default(0),
  /** Whether each label has a hairline around it, to hold a test print on plain paper against the sheet. */
  outlines: z.boolean().default(false),
  /** The edge of the paper about which the printer turns it for the back. */
  flip: z.enum(["long", "short"]).default("long"),
});
export type DesignSheet = z.infer<typeof DesignSheetSchema>;

/**
 * A visitor's own design: pages and the elements on them. Later elements are on top of earlier ones. The version
 * changes with the meaning of existing fields; new fields have defaults.
 */
export const DesignSchema = z.strictObject({
  version: z.literal(1),
  pages: z.array(DesignPageSchema).min(1).max(designLimits.pages),
  sheet: DesignSheetSchema.nullable().default(null),
  elements: z.array(DesignElementSchema).max(designLimits.elements),
});
export type Design = z.infer<typeof DesignSchema>;

/** What was changed in an uploaded page when it was read, such as a text that had to be covered. */
export const DesignNoteSchema = z.object({ page: z.int(), code: z.string(), message: z.string() });
export type DesignNote = z.infer<typeof DesignNoteSchema>;
