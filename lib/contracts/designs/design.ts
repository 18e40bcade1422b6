import { z } from "zod";
import { UploadIdSchema } from "../ids.ts";
import { copyableTemplates, designLimits } from "./design-limits.ts";

const { side, textCharacters } = designLimits;

const color = z.string().regex(/^#[0-9a-f]{6}$/i, "must be a colour such as #1a1a1a");
const place = z
  .number()
  .min(-side)
  .max(2 * side);
const size = z.number().min(0.1).max(side);
const points = z.number().min(3).max(400);

/** What all elements have: a box on a page, in millimetres from the page's top left corner. */
const box = {
  id: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, "must be up to 40 letters, digits, - or _"),
  /** From 1. */
  page: z.int().min(1).max(designLimits.pages),
  /** The top left corner of the box before it is turned. */
  x: place,
  y: place,
  width: size,
  height: size,
  /** In degrees, clockwise about the middle of the box. */
  angle: z.number().min(-360).max(360).default(0),
  /** For the page alone: the box can't be moved there. */
  locked: z.boolean().default(false),
  /** The visitor's own name for the element, for lists of elements and in problems. */
  name: z.string().max(80).nullable().default(null),
};

const alignments = z.enum(["start", "center", "end", "justify"]);
const asAlignment = (value: unknown) => (value === "left" ? "start" : value === "right" ? "end" : value);

/** A text with `{Column}` in it, as anywhere else (docs/texts.md). */
export const TextElementSchema = z.strictObject({
  ...box,
  kind: z.literal("text"),
  text: z.string().max(textCharacters),
  /** Id of a family in `design-fonts.ts`, or of an upload of kind `font`. */
  font: z.string().max(80).default("source-sans"),
  weight: z.int().min(100).max(900).default(400),
  italic: z.boolean().default(false),
  /** In points. `minSize` is how far the text may shrink. */
  size: points.default(14),
  minSize: points.default(8),
  color: color.default("#1a1a1a"),
  /** Requests may say `left` and `right` too. */
  align: z.preprocess(asAlignment, alignments).default("start"),
  valign: z.enum(["top", "middle", "bottom"]).default("top"),
  /** Whether the text may take several lines; without, its line breaks become spaces. */
  wrap: z.boolean().default(true),
  /** What doesn't fit at `size`: shrinks down to `minSize` first, or is a problem at once. */
  overflow: z.enum(["shrink", "warn"]).default("shrink"),
  /** The distance between lines, as a multiple of the size. */
  lineHeight: z.number().min(0.7).max(4).default(1.2),
  /** As a multiple of the size. */
  letterSpacing: z.number().min(-0.2).max(2).default(0),
  capitals: z.enum(["none", "upper", "small"]).default("none"),
  /** What an empty text leaves: its place, or nothing, so that boxes below it in the same column of the page move up. */
  empty: z.enum(["keep", "collapse"]).default("keep"),
});

/** The picture that a row names, or a fixed one. */
export const PictureElementSchema = z.strictObject({
  ...box,
  kind: z.literal("picture"),
  /** `{Photo}`: the name of an image in the session's `pictures`. */
  source: z.string().max(400).nullable().default(null),
  /** An upload of kind `image`; `source` has precedence. */
  uploadId: UploadIdSchema.nullable().default(null),
  fit: z.enum(["contain", "cover"]).default("contain"),
  /** What of a picture stays that is larger than its box: 0 the left or upper edge, 1 the right or lower one. */
  cropX: z.number().min(0).max(1).default(0.5),
  cropY: z.number().min(0).max(1).default(0.5),
  shape: z.enum(["square", "rounded", "circle"]).default("square"),
  /** Of rounded corners, in millimetres. */
  radius: z.number().min(0).max(1_000).default(2),
  /** The text for those who can't see it; a fixed picture without one is decoration. */
  alt: z.string().max(400).default(""),
});

export const SymbologySchema = z.enum([
  "qr",
  "data-matrix",
  "pdf417",
  "aztec",
  "ean-13",
  "upc-a",
  "code-128",
  "itf-14",
]);
export type Symbology = z.infer<typeof SymbologySchema>;

export const CodeElementSchema = z.strictObject({
  ...box,
  kind: z.literal("code"),
  /** A text with `{Column}` in it. */
  value: z.string().max(textCharacters),
  symbology: SymbologySchema.default("qr"),
  color: color.default("#000000"),
  /** Whether to print the value below a bar code. */
  showText: z.boolean().default(true),
  /** Whether an ITF-14 has bars above and below it, which keep a scanner from reading a part of it as a whole number. */
  bearerBars: z.boolean().default(true),
});

const stroke = {
  fill: color.nullable().default(null),
  /** Drawn inside of the box. */
  stroke: color.nullable().default("#1a1a1a"),
  /** In millimetres. */
  strokeWidth: z.number().min(0).max(50).default(0.35),
};

export const RectangleElementSchema = z.strictObject({
  ...box,
  kind: z.literal("rectangle"),
  ...stroke,
  /** Of its corners, in millimetres. */
  radius: z.number().min(0).max(1_000).default(0),
});

export const EllipseElementSchema = z.strictObject({ ...box, kind: z.literal("ellipse"), ...stroke });

/** Runs along the middle of its box, from the left side to the right one; its angle gives it any direction. */
export const LineElementSchema = z.strictObject({
  ...box,
  kind: z.literal("line"),
  stroke: color.default("#1a1a1a"),
  strokeWidth: z.number().min(0.05).max(50).default(0.35),
});

export const DesignElementSchema = z.discriminatedUnion("kind", [
  TextElementSchema,
  PictureElementSchema,
  CodeElementSchema,
  RectangleElementSchema,
  EllipseElementSchema,
  LineElementSchema,
]);
export type DesignElement = z.infer<typeof DesignElementSchema>;
export type TextElement = z.infer<typeof TextElementSchema>;
export type PictureElement = z.infer<typeof PictureElementSchema>;
export type CodeElement = z.infer<typeof CodeElementSchema>;

const pageSide = z.number().min(5).max(side);

export const DesignPageSchema = z.strictObject({
  /** In millimetres. */
  width: pageSide,
  height: pageSide,
  /** A page of an uploaded PDF or picture, which is stretched to the page; a colour; or white. */
  background: z
    .union([z.strictObject({ uploadId: UploadIdSchema, page: z.int().min(1) }), z.strictObject({ color })])
    .nullable()
    .default(null),
});
export type DesignPage = z.infer<typeof DesignPageSchema>;

/**
 * A grid of the visitor's own, in millimetres; its labels have the size of the design's page, and the gaps are between
 * them.
 */
export const DesignGridSchema = z.strictObject({
  paper: z.strictObject({ width: pageSide, height: pageSide }),
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
  /** The edge of the paper about which the printer turns it for the back. */
  flip: z.enum(["long", "short"]).default("long"),
});
export type DesignSheet = z.infer<typeof DesignSheetSchema>;

/**
 * A design of the visitor's own: pages and what stands on them. Later elements lie on top of earlier ones. The version
 * changes with the meaning of what is there; new fields have defaults.
 */
export const DesignSchema = z.strictObject({
  version: z.literal(1),
  pages: z.array(DesignPageSchema).min(1).max(designLimits.pages),
  sheet: DesignSheetSchema.nullable().default(null),
  elements: z.array(DesignElementSchema).max(designLimits.elements),
});
export type Design = z.infer<typeof DesignSchema>;

const BlankDesignSchema = z.strictObject({ blank: z.strictObject({ width: pageSide, height: pageSide }) });
const UploadedDesignSchema = z.strictObject({ upload: UploadIdSchema });

/** The session's template, with its settings. */
const CopiedDesignSchema = z.strictObject({ copyOf: z.enum(copyableTemplates) });

/**
 * What a request may send: a PDF or picture to begin with, an empty page in millimetres, the template to copy, or the
 * whole design.
 */
export const designRequestSchemas = [
  UploadedDesignSchema,
  BlankDesignSchema,
  CopiedDesignSchema,
  DesignSchema,
] as const;
export type DesignRequest = z.infer<(typeof designRequestSchemas)[number]>;

/**
 * Picks the schema that fits what was sent, so that errors name its fields; a union would only say that none fits. An
 * error in an element names the element too, because a list of errors shows no positions.
 */
export const DesignRequestSchema = z.unknown().transform((value, context): DesignRequest => {
  const has = (key: string) => typeof value === "object" && value !== null && key in value;
  const schema =
    (has("upload") && UploadedDesignSchema) ||
    (has("blank") && BlankDesignSchema) ||
    (has("copyOf") && CopiedDesignSchema) ||
    DesignSchema;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    const name = path[0] === "elements" && path[1] !== undefined ? elementName(value, Number(path[1])) : null;
    context.addIssue({ code: "custom", path: [...path], message: name ? `${name}: ${message}` : message });
  }
  return z.NEVER;
});

function elementName(design: unknown, index: number): string | null {
  const named = z.object({ elements: z.array(z.unknown()) }).safeParse(design).data?.elements[index];
  const { name, id } = z.object({ name: z.unknown(), id: z.unknown() }).partial().safeParse(named).data ?? {};
  const shown = [name, id].find((text) => typeof text === "string" && text !== "");
  return typeof shown === "string" ? shown.slice(0, 80) : null;
}

/** What was changed in an uploaded page when it was read, such as a text that had to be covered. */
export const DesignNoteSchema = z.object({ page: z.int(), code: z.string(), message: z.string() });
export type DesignNote = z.infer<typeof DesignNoteSchema>;
