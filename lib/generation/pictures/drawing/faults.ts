import { told } from "#lib/messages/told.ts";
import { AppError } from "../../common/app-error.ts";

/** What is wrong with a drawing: each the end of a sentence that begins with the drawing's name. */

export const damaged = (cause?: unknown) => new AppError("damaged_file", told("picture.drawing"), { cause });

export const linked = () => new AppError("damaged_file", told("picture.linked"));

export const tooComplex = (cause?: unknown) => new AppError("damaged_file", told("picture.complex"), { cause });

export const unreadableStyles = () => new AppError("damaged_file", told("picture.styles"));

export const textWithEffects = () => new AppError("damaged_file", told("picture.textWithEffects"));
