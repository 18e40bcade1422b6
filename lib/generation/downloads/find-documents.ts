import type { JobId } from "#lib/contracts/ids.ts";
import { limits } from "#lib/contracts/limits.ts";
import { msg } from "#lib/messages/server-message.ts";
import { type IndexMatches, searchIndex } from "../archive/search-index.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import type { Container } from "../container.ts";
import { findDocumentsFile } from "../records/results.ts";
import { namesKey } from "../storage/keys.ts";
import { MissingFileError } from "../storage/storage.ts";
import { goneAs } from "../storage/stored-files.ts";

/**
 * The documents of a finished job, and the labels on its sheets, that contain every word of `text`.
 * @throws AppError `gone` if the files were deleted in the meantime
 */
export async function findDocuments(
  { database, storage }: Pick<Container, "database" | "storage">,
  visitor: VisitorId,
  jobId: JobId,
  text: string,
): Promise<IndexMatches> {
  const none = { documents: [], count: 0 };
  const file = await findDocumentsFile(database, visitor, jobId);
  if (file === null) return none;
  try {
    return await searchIndex(storage.read(namesKey(file.key)), text, limits.documentsListed);
  } catch (error) {
    // An older build wrote no names beside a combined PDF.
    if (error instanceof MissingFileError && file.kind === "combined") return none;
    return goneAs(msg("download.gone"))(error);
  }
}
