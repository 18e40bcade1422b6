import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { errorTable } from "#lib/contracts/errors.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import { told } from "#lib/messages/told.ts";
import { AppError } from "./app-error.ts";
import type { Container } from "./container.ts";
import { readUpload } from "./read-upload.ts";
import { findUpload, isAwaited, type Upload, uploadFolder, uploadKey } from "./uploads.ts";

/**
 * An upload that can be worked with. One that a browser sent straight to the store is looked at now, and refused as one
 * that came through the site would have been.
 * @param asSheet refuses a picture as no sheet before it is read
 * @throws AppError `not_found`, `gone`, `no_file` where nothing came, or what is wrong with the file
 */
export async function readyUpload(
  container: Container,
  visitor: string,
  id: UploadId,
  asSheet = false,
): Promise<Upload> {
  const upload = await findUpload(container.database, visitor, id);
  if (!isAwaited(upload)) return upload;
  const bytes = await container.storage.size(uploadKey(id));
  if (bytes === null) throw new AppError("no_file", told("upload.missing"));
  try {
    await acceptUpload(container, id, bytes, asSheet);
  } catch (error) {
    const isRefusal = error instanceof AppError && errorTable[error.code].status < 500;
    if (isRefusal) await container.storage.deleteFolder(uploadFolder(id));
    throw error;
  }
  return findUpload(container.database, visitor, id);
}

async function acceptUpload(container: Container, id: UploadId, bytes: number, asSheet: boolean): Promise<void> {
  const { config, database, reading, storage } = container;
  if (bytes > config.maxUploadBytes) {
    throw new AppError("too_large", told("upload.most", { size: config.maxUploadBytes / 1_000_000 }));
  }
  const file = await storage.local(uploadKey(id));
  try {
    const found = await reading.run("detectKind", { path: file.path, asSheet });
    await readUpload(container, id, file.path, found, bytes);
    const hash = createHash("sha256");
    await pipeline(createReadStream(file.path), hash);
    const values = [found.kind, found.contentType, bytes, hash.digest("hex"), id];
    // Another request of the visitor's may have been faster: it found the same.
    await database.execute(
      `UPDATE uploads SET kind = $1, content_type = $2, bytes = $3, sha256 = $4, deleted_at = NULL
       WHERE id = $5 AND sha256 = ''`,
      values,
    );
  } finally {
    await file.release();
  }
}
