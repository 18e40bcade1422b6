import { pictureFormat } from "../../formats/picture-format.ts";
import type { NormalPicture } from "../normalise-picture.ts";
import { drawingCost } from "./drawing-cost.ts";
import { damaged, linked, textWithEffects, tooComplex } from "./faults.ts";
import { inlineStyles } from "./inline-styles.ts";
import { type DrawingElement, readDrawing } from "./read-drawing.ts";
import { writeDrawing } from "./write-drawing.ts";

/** Decodes and re-encodes an image embedded in a drawing. */
export type NormaliseEmbedded = (content: Buffer, format: "jpeg" | "png" | "webp" | "gif") => Promise<NormalPicture>;

const mostEmbedded = 20;
/** Filters with more steps are drawn at half the resolution, which takes a quarter of the time. */
const fineSteps = 16;
const embeddable = ["jpeg", "png", "webp", "gif"] as const;

/**
 * Normalises a drawing for storage: checks it against an allow-list and budgets and writes it again, with style sheets
 * as attributes. One with filters, which are rasterised, gets a longer side of `pixels` or half of it.
 * @throws AppError `damaged_file`, with the end of a sentence that starts with the drawing's name
 */
export async function normaliseDrawing(
  content: Buffer,
  pixels: number,
  normaliseEmbedded: NormaliseEmbedded,
): Promise<Buffer> {
  const root = readDrawing(content);
  inlineStyles(root);
  const { filterSteps } = drawingCost(root);
  const hasEffects = filterSteps > 0;
  if (!hasEffects) removeFilters(root);
  const { images, hasText } = contentOf(root);
  // The library that draws effects has no fonts.
  if (hasEffects && hasText) throw textWithEffects();
  if (images.length > mostEmbedded) throw tooComplex();
  for (const image of images) await normaliseImage(image, normaliseEmbedded);
  return writeDrawing(root, hasEffects ? sizeIn(root, filterSteps > fineSteps ? pixels / 2 : pixels) : null);
}

/** Removes filters that no element uses; Inkscape leaves them behind. */
function removeFilters(element: DrawingElement): void {
  element.attributes.delete("filter");
  element.children = element.children.filter((child) => typeof child === "string" || child.name !== "filter");
  for (const child of element.children) if (typeof child === "object") removeFilters(child);
}

function contentOf(root: DrawingElement): { images: DrawingElement[]; hasText: boolean } {
  const images: DrawingElement[] = [];
  let hasText = false;
  const visit = (element: DrawingElement) => {
    if (element.name === "image" && element.attributes.has("href")) images.push(element);
    hasText ||= element.name === "text";
    for (const child of element.children) if (typeof child === "object") visit(child);
  };
  visit(root);
  return { images, hasText };
}

/** Decoded and re-encoded like any image: an embedded file may be a bomb, or another drawing. */
async function normaliseImage({ attributes }: DrawingElement, normalise: NormaliseEmbedded): Promise<void> {
  const href = attributes.get("href") ?? "";
  const data = /^data:[^,]*;\s*base64,/i.exec(href);
  if (!data) throw linked();
  const content = Buffer.from(href.slice(data[0].length), "base64");
  const format = embeddable.find((each) => each === pictureFormat(content));
  if (format === undefined) throw damaged();
  const normal = await normalise(content, format);
  attributes.set("href", `data:image/${normal.format};base64,${normal.content.toString("base64")}`);
}

/** Width and height in the drawing's proportions, with the given longer side. */
function sizeIn({ attributes }: DrawingElement, side: number): { width: number; height: number } {
  const box = (attributes.get("viewBox") ?? "").split(/[\s,]+/).map(Number);
  const [width = 0, height = 0] = box.length === 4 ? box.slice(2) : ["width", "height"].map(lengthOf);
  function lengthOf(name: string): number {
    return Number.parseFloat(attributes.get(name) ?? "");
  }
  if (!(width > 0 && height > 0)) throw damaged();
  if (box.length !== 4) attributes.set("viewBox", `0 0 ${width} ${height}`);
  const scale = side / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
