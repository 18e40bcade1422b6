import {
  type DirectUploadAnswer,
  type DirectUploadEvent,
  DirectUploadEventSchema,
  DirectUploadPayloadSchema,
  directUploadId,
} from "#lib/contracts/direct-upload.ts";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";
import { type AddressId, type Client, unknownAddress } from "../common/ids/address-id.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import type { Container } from "../container.ts";
import { directGrantMs } from "../records/uploads.ts";
import { UnsignedEventError, type UploadGrant } from "../storage/storage.ts";
import { admitUpload } from "./admit-upload.ts";
import { plainName } from "./store-upload.ts";

/**
 * Selects the schema for an upload's JSON body.
 * @throws AppError `not_multipart` for a body that isn't an event: the sender probably meant to send a file
 */
export function directUploadSchema(body: unknown): typeof DirectUploadEventSchema {
  if (typeof body !== "object" || body === null || !("type" in body)) throw notMultipart();
  return DirectUploadEventSchema;
}

const notMultipart = () => new AppError("not_multipart", msg("upload.form"));

/**
 * Answers the events of direct uploads: a browser asks for a token before it sends a file to the object store, and the
 * store reports the arrival. The report changes nothing, because it never reaches a site on localhost; the file is
 * validated when a session first names its upload.
 * @param signature the store's signature of the event
 * @throws AppError `not_multipart` without a store for direct uploads, `invalid_request`, `quota_exceeded`, `site_full`
 */
export async function answerDirectUpload(
  container: Container,
  visitor: VisitorId,
  event: DirectUploadEvent,
  signature: string | null,
  address: AddressId = unknownAddress,
): Promise<DirectUploadAnswer> {
  const { directUploads } = container.storage;
  if (!directUploads) throw notMultipart();
  try {
    return await directUploads.answer(event, signature, (key, payload) =>
      grant(container, { visitor, address }, key, payload),
    );
  } catch (error) {
    if (!(error instanceof UnsignedEventError)) throw error;
    throw faulty("type", msg("api.signed"));
  }
}

async function grant(
  container: Container,
  { visitor, address }: Client,
  key: string,
  payload: string | null,
): Promise<UploadGrant> {
  const { config } = container;
  const id = directUploadId(key);
  if (!id) throw faulty("payload.pathname", msg("api.pathname"));
  const filename = plainName(filenameIn(payload));
  const now = Date.now();
  const validUntil = now + directGrantMs;
  const expiresAt = now + Math.max(config.retentionMs, directGrantMs);
  // The actual size is known only after arrival, so the quota counts the limit until then.
  const upload = { id, address, filename, bytes: config.maxUploadBytes, expiresAt };
  const isNew = await admitUpload(container, visitor, upload);
  if (!isNew) throw faulty("payload.pathname", msg("api.pathname.known"));
  return { maxBytes: config.maxUploadBytes, validUntil };
}

function filenameIn(payload: string | null): string {
  try {
    return DirectUploadPayloadSchema.parse(JSON.parse(payload ?? "null")).filename;
  } catch (cause) {
    const example = '{ "filename": "people.csv" }';
    throw faulty("payload.clientPayload", msg("api.clientPayload", { example }), cause);
  }
}

function faulty(path: string, fault: ServerMessage, cause?: unknown): AppError {
  const errors = [{ path, ...fault }];
  return new AppError("invalid_request", msg("api.fields"), { errors, cause });
}
