import { readFileSync } from "node:fs";
import { readFont } from "#lib/generation/fonts/read-font.ts";
import { fontKey, type OwnFaces } from "#lib/generation/word/styles/fonts.ts";
import type { WorkerTasks } from "../../protocol.ts";
import { faceOf } from "./embedded-fonts.ts";

/**
 * Reads the fonts that a visitor uploaded for a Word file, as they are stored.
 * @returns by `fontKey` of the replaced font; each file sets the style that it declares and, if none is regular,
 * the first also sets the styles without a file
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
