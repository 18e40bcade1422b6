import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { UploadResponse } from "#lib/contracts/upload.ts";
import type { Language } from "#lib/messages/languages.ts";
import { msg } from "#lib/messages/server-message.ts";
import { traced } from "#lib/telemetry/spans.ts";
import { AppError } from "../common/errors/app-error.ts";
import { noRoom } from "../common/errors/may-pass.ts";
import { tooLarge } from "../common/errors/too-large.ts";
import { type AddressId, type Client, unknownAddress } from "../common/ids/address-id.ts";
import { newUploadId } from "../common/ids/ids.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import { type ClientContainer, type Container, containerFor } from "../container.ts";
import { expectUpload, recordArrival, refuseUpload } from "../records/uploads.ts";
import { uploadFolder, uploadKey } from "../storage/keys.ts";
import { admitUpload } from "./admit-upload.ts";
import { translatePictures } from "./pictures.ts";
import { plainName, storeUpload } from "./store-upload.ts";

interface SentFile {
  visitor: VisitorId;
  address?: AddressId;
  /** An upper bound, as announced by the sender. */
  announcedBytes?: number | undefined;
  filename: string;
  /** The language of the response. */
  language?: Language;
  /** Whether a spreadsheet is required: an image is refused before it is read. */
  asSheet?: boolean;
  chunks: AsyncIterable<Uint8Array>;
}

/**
 * Receives a file: spools it to disk, detects its type from the content, and reads a spreadsheet once from end to end.
 * An invalid file is refused here and leaves nothing behind.
 * @throws AppError that says what is wrong with the file
 */
export function createUpload(container: Container, sent: SentFile): Promise<UploadResponse> {
  const { visitor, address = unknownAddress } = sent;
  const client = { visitor, address };
  return traced("upload", {}, () => receive(containerFor(container, client), client, sent));
}

async function receive(container: ClientContainer, client: Client, sent: SentFile): Promise<UploadResponse> {
  if (await container.disk.isLow()) throw noRoom();
  return container.scratch.use(async (folder) => {
    const path = join(folder, "file");
    const { config, database, pools, storage } = container;
    const { visitor, address } = client;
    const { language = "en", announcedBytes = config.maxPicturesBytes } = sent;
    const id = newUploadId();
    const filename = plainName(sent.filename);
    const admitted = { id, address, filename, bytes: announcedBytes, expiresAt: Date.now() + config.retentionMs };
    await admitUpload(container, visitor, admitted);
    try {
      const { bytes, sha256 } = await spool(sent.chunks, path, config);
      const found = await pools.sheets.run("detectKind", { path, asSheet: sent.asSheet });
      if (found.kind !== "pictures" && bytes > config.maxUploadBytes) throw tooLarge(config.maxUploadBytes);
      const facts = { kind: found.kind, contentType: found.contentType, bytes, sha256 };
      const expiresAt = Date.now() + config.retentionMs;
      // Only after reading: otherwise the sweep could delete an upload that is still waiting for a worker process.
      const expect = () => expectUpload(database, visitor, id, expiresAt);
      const pictures = await storeUpload(container, id, path, found, bytes, expect);
      await storage.take(uploadKey(id), path);
      if (!(await recordArrival(database, visitor, { id, ...facts }))) {
        throw new AppError("busy", msg("api.crowded"), { retryAfterSeconds: 3 });
      }
      return {
        uploadId: id,
        filename,
        ...facts,
        expiresAt: new Date(expiresAt).toISOString(),
        pictures: pictures && translatePictures(language, pictures),
      };
    } catch (error) {
      await refuseUpload(database, visitor, id);
      await storage.deleteFolder(uploadFolder(id));
      throw error;
    }
  });
}

const zipStart = Buffer.from("PK");

/** Only a ZIP can be images, and so be larger than other files. */
async function spool(
  chunks: AsyncIterable<Uint8Array>,
  path: string,
  { maxUploadBytes, maxPicturesBytes }: Container["config"],
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  let maxBytes: number | undefined;
  async function* counted() {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      maxBytes ??= chunk[0] === zipStart[0] && chunk[1] === zipStart[1] ? maxPicturesBytes : maxUploadBytes;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      yield chunk;
    }
  }
  await pipeline(counted, createWriteStream(path));
  return { bytes, sha256: hash.digest("hex") };
}
