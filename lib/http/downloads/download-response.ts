import { AppError } from "#lib/generation/common/errors/app-error.ts";
import type { Download } from "#lib/generation/downloads/download.ts";
import { msg } from "#lib/messages/server-message.ts";
import { announceLength } from "../node-response.ts";
import { problemResponse } from "../problem.ts";
import { parseRange } from "./byte-range.ts";
import { matches } from "./conditional.ts";
import { contentDisposition } from "./content-disposition.ts";

/** Serves a file, or the range that `Range` requests; 304 if the client already has it. */
export function downloadResponse(request: Request, download: Download): Response {
  const headers: Record<string, string> = {
    "Content-Type": download.contentType,
    "Content-Disposition": contentDisposition(download.disposition, download.filename),
    ETag: download.etag,
    "Accept-Ranges": "bytes",
    "X-Content-Type-Options": "nosniff",
    // Personal documents: no copy may stay behind on a shared computer (OWASP ASVS 5.0, 14.3.2).
    "Cache-Control": "private, no-store, no-transform",
  };
  if (!stillMatches(request.headers.get("if-match"), download.etag)) {
    return problemResponse(new AppError("precondition_failed", msg("api.changed")), request);
  }
  if (matches(request.headers.get("if-none-match"), download.etag)) return new Response(null, { status: 304, headers });

  const range = mayUseRange(request, download.etag) ? parseRange(request.headers.get("range"), download.bytes) : null;
  if (range === "unsatisfiable") {
    const error = new AppError("range_not_satisfiable", msg("api.range", { bytes: String(download.bytes) }));
    return problemResponse(error, request, { "Content-Range": `bytes */${download.bytes}` });
  }
  const { start, end } = range ?? { start: 0, end: download.bytes };
  announceLength(end - start);
  if (range) headers["Content-Range"] = `bytes ${start}-${end - 1}/${download.bytes}`;
  const body = request.method === "HEAD" ? null : pullStream(download.read({ start, end }));
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** `If-Match` by strong comparison (RFC 9110, 13.1.1). */
function stillMatches(ifMatch: string | null, etag: string): boolean {
  return ifMatch === null || ifMatch.trim() === "*" || ifMatch.split(",").some((tag) => tag.trim() === etag);
}

/** With `If-Range`, a range is only served if the client has the rest of exactly the same file (RFC 9110, 13.1.5). */
function mayUseRange(request: Request, etag: string): boolean {
  const condition = request.headers.get("if-range");
  if (request.method !== "GET") return false; // RFC 9110, 14.2
  return condition === null || condition === etag;
}

/**
 * A stream that reads on demand and stops when the client disconnects. `Readable.toWeb` throws on an aborted download.
 */
function pullStream(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
