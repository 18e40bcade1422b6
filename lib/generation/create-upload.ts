import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { UploadResponse } from "#lib/contracts/upload.ts";
import type { Language } from "#lib/messages/languages.ts";
import { traced } from "#lib/telemetry/spans.ts";
import type { Container } from "./container.ts";
import { newUploadId } from "./ids.ts";
import { plainName, readUpload } from "./read-upload.ts";
import { toldPictures } from "./stored-pictures.ts";
import { insertUpload, uploadFolder, uploadKey } from "./uploads.ts";

interface SentFile {
  visitor: string;
  filename: string;
  /** Of the answer. */
  language?: Language;
  /** A picture is refused as no sheet before it is read. */
  asSheet?: boolean;
  chunks: AsyncIterable<Uint8Array>;
}

/**
 * Takes a file in: spools it to the disk, finds out by its content what it is, and reads a spreadsheet once from end
 * to end. A file that cannot be used is refused here and leaves nothing behind.
 * @throws AppError that says what is wrong with the file
 */
export function createUpload(container: Container, sent: SentFile): Promise<UploadResponse> {
  return traced("upload", {}, () => takeIn(container, sent));
}

function takeIn(container: Container, sent: SentFile): Promise<UploadResponse> {
  return container.scratch.use(async (folder) => {
    const path = join(folder, "file");
    const { bytes, sha256 } = await spool(sent.chunks, path);
    const found = await container.reading.run("detectKind", { path, asSheet: sent.asSheet });
    const { kind, contentType } = found;
    const id = newUploadId();
    const upload = { id, visitor: sent.visitor, kind, filename: plainName(sent.filename), contentType, bytes, sha256 };
    const expiresAt = Date.now() + container.config.retentionMs;
    // An upload begins as a deleted one: whatever ends this process now, a sweep finds the files.
    await insertUpload(container.database, upload, expiresAt);
    try {
      const { language = "en" } = sent;
      const pictures = await readUpload(container, id, path, found, bytes);
      await container.storage.take(uploadKey(id), path);
      await container.database.execute("UPDATE uploads SET deleted_at = NULL WHERE id = $1", [id]);
      const { visitor, id: uploadId, ...facts } = upload;
      return {
        uploadId,
        ...facts,
        expiresAt: new Date(expiresAt).toISOString(),
        pictures: pictures && toldPictures(language, pictures),
      };
    } catch (error) {
      await container.storage.deleteFolder(uploadFolder(id));
      throw error;
    }
  });
}

async function spool(chunks: AsyncIterable<Uint8Array>, path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  async function* counted() {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      yield chunk;
    }
  }
  await pipeline(counted, createWriteStream(path));
  return { bytes, sha256: hash.digest("hex") };
}
