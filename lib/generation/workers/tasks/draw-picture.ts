import { limits } from "#lib/contracts/limits.ts";
import { damaged, tooComplex } from "../../pictures/drawing/faults.ts";
import { loadSharp } from "../../pictures/load-sharp.ts";
import { readPicture } from "../../pictures/picture-pack.ts";
import { type Typesetter, TypesettingError } from "../../typesetting/typesetter.ts";
import type { WorkerTasks } from "../protocol.ts";

type Task = WorkerTasks["drawPicture"];

/** Written by `normaliseDrawing`, which takes filters away that nothing uses. */
const hasEffects = (svg: Buffer) => svg.includes("<filter");

/**
 * Draws a vetted drawing once, as documents will. The engine draws filters as pixels anew for each batch; a drawing with
 * them becomes a picture here.
 * @returns the picture, or null where the drawing stays what it is
 * @throws AppError `damaged_file`, with the end of a sentence that begins with the drawing's name
 */
export async function drawPictureTask(
  { path, place }: Task["input"],
  typesetter: () => Typesetter,
): Promise<Task["output"]> {
  const svg = readPicture(path, place);
  if (hasEffects(svg)) return drawEffects(svg);
  try {
    typesetter().checkDrawing(svg);
  } catch (cause) {
    throw cause instanceof TypesettingError ? damaged(cause) : cause;
  }
  return null;
}

async function drawEffects(svg: Buffer): Promise<Task["output"]> {
  const sharp = await loadSharp();
  // Blocked where photos are read: what arrives here was vetted and written by us.
  sharp.unblock({ operation: ["VipsForeignLoadSvg"] });
  const side = limits.pictureSide;
  try {
    const image = sharp(svg, { limitInputPixels: side * side }).png();
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch (cause) {
    throw tooComplex(cause);
  }
}
