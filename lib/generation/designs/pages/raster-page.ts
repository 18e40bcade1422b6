import { pictureUnderlay, type Underlay } from "../../archive/pdf/underlay.ts";
import { loadSharp } from "../../pictures/load-sharp.ts";
import type { Rectangle } from "./compare-pictures.ts";
import { drawPages, type PagePixels } from "./page-picture.ts";
import { damaged } from "./pdf/faults.ts";

/** For pages that have to be pictures: as many pixels as a side of 60 cm has. */
const printed = 300;
const printedSide = 7_100;

/**
 * A page of a PDF as a picture.
 * @param covered boxes to fill with the colour around them
 * @param hasFields whether its form fields are drawn too
 * @throws AppError `damaged_file` if the page can't be drawn
 */
export async function pictureOf(
  pdf: Uint8Array,
  index: number,
  frame: { width: number; height: number },
  covered: readonly Rectangle[],
  hasFields: boolean,
): Promise<Underlay> {
  const [pixels] = await drawPages(pdf, printed, printedSide, [index], hasFields);
  if (!pixels) throw damaged();
  for (const box of covered) cover(pixels, box, frame.height);
  return pictureUnderlay(await jpegOf(pixels), frame.width, frame.height);
}

/** A page's pixels as a JPEG, on white. */
export async function jpegOf(pixels: PagePixels): Promise<Buffer> {
  const raw = { width: pixels.width, height: pixels.height, channels: 4 } as const;
  const sharp = await loadSharp();
  return sharp(pixels.data, { raw })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 88, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** Fills a box with the colour that most of the pixels around it have. */
function cover({ width, height, data }: PagePixels, box: Rectangle, pageHeight: number): void {
  const scale = height / pageHeight;
  const [left, right] = [
    Math.max(0, Math.floor(box.left * scale) - 2),
    Math.min(width - 1, Math.ceil(box.right * scale) + 2),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(height - box.top * scale) - 2),
    Math.min(height - 1, Math.ceil(height - box.bottom * scale) + 2),
  ];
  const colours = new Map<number, number>();
  const pixel = (x: number, y: number) => (y * width + x) * 4;
  const count = (at: number) => {
    const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    colours.set(colour, (colours.get(colour) ?? 0) + 1);
  };
  for (let x = left; x <= right; x += 1) for (const y of [top, bottom]) count(pixel(x, y));
  for (let y = top; y <= bottom; y += 1) for (const x of [left, right]) count(pixel(x, y));
  const [[colour] = [0xffffff]] = [...colours].sort(([, one], [, other]) => other - one);
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) data.set([colour >> 16, (colour >> 8) & 255, colour & 255], pixel(x, y));
}
