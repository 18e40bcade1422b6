import { limits } from "#lib/contracts/limits.ts";
import { damaged, tooComplex } from "#lib/generation/pictures/drawing/faults.ts";
import { loadSharp } from "#lib/generation/pictures/load-sharp.ts";
import { readPicture } from "#lib/generation/pictures/picture-pack.ts";
import { type Typesetter, TypesettingError } from "#lib/generation/typesetting/typesetter.ts";
import type { WorkerTasks } from "../../protocol.ts";

type Task = WorkerTasks["drawPicture"];

/** `normaliseDrawing` writes such an element only if something uses it. */
export const hasEffects = (svg: Buffer) => svg.includes("<filter");

/**
 * Renders a vetted drawing once, the same way as documents do. The engine would rasterise filters again for each batch,
 * so a drawing with filters is converted to pixels here.
 * @returns the image, or null if the drawing stays a drawing
 * @throws AppError `damaged_file`; the message continues a sentence that begins with the drawing's name
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

/**
 * Draws a drawing as a PNG, for effects that the engine lacks.
 * @throws AppError if it has too many pixels or can't be drawn
 */
export async function drawEffects(svg: Buffer): Promise<NonNullable<Task["output"]>> {
  const sharp = await loadSharp();
  // Blocked in processes that read photos. The drawings that arrive here were vetted and rewritten by us.
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
