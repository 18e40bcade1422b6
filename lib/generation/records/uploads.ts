import { z } from "zod";
import { type UploadId, UploadIdSchema } from "#lib/contracts/ids.ts";
import { UploadKindSchema } from "#lib/contracts/upload.ts";
import { msg } from "#lib/messages/server-message.ts";
import { currentTrace } from "#lib/telemetry/spans.ts";
import type { AddressId } from "../common/address-id.ts";
import { AppError } from "../common/app-error.ts";
import type { VisitorId } from "../common/visitor-id.ts";
import type { Statements } from "../database/database.ts";
import { insertInto } from "./insert-into.ts";

const UploadSchema = z.object({
  id: UploadIdSchema,
  kind: UploadKindSchema,
  filename: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  expiresAt: z.number(),
  deletedAt: z.number().nullable(),
});
export type Upload = z.infer<typeof UploadSchema>;

/** How long a browser may take to send what it got a token of the store for. */
export const directGrantMs = 3_600_000;

/**
 * Records an upload whose file is still to come, as one that is deleted a while from now: until then it may come, and from
 * then on a sweep finds what a process that ended has left of it.
 * @param upload with the bytes that it has at most
 * @returns false where there is one of this id
 */
export function insertUpload(
  statements: Statements,
  visitor: VisitorId,
  { id, address, filename, bytes, expiresAt }: AwaitedUpload,
  now = Date.now(),
): Promise<boolean> {
  const row = {
    id,
    visitor,
    address,
    kind: "spreadsheet",
    filename,
    content_type: "",
    bytes,
    sha256: "",
    created_at: now,
    expires_at: expiresAt,
    deleted_at: now + directGrantMs,
    trace: currentTrace(),
  };
  return insertInto(statements, "uploads", row, "ON CONFLICT (id) DO NOTHING");
}

export type AwaitedUpload = Pick<Upload, "id" | "filename" | "bytes" | "expiresAt"> & { address: AddressId };

/** Leaves an upload to the sweep unless it arrives soon; from now on files of it may be stored. */
export async function expectUpload(
  statements: Statements,
  visitor: VisitorId,
  id: UploadId,
  expiresAt: number,
): Promise<void> {
  const sql = `UPDATE uploads SET deleted_at = $now, expires_at = $expiresAt
    WHERE id = $id AND visitor = $visitor AND sha256 = ''`;
  await statements.execute(sql, { id, visitor, now: Date.now(), expiresAt });
}

/** Ends an upload that was refused or broke off: it has no bytes, and still counts as one of its hour. */
export async function refuseUpload(statements: Statements, visitor: VisitorId, id: UploadId): Promise<void> {
  const sql = "UPDATE uploads SET bytes = 0, deleted_at = $now WHERE id = $id AND visitor = $visitor AND sha256 = ''";
  await statements.execute(sql, { id, visitor, now: Date.now() });
}

/**
 * Records what has arrived: from now on the upload is there.
 * @returns false where it was recorded before, or a sweep has deleted its files
 */
export async function recordArrival(
  statements: Statements,
  visitor: VisitorId,
  { id, kind, contentType, bytes, sha256 }: Omit<Upload, "filename" | "expiresAt" | "deletedAt">,
): Promise<boolean> {
  const sql = `UPDATE uploads SET kind = $kind, content_type = $contentType, bytes = $bytes, sha256 = $sha256, deleted_at = NULL
    WHERE id = $id AND visitor = $visitor AND sha256 = '' AND files_deleted_at IS NULL`;
  return (await statements.execute(sql, { id, visitor, kind, contentType, bytes, sha256 })) > 0;
}

/** Whether a browser was allowed to send this upload to the store, and nobody has looked yet what came. */
export const isAwaited = ({ sha256, deletedAt }: Upload) =>
  sha256 === "" && deletedAt !== null && deletedAt > Date.now();

/** Keeps an awaited upload until then at least: what has come may have to wait for a process that reads it. */
export async function awaitUpload(statements: Statements, visitor: VisitorId, id: UploadId, until: number) {
  const sql = `UPDATE uploads SET deleted_at = $until
    WHERE id = $id AND visitor = $visitor AND sha256 = '' AND deleted_at < $until`;
  await statements.execute(sql, { id, visitor, until });
}

/**
 * An upload, be it there or awaited.
 * @throws AppError `not_found` for an unknown upload or another visitor's, `gone` for one that was deleted.
 */
export async function findUpload(statements: Statements, visitor: VisitorId, id: UploadId): Promise<Upload> {
  const sql = `SELECT id, kind, filename, content_type AS "contentType", bytes, sha256, expires_at AS "expiresAt",
      deleted_at AS "deletedAt" FROM uploads WHERE id = $id AND visitor = $visitor`;
  const [upload] = await statements.query(UploadSchema, sql, { id, visitor });
  if (!upload) throw new AppError("not_found", msg("upload.unknown"));
  const isThere = upload.deletedAt === null || isAwaited(upload);
  if (!isThere || upload.expiresAt <= Date.now()) throw goneUpload();
  return upload;
}

/**
 * Keeps uploads at least as long as what needs them.
 * @throws AppError `gone` where one was deleted meanwhile
 */
export async function keepUploads(
  statements: Statements,
  visitor: VisitorId,
  ids: readonly UploadId[],
  until: number,
): Promise<void> {
  for (const id of ids) {
    const sql = `UPDATE uploads SET expires_at = CASE WHEN expires_at < $until THEN $until ELSE expires_at END
      WHERE id = $id AND visitor = $visitor AND deleted_at IS NULL`;
    if ((await statements.execute(sql, { id, visitor, until })) === 0) throw goneUpload();
  }
}

const goneUpload = () => new AppError("gone", msg("upload.gone"));

/**
 * Marks an upload as deleted unless an open or started session still names it; pictures stand in a session's settings.
 * Gives whether its files are to be deleted.
 */
export async function deleteUnusedUpload(statements: Statements, visitor: VisitorId, id: UploadId): Promise<boolean> {
  const sql = `UPDATE uploads SET deleted_at = $now WHERE id = $id AND visitor = $visitor AND deleted_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM sessions WHERE visitor = $visitor AND state <> 'closed'
      AND (upload_id = $id OR content LIKE '%"' || $id || '"%'))`;
  return (await statements.execute(sql, { id, visitor, now: Date.now() })) > 0;
}
