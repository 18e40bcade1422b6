import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../../../common/errors/app-error.ts";

/** Errors in an uploaded PDF; each is a whole sentence. */

export const damaged = (cause?: unknown) => new AppError("damaged_file", msg("brought.damaged"), { cause });

export const tooComplex = (cause?: unknown) => new AppError("hostile_file", msg("brought.complex"), { cause });

export const encrypted = () => new AppError("password_protected", msg("brought.encrypted"));

export const tooManyPages = (pages: number, most: number) =>
  new AppError("hostile_file", msg("brought.pages", { pages, most }));

export const unusualSize = (page: number) => new AppError("damaged_file", msg("brought.size", { page }));
