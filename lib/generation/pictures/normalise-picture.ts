import type { Metadata } from "sharp";
import { limits } from "#lib/contracts/limits.ts";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";
import type { SentFormat } from "../formats/picture-format.ts";
import { hasProcessingElements } from "./colour-profile.ts";
import { hasPlainExif } from "./exif-directories.ts";
import { loadSharp } from "./load-sharp.ts";
import type { PicturePlace } from "./picture-index.ts";

export type NormalPicture = Pick<PicturePlace, "format" | "width" | "height"> & { content: Buffer };

const jpegQuality = 85;
const mostSeconds = 30;
/** The AV1 decoder's memory per pixel in bytes, measured on images of 12 and 50 megapixels. */
const avifPixelBytes = 20;
/** The decoder buffers lines at a multiple of the image's bytes; no photo is longer than JPEG allows. */
const longestSide = 65_535;
/**
 * An interlaced PNG is held as a whole, and again in part while it is scaled down: measured on images of 39 and 50
 * megapixels.
 */
const interlacedShare = 1.5;

/**
 * Normalises an image for printing: rotated by its EXIF orientation, in sRGB, no larger than `side`, and
 * without camera metadata such as the location. Images with an alpha channel, PNGs and GIFs become PNG, the rest JPEG.
 * @throws AppError `damaged_file`, or `too_large`, with the end of a sentence that starts with the image's name
 */
export async function normalisePicture(
  content: Buffer,
  format: Exclude<SentFormat, "svg">,
  side: number = limits.pictureSide,
): Promise<NormalPicture> {
  if (!hasPlainExif(content)) throw new AppError("damaged_file", msg("picture.damaged"));
  const sharp = await loadSharp();
  // Some camera files cause decoder warnings although they are intact: "error" accepts those.
  const options = { autoOrient: true, failOn: "error", limitInputPixels: limits.picturePixels } as const;
  const image = sharp(content, options);
  try {
    const metadata = await image.metadata();
    refuseHeavy(metadata);
    const asPng = metadata.hasAlpha || format === "png" || format === "gif";
    const isCostly = metadata.icc !== undefined && hasProcessingElements(metadata.icc);
    const sized = (isCostly ? sharp(content, { ...options, ignoreIcc: true }) : image).resize({
      width: side,
      height: side,
      fit: "inside",
      withoutEnlargement: true,
    });
    const encoded = asPng ? sized.png() : sized.jpeg({ quality: jpegQuality });
    const { data, info } = await encoded.timeout({ seconds: mostSeconds }).toBuffer({ resolveWithObject: true });
    return { content: data, format: asPng ? "png" : "jpeg", width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof AppError ? error : unreadable(error);
  }
}

/** Rejects images that, by their own metadata, would take more memory than a reading process may have. */
function refuseHeavy({ width, height, channels, depth, format, isProgressive }: Metadata): void {
  // A progressive JPEG is held as two-byte coefficients.
  const isCoefficients = format === "jpeg" && isProgressive;
  const sampleBytes = isCoefficients ? Math.max(2, depthBytes(depth)) : depthBytes(depth);
  const pixelBytes = format === "heif" ? avifPixelBytes : channels * sampleBytes;
  const held = width * height * pixelBytes * (format === "png" && isProgressive ? interlacedShare : 1);
  if (Math.max(width, height) <= longestSide && held <= limits.pictureDecodedBytes) return;
  throw new AppError("too_large", msg("picture.heavy"));
}

/** How many bytes the image library holds for a channel of a pixel. */
function depthBytes(depth: Metadata["depth"]): number {
  if (depth === "uchar") return 1;
  return depth === "float" ? 4 : 2;
}

/** The libraries throw plain errors for a bad file: only the message distinguishes them from defects. */
function unreadable(cause: unknown): unknown {
  if (!(cause instanceof Error) || "code" in cause) return cause;
  if (cause.message.includes("pixel limit")) return tooManyPixels();
  return new AppError("damaged_file", msg("picture.damaged"), { cause });
}

function tooManyPixels(): AppError {
  return new AppError("too_large", msg("picture.pixels", { most: Math.floor(limits.picturePixels / 1_000_000) }));
}
