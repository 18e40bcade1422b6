import { z } from "zod";
import { UploadIdSchema } from "../ids.ts";
import { designLimits } from "./design-limits.ts";

const { side, textCharacters } = designLimits;

export const ColorSchema = z.string().regex(/^#[0-9a-f]{6}$/i, "must be a colour such as #1a1a1a");
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
  /** Only for the designer: the box can't be moved there. */
  locked: z.boolean().default(false),
  /** The visitor's own name for the element, for lists of elements and in problems. */
  name: z.string().max(80).nullable().default(null),
};

const alignments = z.enum(["start", "center", "end", "justify"]);
const asAlignment = (value: unknown) => {
  if (value === "left") return "start";
  return value === "right" ? "end" : value;
};

/** How marked parts of a text differ from it; null for what doesn't. */
export const AccentSchema = z.strictObject({
  /** Id of a family in `design-fonts.ts`, or of an uploaded font. */
  font: z.string().max(80).nullable().default(null),
  weight: z.int().min(100).max(900).nullable().default(null),
  italic: z.boolean().nullable().default(null),
  color: ColorSchema.nullable().default(null),
  /** Of the letters, as a multiple of the text's size. */
  scale: z.number().min(0.2).max(5).default(1),
});
export type Accent = z.infer<typeof AccentSchema>;

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
  color: ColorSchema.default("#1a1a1a"),
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
  /** How parts look that are written as `**strong**` and `*emphasis*`; null prints these signs as they are. */
  accents: z.strictObject({ strong: AccentSchema, emphasis: AccentSchema }).nullable().default(null),
  /**
   * What an empty text leaves: its place, or nothing, so that boxes below it in the same column of the page move up.
   */
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
  /** Which part of a picture larger than its box is shown: 0 the left or upper edge, 1 the right or lower one. */
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
  color: ColorSchema.default("#000000"),
  /** Whether to print the value below a bar code. */
  showText: z.boolean().default(true),
  /**
   * Whether an ITF-14 has bars above and below it, which keep a scanner from reading a part of it as a whole number.
   */
  bearerBars: z.boolean().default(true),
});

const stroke = {
  fill: ColorSchema.nullable().default(null),
  /** Drawn inside of the box. */
  stroke: ColorSchema.nullable().default("#1a1a1a"),
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
  stroke: ColorSchema.default("#1a1a1a"),
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
