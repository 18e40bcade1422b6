import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { limits } from "#lib/contracts/limits.ts";
import type { UploadResponse } from "#lib/contracts/upload.ts";
import { AppError } from "./app-error.ts";
import type { Container } from "./container.ts";
import { newUploadId } from "./ids.ts";
import { ImageFormatSchema } from "./rendering/worker-tasks.ts";
import { storeTable } from "./stored-table.ts";
import { insertUpload, uploadFolder, uploadKey } from "./uploads.ts";

interface SentFile {
  visitor: string;
  filename: string;
  chunks: AsyncIterable<Uint8Array>;
}

/**
 * Takes a file in: spools it to the disk, finds out by its content what it is, and reads a spreadsheet once from end
 * to end. A file that cannot be used is refused here and leaves nothing behind.
 * @throws AppError that says what is wrong with the file
 */
export function createUpload(container: Container, sent: SentFile): Promise<UploadResponse> {
  return container.scratch.use(async (folder) => {
    const path = join(folder, "file");
    const { bytes, sha256 } = await spool(sent.chunks, path);
    const { kind, contentType, format } = await container.reading.run("detectKind", { path });
    const id = newUploadId();
    const upload = { id, visitor: sent.visitor, kind, filename: plainName(sent.filename), contentType, bytes, sha256 };
    const expiresAt = Date.now() + container.config.retentionMs;
    // An upload begins as a deleted one: whatever ends this process now, a sweep finds the files.
    await insertUpload(container.database, upload, expiresAt);
    try {
      if (kind === "spreadsheet") await storeTable(container, id, path, {});
      else await checkImage(container, path, format, bytes);
      await container.storage.take(uploadKey(id), path);
      await container.database.execute("UPDATE uploads SET deleted_at = NULL WHERE id = $1", [id]);
    } catch (error) {
      await container.storage.deleteFolder(uploadFolder(id));
      throw error;
    }
    const { visitor, id: uploadId, ...facts } = upload;
    return { uploadId, ...facts, expiresAt: new Date(expiresAt).toISOString() };
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

/** The engine itself tries the picture: one that it cannot read would spoil every document later. */
async function checkImage(container: Container, path: string, format: string, bytes: number): Promise<void> {
  if (bytes > limits.imageBytes) {
    throw new AppError(
      "too_large",
      `A picture may have ${limits.imageBytes / 1_000_000} MB. Save it smaller and send it again.`,
    );
  }
  await container.reading.run("checkImage", { path, format: ImageFormatSchema.parse(format) });
}

/** The last part of a name as any system writes paths, fit to be shown. */
function plainName(filename: string): string {
  const last = filename.split(/[\\/]/).at(-1) ?? "";
  const plain = last.replace(/\p{C}/gu, "").trim().slice(0, limits.fileNameCharacters);
  return plain === "" ? "upload" : plain;
}
