import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../../common/errors/app-error.ts";

/** Errors in a drawing: each is the end of a sentence that starts with the drawing's name. */

export const damaged = (cause?: unknown) => new AppError("damaged_file", msg("picture.drawing"), { cause });

export const linked = () => new AppError("damaged_file", msg("picture.linked"));

export const tooComplex = (cause?: unknown) => new AppError("damaged_file", msg("picture.complex"), { cause });

export const unreadableStyles = () => new AppError("damaged_file", msg("picture.styles"));

export const textWithEffects = () => new AppError("damaged_file", msg("picture.textWithEffects"));
