import { type UploadId, UploadIdSchema } from "#lib/contracts/ids.ts";
import type { VisitorId } from "../../common/ids/visitor-id.ts";
import type { Container } from "../../container.ts";
import type { SessionPictures } from "../../records/sessions.ts";
import { foundPictures, openPictures } from "../../uploads/pictures.ts";
import { openWordFile } from "../../uploads/word-files.ts";
import type { WordTemplate } from "../../word/word-template.ts";
import { sessionUpload } from "../session-uploads.ts";

/**
 * The session's ZIP of images: the one chosen now (null for none), else the previous one.
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

/**
 * The Word file of a session: the one whose upload is its template, or the one before, which stays while another
 * template is chosen.
 * @throws what `sessionUpload` throws for an upload that can't be used
 */
export async function settleWord(
  container: Container,
  visitor: VisitorId,
  templateId: string,
  before: WordTemplate | null,
): Promise<WordTemplate | null> {
  const { data: id } = UploadIdSchema.safeParse(templateId);
  if (!id || before?.uploadId === id) return before;
  const { filename } = await sessionUpload(container, visitor, id, "document", "template");
  return { ...(await openWordFile(container, id)), uploadId: id, filename };
}
