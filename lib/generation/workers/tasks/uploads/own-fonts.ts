import { readFileSync } from "node:fs";
import { readFont } from "#lib/generation/fonts/read-font.ts";
import { fontKey, type OwnFaces } from "#lib/generation/word/styles/fonts.ts";
import type { WorkerTasks } from "../../protocol.ts";
import { faceOf } from "./embedded-fonts.ts";

/**
 * Reads fonts that a visitor brings for a Word file, as they are stored.
 * @returns by `fontKey` of the font in whose place they are; each file sets the style that it says it has, and the first
 * of a font without a regular one what no other file does
 */
export function readOwnFonts(fonts: WorkerTasks["readWord"]["input"]["ownFonts"] = []): Map<string, OwnFaces> {
  return new Map(
    fonts.map(({ name, files }) => {
      const faces: OwnFaces = {};
      for (const { family, path } of files) {
        const font = readFont(readFileSync(path), family);
        const face = faceOf(family, font);
        faces[font.style] = face;
        faces.regular ??= face;
      }
      return [fontKey(name), faces];
    }),
  );
}
