import { appendFileSync, statSync } from "node:fs";
import type { ServerMessage } from "#lib/messages/server-message.ts";
import { AppError } from "../common/app-error.ts";
import { tooComplex } from "../pictures/drawing/faults.ts";
import type { PictureIndex, PicturePlace } from "../pictures/picture-index.ts";
import type { WorkerPools } from "../workers/pools.ts";

/** For all drawings of an upload; one takes a few milliseconds, and at most 15 s. Those after that are not used. */
const mostMs = 60_000;

/**
 * Draws the drawings of a pack, each once and by itself: one that cannot be drawn counts as unreadable, whatever it does
 * to the process that tries.
 * @returns the index without those, and with pictures for those that are drawn as pixels, which are appended to the pack
 */
export async function drawPictures(
  { drawings }: Pick<WorkerPools, "drawings">,
  path: string,
  index: PictureIndex,
): Promise<PictureIndex> {
  const places: PicturePlace[] = [];
  const unreadable = [...index.unreadable];
  const end = performance.now() + mostMs;
  for (const place of index.places) {
    try {
      if (place.format === "svg" && performance.now() > end) throw tooComplex();
      places.push(place.format === "svg" ? await draw(place) : place);
    } catch (error) {
      const { message, wording } = faultOf(error);
      unreadable.push({ name: place.name, reason: message, wording });
    }
  }
  return { places, unreadable };

  async function draw(place: PicturePlace): Promise<PicturePlace> {
    const picture = await drawings.run("drawPicture", { path, place });
    if (picture === null) return place;
    const offset = statSync(path).size;
    appendFileSync(path, picture.content);
    const { width, height, content } = picture;
    return { ...place, format: "png", offset, bytes: content.byteLength, width, height };
  }
}

/** Why a drawing cannot be used. @throws what is no fault of the drawing */
function faultOf(error: unknown): ServerMessage {
  if (!(error instanceof AppError) || !["damaged_file", "hostile_file"].includes(error.code)) throw error;
  return error.code === "hostile_file" ? tooComplex() : error;
}
