import { z } from "zod";
import { type UploadId, UploadIdSchema } from "#lib/contracts/ids.ts";
import { UploadKindSchema } from "#lib/contracts/upload.ts";
import { msg } from "#lib/messages/server-message.ts";
import { currentTrace } from "#lib/telemetry/spans.ts";
import { AppError } from "../common/errors/app-error.ts";
import type { AddressId } from "../common/ids/address-id.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
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

/** How long a browser may use its token for a direct upload to the object store. */
export const directGrantMs = 3_600_000;

/**
 * Records an upload whose file hasn't arrived yet as deleted at `expiresAt`: the file can arrive until then. After
 * that, the sweep deletes whatever an aborted upload has left.
 * @param upload with the most bytes it can have
 * @returns false if the id is taken
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

/** Leaves an upload to the sweep unless it arrives soon. From now on, files of it may be stored. */
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

/** Ends an upload that was refused or aborted: it has no bytes, but still counts towards the hourly quota. */
export async function refuseUpload(statements: Statements, visitor: VisitorId, id: UploadId): Promise<void> {
  const sql = "UPDATE uploads SET bytes = 0, deleted_at = $now WHERE id = $id AND visitor = $visitor AND sha256 = ''";
  await statements.execute(sql, { id, visitor, now: Date.now() });
}

/**
 * Records an upload's arrival: from now on it exists.
 * @returns false if its arrival was already recorded, or the sweep has deleted its files
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

/** Whether a browser may still send this upload to the store, or has sent it and nobody has validated it yet. */
export const isAwaited = ({ sha256, deletedAt }: Upload) =>
  sha256 === "" && deletedAt !== null && deletedAt > Date.now();

/** Keeps an awaited upload until `until` at least: an arrived file may have to wait for a worker process to read it. */
export async function awaitUpload(statements: Statements, visitor: VisitorId, id: UploadId, until: number) {
  const sql = `UPDATE uploads SET deleted_at = $until
    WHERE id = $id AND visitor = $visitor AND sha256 = '' AND deleted_at < $until`;
  await statements.execute(sql, { id, visitor, until });
}

/**
 * Finds an upload that exists or is awaited.
 * @throws AppError `not_found` for an unknown upload or one of another visitor, `gone` for a deleted one.
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
 * Extends uploads' lifetimes to at least that of what needs them.
 * @throws AppError `gone` if one was deleted in the meantime
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
 * Marks an upload as deleted unless an open or started session still uses it. Images are named in a session's settings.
 * @returns whether its files are to be deleted
 */
export async function deleteUnusedUpload(statements: Statements, visitor: VisitorId, id: UploadId): Promise<boolean> {
  const sql = `UPDATE uploads SET deleted_at = $now WHERE id = $id AND visitor = $visitor AND deleted_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM sessions WHERE visitor = $visitor AND state <> 'closed'
      AND (upload_id = $id OR content LIKE '%"' || $id || '"%'))`;
  return (await statements.execute(sql, { id, visitor, now: Date.now() })) > 0;
}
