import { told } from "#lib/messages/told.ts";
import { AppError } from "../../app-error.ts";
import { type Typesetter, TypesettingError } from "../typesetter.ts";

/** What an SVG would load from elsewhere: the engine has no elsewhere, and other viewers must not look for it. */
const linksOut = /\b(?:href|src)\s*=\s*["']?\s*(?!["'#\s]|data:)|@import|<!DOCTYPE|<!ENTITY/i;

/**
 * Lets the engine itself try a drawing: one that it cannot read would spoil every document later.
 * @throws AppError `damaged_file`, with the end of a sentence that begins with the drawing's name
 */
export function checkDrawing(content: Buffer, typesetter: Typesetter): void {
  if (linksOut.test(content.toString())) {
    throw new AppError("damaged_file", told("picture.linked"));
  }
  try {
    typesetter.checkDrawing(content);
  } catch (cause) {
    if (!(cause instanceof TypesettingError)) throw cause;
    throw new AppError("damaged_file", told("picture.drawing"), { cause });
  }
}
