import { msg } from "#lib/messages/server-message.ts";
import { offsetOf, offsetRange } from "../archive/document-offsets.ts";
import { longestLocalHeader, readLocalEntry } from "../archive/zip-segment.ts";
import { AppError } from "../common/errors/app-error.ts";
import type { Container } from "../container.ts";
import type { StoredResult } from "../records/results.ts";
import { offsetsKey } from "../storage/keys.ts";
import type { ByteRange, Storage } from "../storage/storage.ts";
import type { Download } from "./download.ts";

const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/**
 * One document of an archive. The archive stores documents uncompressed, so this is a range of its bytes.
 * @throws AppError `invalid_request` for an invalid number, `not_found` for a document that isn't in the archive
 */
export async function openArchivedDocument(
  { storage }: Container,
  { id, kind, bytes, documents, key }: StoredResult,
  document: string,
): Promise<Download> {
  if (kind !== "archive" || !/^[1-9]\d{0,8}$/.test(document)) {
    const errors = [{ path: "document", ...msg("download.document.number") }];
    throw new AppError("invalid_request", msg("download.document"), { errors });
  }
  const number = Number(document);
  if (number > documents) {
    throw new AppError("not_found", msg("download.document.last", { count: String(documents) }));
  }

  const offset = offsetOf(await readAll(storage, offsetsKey(key), offsetRange(number)), 1);
  if (offset === null) throw new Error(`The offsets of ${key} have no document ${number}`);
  const headerEnd = Math.min(offset + longestLocalHeader, bytes);
  const entry = readLocalEntry(await readAll(storage, key, { start: offset, end: headerEnd }));
  const start = offset + entry.dataOffset;
  return {
    // Without its folder in the archive.
    filename: entry.name.slice(entry.name.lastIndexOf("/") + 1),
    // Names in the archive have their extension already.
    ...(entry.name.endsWith(".docx")
      ? { contentType: docxType, disposition: "attachment" as const }
      : { contentType: "application/pdf", disposition: "inline" as const }),
    bytes: entry.bytes,
    etag: `"${id}.${number}"`,
    read: (range) => storage.read(key, { start: start + range.start, end: start + range.end }),
    signedUrl: async () => null,
  };
}

async function readAll(storage: Storage, key: string, range: ByteRange): Promise<Uint8Array> {
  return Buffer.concat(await Array.fromAsync(storage.read(key, range)));
}
