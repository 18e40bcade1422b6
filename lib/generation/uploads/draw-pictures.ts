import { appendFileSync, statSync } from "node:fs";
import type { ServerMessage } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";
import { tooComplex } from "../pictures/drawing/faults.ts";
import type { PictureIndex, PicturePlace } from "../pictures/picture-index.ts";
import type { ClientPools } from "../workers/pools.ts";

/**
 * For all drawings of an upload: one usually takes a few milliseconds, at most 15 s. After this time the rest is
 * refused.
 */
const mostMs = 60_000;

/**
 * Renders each drawing of a pack once, on its own. One that can't be rendered is listed as unreadable, even if it
 * crashes its process.
 * @returns the index without the unreadable drawings; those rendered as pixels point to a PNG appended to the pack
 */
export async function drawPictures(
  { drawings }: Pick<ClientPools, "drawings">,
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

/** Why a drawing can't be used. @throws errors that aren't the drawing's fault */
function faultOf(error: unknown): ServerMessage {
  if (!(error instanceof AppError) || !["damaged_file", "hostile_file"].includes(error.code)) throw error;
  return error.code === "hostile_file" ? tooComplex() : error;
}
