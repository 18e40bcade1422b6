import { readFileSync } from "node:fs";
import { AppError } from "../../app-error.ts";
import { type Typesetter, TypesettingError } from "../typesetter.ts";
import type { ImageFile } from "../worker-tasks.ts";

/** What an SVG would load from elsewhere: the engine has no elsewhere, and other viewers must not look for it. */
const linksOut = /\b(?:href|src)\s*=\s*["']?\s*(?!["'#\s]|data:)|@import|<!DOCTYPE|<!ENTITY/i;

/**
 * Lets the engine itself try a picture: one that it cannot read would spoil every document later.
 * @throws AppError `damaged_file`
 */
export async function checkImageTask(image: ImageFile, typesetter: Typesetter): Promise<undefined> {
  if (image.format === "svg" && linksOut.test(readFileSync(image.path, "utf8"))) {
    throw new AppError(
      "damaged_file",
      "The SVG loads parts from elsewhere. Save it with everything embedded, or as PNG.",
    );
  }
  try {
    typesetter.checkImage(image);
  } catch (cause) {
    if (!(cause instanceof TypesettingError)) throw cause;
    throw new AppError("damaged_file", "The picture cannot be read. Save it again as PNG and upload that.", { cause });
  }
}
