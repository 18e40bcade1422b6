import type { UploadId } from "#lib/contracts/ids.ts";
import type { VisitorId } from "../../common/ids/visitor-id.ts";
import type { ClientContainer } from "../../container.ts";
import type { SessionPictures } from "../../records/sessions.ts";
import { foundPictures, openPictures } from "../../uploads/pictures.ts";
import { sessionUpload } from "../session-uploads.ts";

/**
 * The session's ZIP of images: the one chosen now (null for none), else the previous one.
 * @throws what `sessionUpload` throws
 */
export async function settlePictures(
  container: ClientContainer,
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
