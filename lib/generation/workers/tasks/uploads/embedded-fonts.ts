import { writeFileSync } from "node:fs";
import { limits } from "#lib/contracts/limits.ts";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { ownFamily } from "#lib/generation/designs/own-family.ts";
import { type FontStyle, isReserved, type ReadFont, readFont } from "#lib/generation/fonts/read-font.ts";
import { checkFonts } from "#lib/generation/typesetting/check-fonts.ts";
import { type EmbeddedFont, readEmbeddedFonts } from "#lib/generation/word/styles/embedded-fonts.ts";
import { fontPath, type OwnFace, type OwnFaces } from "#lib/generation/word/styles/fonts.ts";
import type { FontFault } from "#lib/generation/word/word-template.ts";

export interface VettedFonts {
  /** By `fontKey`. */
  faces: Map<string, OwnFaces>;
  /** Why the others aren't used. */
  faults: Map<string, FontFault>;
}

/**
 * Reads the fonts that are embedded in a Word file and writes those that may be used into `folder`, vetted like
 * uploaded fonts. All styles of a font are used, or none.
 * @param used names of the fonts that texts use
 */
export async function vetEmbeddedFonts(
  path: string,
  folder: string,
  used: () => Iterable<string>,
): Promise<VettedFonts> {
  const vetted: VettedFonts = { faces: new Map(), faults: new Map() };
  const samples = new Map<string, string>();
  for (const [name, font] of await readEmbeddedFonts(path, used, limits)) {
    const read = typeof font === "string" ? font : readFaces(font);
    if (typeof read === "string") {
      vetted.faults.set(name, read);
      continue;
    }
    const faces: OwnFaces = {};
    for (const { style, family, content, sample, ...font } of read) {
      writeFileSync(fontPath(folder, family), content);
      samples.set(family, sample);
      faces[style] = faceOf(family, font);
    }
    vetted.faces.set(name, faces);
  }
  if (samples.size === 0) return vetted;
  const unset = checkFonts(
    Array.from(samples, ([family, sample]) => ({ family, path: fontPath(folder, family), sample })),
  );
  for (const [name, faces] of vetted.faces) {
    if (!Object.values(faces).some(({ family }) => unset.has(family))) continue;
    vetted.faces.delete(name);
    vetted.faults.set(name, "unreadable");
  }
  return vetted;
}

function readFaces(files: Exclude<EmbeddedFont, string>): (ReadFont & { family: string })[] | FontFault {
  try {
    return (Object.entries(files) as [FontStyle, Buffer][]).map(([style, file]) => {
      const family = ownFamily(file);
      return { ...readFont(file, family), style, family };
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "too_large") return "limit";
    return isReserved(error) ? "licence" : "unreadable";
  }
}

/** A font that was read, as the source of a Word file names it. */
export function faceOf(family: string, { lines, characters }: Pick<ReadFont, "lines" | "characters">): OwnFace {
  return { family, ...lines, isWhole: letters.every((letter) => characters.has(letter)) };
}

const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", (each) =>
  each.charCodeAt(0),
);
