import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { errorTable } from "#lib/contracts/errors.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import type { ClientContainer } from "../container.ts";
import { awaitUpload, directGrantMs, findUpload, isAwaited, recordArrival, type Upload } from "../records/uploads.ts";
import { uploadFolder, uploadKey } from "../storage/keys.ts";
import { withStored } from "../storage/stored-files.ts";
import { storeUpload } from "./store-upload.ts";

/**
 * Finds an upload that is ready for use. A file that a browser sent straight to the object store is validated now, and
 * refused for the same reasons as one sent through the site.
 * @param asSheet whether a spreadsheet is required: an image is refused before it is read
 * @throws AppError `not_found`, `gone`, `no_file` if no file has arrived, or what is wrong with the file
 */
export async function acceptUpload(
  container: ClientContainer,
  visitor: VisitorId,
  id: UploadId,
  asSheet = false,
): Promise<Upload> {
  const upload = await findUpload(container.database, visitor, id);
  if (!isAwaited(upload)) return upload;
  const bytes = await container.storage.size(uploadKey(id));
  if (bytes === null) throw new AppError("no_file", msg("upload.missing"));
  try {
    await awaitUpload(container.database, visitor, id, Date.now() + directGrantMs);
    await acceptFile(container, visitor, id, bytes, asSheet);
  } catch (error) {
    const isRefusal = error instanceof AppError && errorTable[error.code].status < 500;
    if (isRefusal) await container.storage.deleteFolder(uploadFolder(id));
    throw error;
  }
  return findUpload(container.database, visitor, id);
}

async function acceptFile(
  container: ClientContainer,
  visitor: VisitorId,
  id: UploadId,
  bytes: number,
  asSheet: boolean,
): Promise<void> {
  const { config, database, pools, storage } = container;
  if (bytes > config.maxUploadBytes) {
    throw new AppError("too_large", msg("upload.tooLarge", { size: config.maxUploadBytes / 1_000_000 }));
  }
  await withStored(storage, uploadKey(id), async (path) => {
    const found = await pools.sheets.run("detectKind", { path, asSheet });
    const { kind, contentType } = found;
    await storeUpload(container, id, path, found, bytes);
    const hash = createHash("sha256");
    await pipeline(createReadStream(path), hash);
    // If a parallel request of the visitor recorded the arrival first, it found the same facts.
    await recordArrival(database, visitor, { id, kind, contentType, bytes, sha256: hash.digest("hex") });
  });
}
