import type { UploadId } from "#lib/contracts/ids.ts";
import type { VisitorId } from "../common/visitor-id.ts";
import type { Container } from "../container.ts";
import type { Fit } from "../mapping/fit.ts";
import type { PicturePack } from "../pictures/picture-index.ts";
import type { SessionPictures } from "../records/sessions.ts";
import { foundPictures, openPictures, withPack } from "../uploads/pictures.ts";
import { sessionUpload } from "./session-uploads.ts";

/**
 * The pictures of a session's rows: those of before, unless others are chosen, or none.
 * @throws what `sessionUpload` throws
 */
export async function settlePictures(
  container: Container,
  visitor: VisitorId,
  before: SessionPictures | null,
  chosen: UploadId | null | undefined,
): Promise<SessionPictures | null> {
  if (chosen === undefined || chosen === before?.uploadId) return before;
  if (chosen === null) return null;
  const { id, filename } = await sessionUpload(container, visitor, chosen, "pictures", "pictures");
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
  return withPack(container, { id: pictures.uploadId, kind: "pictures" }, use);
}

/** What a fit must know of them. */
export function pictureNames(pack: PicturePack | null): Pick<Fit, "pictures"> {
  if (!pack) return {};
  const names = (pictures: { name: string }[]) => pictures.map(({ name }) => name);
  return { pictures: { names: names(pack.places), unreadable: names(pack.unreadable) } };
}
