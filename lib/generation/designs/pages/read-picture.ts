import { pictureUnderlay, writeUnderlays } from "../../archive/pdf/underlay.ts";
import type { SentFormat } from "../../formats/picture-format.ts";
import { loadSharp } from "../../pictures/load-sharp.ts";
import { normalisePicture } from "../../pictures/normalise-picture.ts";
import { rounded, toMillimetres } from "./found-text.ts";
import type { ReadDesign } from "./read-pdf.ts";

/** A3 at 300 dpi. */
const mostPixels = 4_961;
const printed = 300;
const shownPixels = 2_400;
/** What a picture's own resolution can mean; programs write 72 and 96 without meaning anything. */
const [leastDpi, mostDpi] = [100, 1_200];

/** Millimetres of the longer and the shorter side: A4, Letter, and a card as banks have it. */
const papers = [
  [297, 210],
  [279.4, 215.9],
  [85.6, 53.98],
] as const;

/**
 * Reads a picture as the page of a design: one opaque JPEG with at most 300 dpi of the size in which it is printed.
 * @throws AppError with the end of a sentence that starts with the picture's name
 */
export async function readDesignPicture(content: Buffer, format: Exclude<SentFormat, "svg">): Promise<ReadDesign> {
  const sharp = await loadSharp();
  const normal = await normalisePicture(content, format, mostPixels);
  const { density, width, height } = await sharp(content).metadata();
  const size = placedSize(normal.width ?? 1, normal.height ?? 1, Math.max(width, height), density);
  const side = Math.ceil((Math.max(size.width, size.height) / 72) * printed);
  const opaque = sharp(normal.content).flatten({ background: "#ffffff" });
  const jpeg = await opaque
    .clone()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .jpeg({ quality: 88 })
    .toBuffer();
  const picture = await sharp(jpeg)
    .resize({ width: shownPixels, height: shownPixels, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer();
  const page = {
    width: rounded(toMillimetres(size.width)),
    height: rounded(toMillimetres(size.height)),
    found: [],
    texts: [],
  };
  return {
    design: { pages: [page], notes: [], hasArchival: false },
    pdf: writeUnderlays([pictureUnderlay(jpeg, size.width, size.height)]),
    archival: null,
    pictures: [picture],
  };
}

/**
 * In points: by the picture's own resolution, as the paper with its proportions, or as long as A4.
 * @param across pixels of the longer side before it was made smaller
 */
function placedSize(width: number, height: number, across: number, density = 0): { width: number; height: number } {
  const longer = Math.max(width, height);
  const ratio = longer / Math.min(width, height);
  const paper = papers.find(([long, short]) => Math.abs(long / short / ratio - 1) < 0.01);
  const hasDensity = density >= leastDpi && density <= mostDpi;
  const points = hasDensity ? (across / density) * 72 : ((paper?.[0] ?? papers[0][0]) / 25.4) * 72;
  const scale = points / longer;
  return { width: width * scale, height: height * scale };
}
