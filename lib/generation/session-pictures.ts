import type { UploadId } from "#lib/contracts/ids.ts";
import { told } from "#lib/messages/told.ts";
import { AppError } from "./app-error.ts";
import type { Container } from "./container.ts";
import type { Fit } from "./mapping/fit.ts";
import type { PicturePack } from "./pictures/picture-index.ts";
import { readyUpload } from "./ready-upload.ts";
import type { SessionPictures } from "./sessions.ts";
import { foundPictures, lendPictures, openPictures } from "./stored-pictures.ts";

/**
 * The pictures of a session's rows: those of before, unless others are chosen, or none.
 * @throws AppError `invalid_request` for an id that is no ZIP of pictures of this visitor's
 */
export async function settlePictures(
  container: Container,
  visitor: string,
  before: SessionPictures | null,
  chosen: UploadId | null | undefined,
): Promise<SessionPictures | null> {
  if (chosen === undefined || chosen === before?.uploadId) return before;
  if (chosen === null) return null;
  const upload = await readyUpload(container, visitor, chosen).catch(asFieldError);
  if (upload.kind !== "pictures") throw noPictures();
  const { id, filename } = upload;
  const index = await openPictures(container, { id, kind: "pictures" });
  return { uploadId: id, filename, ...foundPictures(index) };
}

/** Lends `use` the pictures that a session's rows name, as a local file. */
export async function withPictures<T>(
  container: Container,
  pictures: SessionPictures | null,
  use: (pack: PicturePack | null) => Promise<T>,
): Promise<T> {
  if (!pictures) return use(null);
  const { pack, release } = await lendPictures(container, { id: pictures.uploadId, kind: "pictures" });
  try {
    return await use(pack);
  } finally {
    await release();
  }
}

/** What a fit must know of them. */
export function pictureNames(pack: PicturePack | null): Pick<Fit, "pictures"> {
  if (!pack) return {};
  const names = (pictures: { name: string }[]) => pictures.map(({ name }) => name);
  return { pictures: { names: names(pack.places), unreadable: names(pack.unreadable) } };
}

/** What is wrong with the ZIP itself is told as it is. */
function asFieldError(error: unknown): never {
  const isUnknown = error instanceof AppError && (error.code === "not_found" || error.code === "gone");
  throw isUnknown ? noPictures() : error;
}

function noPictures(): AppError {
  const errors = [{ path: "pictures", ...told("session.pictures.id") }];
  return new AppError("invalid_request", told("session.pictures"), { errors });
}
