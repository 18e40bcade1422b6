import type { JobId } from "#lib/contracts/ids.ts";
import { limits } from "#lib/contracts/limits.ts";
import { msg } from "#lib/messages/server-message.ts";
import { type FoundNames, findNames } from "../archive/document-names.ts";
import type { VisitorId } from "../common/visitor-id.ts";
import type { Container } from "../container.ts";
import { findArchiveKey } from "../records/results.ts";
import { namesKey } from "../storage/keys.ts";
import { goneAs } from "../storage/stored-files.ts";

/**
 * The documents in a finished job's archive whose names contain every word of `text`; none if only a combined PDF was
 * created.
 * @throws AppError `gone` if the files were deleted in the meantime
 */
export async function findDocuments(
  { database, storage }: Pick<Container, "database" | "storage">,
  visitor: VisitorId,
  jobId: JobId,
  text: string,
): Promise<FoundNames> {
  const key = await findArchiveKey(database, visitor, jobId);
  if (key === null) return { documents: [], count: 0 };
  const chunks = await Array.fromAsync(storage.read(namesKey(key))).catch(goneAs(msg("download.gone")));
  return findNames(Buffer.concat(chunks).toString(), text, limits.documentsListed);
}
