import { z } from "zod";
import { type Design, DesignSchema } from "#lib/contracts/designs/design.ts";
import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";
import { fontFamilies } from "#lib/contracts/designs/design-fonts.ts";
import { designLimits } from "#lib/contracts/designs/design-limits.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import { dictionary } from "#lib/generation/formats/dictionary.ts";
import type { Sheet } from "../templates/sheets/laid-sheet.ts";
import { nameInEngine } from "./drawn-design.ts";

const place = { x: z.number(), y: z.number(), width: z.number(), height: z.number() };

/** What a template reports about the texts, codes and images that it fills in (`templates/copy.typ`), in points. */
export const CopiedSchema = z.discriminatedUnion("kind", [
  z.object({
    ...place,
    kind: z.literal("text"),
    text: z.string(),
    /** The width of the area around the text; null if the area is as wide as the text. */
    area: z.number().nullable(),
    ascent: z.number(),
    pitch: z.number(),
    /** The height of all of its lines. */
    taken: z.number(),
    size: z.number(),
    largest: z.number(),
    smallest: z.number(),
    wraps: z.boolean(),
    empty: z.enum(["keep", "collapse"]),
    across: z.string(),
    down: z.string(),
    font: z.array(z.string()),
    weight: z.string(),
    italic: z.boolean(),
    fill: z.string(),
    tracking: z.number(),
  }),
  z.object({ ...place, kind: z.literal("code"), field: z.string(), modules: z.number() }),
  z.object({ ...place, kind: z.literal("picture"), field: z.string(), fit: z.string(), round: z.boolean() }),
]);
export type Copied = z.infer<typeof CopiedSchema>;
type CopiedText = Extract<Copied, { kind: "text" }>;

interface Page {
  uploadId: UploadId;
  /** In millimetres. */
  width: number;
  height: number;
}

const millimetre = 25.4 / 72;
const hundredths = (value: number) => Math.round(value * 100) / 100;
const inMillimetres = (points: number) => hundredths(points * millimetre);

/**
 * A copy of a template: its page without texts, codes and images as the background, and an element for each of those.
 */
export function copiedDesign(
  { uploadId, width, height }: Page,
  copied: readonly Copied[],
  texts: Readonly<Record<string, string>>,
  sheet: Design["sheet"],
): Design {
  const elements = copied.slice(0, designLimits.elements).map((each, index) => elementOf(each, index, texts));
  const page = { width: hundredths(width), height: hundredths(height), background: { uploadId, page: 1 } };
  const design = DesignSchema.parse({ version: 1, pages: [page], sheet, elements });
  return {
    ...design,
    elements: design.elements.map((each, index) => withFreeRoom(design.elements, each, copied[index])),
  };
}

/**
 * Resizes the box of a text with several lines to the free room around it, where it shrinks if a row's text is longer.
 * Templates instead move what is below a text with more lines, which boxes of a design can't do.
 */
function withFreeRoom(
  all: readonly DesignElement[],
  element: DesignElement,
  copied: Copied | undefined,
): DesignElement {
  if (element.kind !== "text" || !element.wrap || copied?.kind !== "text") return element;
  const { x, y, width, height, valign } = element;
  const beside = all.filter((other) => other !== element && other.x < x + width && x < other.x + other.width);
  const lines = Math.max(1, Math.round((copied.taken - copied.ascent) / copied.pitch) + 1);
  const taken = ((lines - 1) * copied.pitch + copied.size * 1.01) * millimetre;
  const first = copied.y * millimetre;
  const last = first + copied.taken * millimetre;
  const floor = Math.min(y + height, ...beside.map((other) => other.y).filter((top) => top >= last - 0.5));
  const ceiling = Math.max(y, ...beside.map((other) => other.y + other.height).filter((foot) => foot <= first + 0.5));
  // Lines that shrank to fit their height would grow again in more of it.
  const room = lines > 1 && copied.size < copied.largest ? taken : floor - y;
  if (valign === "top") return { ...element, height: hundredths(Math.max(taken, room)) };
  if (valign === "bottom") {
    const tall = Math.max(taken, y + height - ceiling);
    return { ...element, y: hundredths(y + height - tall), height: hundredths(tall) };
  }
  const middle = y + height / 2;
  const tall = Math.max(taken, 2 * Math.min(middle - ceiling, floor - middle));
  return { ...element, y: hundredths(middle - tall / 2), height: hundredths(tall) };
}

function elementOf(copied: Copied, index: number, texts: Readonly<Record<string, string>>): object {
  const { kind, x, y, width, height } = copied;
  const id = `${kind}-${index + 1}`;
  if (kind === "text") return textOf(id, copied);
  const box = (around: number) => ({
    ...{ id, kind, page: 1, x: inMillimetres(x - around), y: inMillimetres(y - around) },
    ...{ width: inMillimetres(width + 2 * around), height: inMillimetres(height + 2 * around) },
  });
  const content = texts[copied.field] ?? "";
  // A design has the white around a code within its box.
  if (kind === "code") return { ...box((4 * width) / copied.modules), value: content, symbology: "qr" };
  return { ...box(0), source: content, fit: copied.fit, shape: copied.round ? "circle" : "square" };
}

const weights = dictionary<number>({
  '"light"': 300,
  '"regular"': 400,
  '"medium"': 500,
  '"semibold"': 600,
  '"bold"': 700,
  '"extrabold"': 800,
  '"black"': 900,
});

/**
 * The box that a text was fitted into, placed so that its first baseline stays: in designs, it is at 0.8 of the size.
 */
function textOf(id: string, copied: CopiedText): object {
  const { text, width, height, area, ascent, pitch, taken, largest, smallest, wraps, size } = copied;
  const isCapital = text.includes(inCapitals);
  const align = alignmentOf(copied.across);
  const valign = verticalAlignmentOf(copied.down);
  const spare = (area ?? width) - width;
  const x = copied.x + spare * { start: 0, center: 0.5, end: 1 }[align];
  const first = copied.y + ascent;
  const last = first + (wraps ? Math.max(0, Math.round((taken - ascent) / pitch)) * pitch : 0);
  const isLine = !wraps;
  const lineHeight = Math.min(4, Math.max(0.7, pitch / size));
  const tall = isLine ? largest : Math.max(height, largest);
  // A single line stays on its baseline as it shrinks; several keep their middle or their last line.
  const lineSize = isLine ? largest : size;
  const [above, below] = [first - 0.8 * lineSize, last + 0.2 * lineSize];
  const tops = { top: above, middle: (above + below - tall) / 2, bottom: below - tall };
  const y = isLine ? above : tops[valign];
  const [family] = copied.font.flatMap((each) => fontFamilies.find(({ title }) => sameName(each, title)) ?? []);
  return {
    ...{ id, kind: "text", page: 1, x: inMillimetres(x), y: inMillimetres(y) },
    ...{ width: inMillimetres(width), height: inMillimetres(tall) },
    text: text.replaceAll(inCapitals, ""),
    ...(family && { font: family.id }),
    weight: weights[copied.weight] ?? (Number(copied.weight) || 400),
    italic: copied.italic,
    ...{ size: hundredths(largest), minSize: hundredths(Math.max(3, smallest)), color: copied.fill.slice(0, 7) },
    ...{ align, valign: isLine ? "top" : valign, wrap: wraps, lineHeight: hundredths(lineHeight) },
    empty: copied.empty,
    letterSpacing: Math.min(2, Math.max(-0.2, hundredths(copied.tracking / size))),
    capitals: isCapital ? "upper" : "none",
  } satisfies Partial<Record<keyof Extract<DesignElement, { kind: "text" }>, unknown>>;
}

/** @param across an alignment of Typst's, such as `center` or `end` */
function alignmentOf(across: string): "start" | "center" | "end" {
  if (across === "center") return "center";
  return /end|right/.test(across) ? "end" : "start";
}

/** @param down an alignment of Typst's, such as `horizon` or `bottom` */
function verticalAlignmentOf(down: string): "top" | "middle" | "bottom" {
  if (/horizon/.test(down)) return "middle";
  return /bottom/.test(down) ? "bottom" : "top";
}

/** How `templates/copy.typ` marks a text in capitals. */
const inCapitals = "\u{e002}";

const sameName = (one: string, title: string) => one.toLowerCase() === nameInEngine(title).toLowerCase();

/** A template's sheet as a design's; null for documents with their own pages. */
export function copiedSheet(sheet: Sheet | null, layout: string | null): Design["sheet"] {
  if (!sheet) return null;
  const { paper, columns, rows, label, left, top, across, down, start, cut, shift, outlines } = sheet;
  const gaps = { gapAcross: hundredths(across - label.width), gapDown: hundredths(down - label.height) };
  const grid = { paper, columns, rows, left, top, ...gaps };
  const offset = { shiftX: shift.x, shiftY: shift.y, outlines };
  const common = { start, cropMarks: cut, bleed: 0, back: false, flip: "long" as const, ...offset };
  return layout === null ? { ...common, layout: "custom", grid } : { ...common, layout, grid: null };
}
