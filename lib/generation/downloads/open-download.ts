import { ResultIdSchema } from "#lib/contracts/ids.ts";
import { msg } from "#lib/messages/server-message.ts";
import { traced } from "#lib/telemetry/spans.ts";
import { AppError } from "../common/errors/app-error.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import type { Container } from "../container.ts";
import { findResult, type StoredResult } from "../records/results.ts";
import { traceFor } from "../records/traces.ts";
import { goneAs } from "../storage/stored-files.ts";
import { openArchivedDocument } from "./archived-document.ts";
import type { Download } from "./download.ts";

/** Below this size, getting a signed URL and redirecting takes longer than sending the file. */
const signedFromBytes = 4_000_000;
/** Time to start the download; a running download isn't cut off. */
const signedForSeconds = 300;

/**
 * Opens a result for download or, with `document`, one document of an archive.
 * @param document the number of a document, from 1, as received
 * @throws AppError `not_found`, `gone`, `invalid_request`
 */
export async function openDownload(
  container: Container,
  visitor: VisitorId,
  id: string,
  document: string | null,
): Promise<Download> {
  const result = await requireResult(container, visitor, id);
  const parent = await traceFor(container, visitor, "job", result.jobId);
  return traced("download", { parent, jobId: result.jobId }, () => openResult(container, result, document));
}

async function openResult(container: Container, result: StoredResult, document: string | null): Promise<Download> {
  if (document !== null) {
    return openArchivedDocument(container, result, document).catch(goneAs(msg("download.gone")));
  }
  const { filename, contentType, bytes, key } = result;
  // Check now: after the response has started, we could only cut it off.
  if ((await container.storage.size(key)) === null) throw new AppError("gone", msg("download.gone"));
  return {
    filename,
    contentType,
    disposition: "attachment",
    bytes,
    etag: `"${result.id}"`,
    read: (range) => container.storage.read(key, range),
    async signedUrl(contentDisposition) {
      if (bytes < signedFromBytes) return null;
      const signing = { filename, contentDisposition, contentType, expiresInSeconds: signedForSeconds };
      return container.storage.signedUrl(key, signing);
    },
  };
}

/**
 * Finds a result of the visitor that still exists.
 * @throws AppError `not_found`, also for others' results, or `gone`
 */
async function requireResult({ database }: Container, visitor: VisitorId, id: string): Promise<StoredResult> {
  const parsed = ResultIdSchema.safeParse(id);
  const result = parsed.success ? await findResult(database, visitor, parsed.data) : null;
  if (!result) throw new AppError("not_found", msg("download.unknown"));
  if (result.deletedAt !== null || result.expiresAt <= Date.now()) throw new AppError("gone", msg("download.gone"));
  return result;
}
