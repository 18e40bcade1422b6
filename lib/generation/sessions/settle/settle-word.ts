import { UploadIdSchema } from "#lib/contracts/ids.ts";
import type { VisitorId } from "../../common/ids/visitor-id.ts";
import type { Container } from "../../container.ts";
import { openWordFile } from "../../uploads/word-files.ts";
import type { WordTemplate } from "../../word/word-template.ts";
import { sessionUpload } from "../session-uploads.ts";

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
