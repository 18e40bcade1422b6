import { z } from "zod";
import { type UploadId, UploadIdSchema } from "#lib/contracts/ids.ts";
import { UploadKindSchema } from "#lib/contracts/upload.ts";
import { told } from "#lib/messages/told.ts";
import { currentTrace } from "#lib/telemetry/spans.ts";
import { AppError } from "./app-error.ts";
import type { Statements } from "./database/database.ts";

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

/** Where an upload's bytes are, and the folder with all that was made from them. */
export const uploadKey = (id: UploadId) => `uploads/${id}/file`;
export const uploadFolder = (id: UploadId) => `uploads/${id}`;

const columns = `id, kind, filename, content_type AS "contentType", bytes, sha256, expires_at AS "expiresAt", deleted_at AS "deletedAt"`;

type NewUpload = Omit<Upload, "expiresAt" | "deletedAt"> & { visitor: string };

/**
 * Writes an upload down as deleted; it is there once `deleted_at` is taken back. One that a browser is to send to the
 * store itself is deleted only `from` the time that it can no longer come. False where there is one of this id.
 */
export async function insertUpload(
  statements: Statements,
  upload: NewUpload,
  expiresAt: number,
  from = Date.now(),
): Promise<boolean> {
  const { id, visitor, kind, filename, contentType, bytes, sha256 } = upload;
  const values = [id, visitor, kind, filename, contentType, bytes, sha256, Date.now(), expiresAt, from, currentTrace()];
  const sql = `INSERT INTO uploads VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, NULL, $11)
    ON CONFLICT (id) DO NOTHING`;
  return (await statements.execute(sql, values)) > 0;
}

/** Whether a browser was allowed to send this upload to the store, and nobody has looked yet what came. */
export const isAwaited = ({ sha256, deletedAt }: Upload) =>
  sha256 === "" && deletedAt !== null && deletedAt > Date.now();

/**
 * An upload, be it there or awaited.
 * @throws AppError `not_found` for an unknown upload or another visitor's, `gone` for one that was deleted.
 */
export async function findUpload(statements: Statements, visitor: string, id: UploadId): Promise<Upload> {
  const sql = `SELECT ${columns} FROM uploads WHERE id = $1 AND visitor = $2`;
  const [upload] = await statements.query(UploadSchema, sql, [id, visitor]);
  if (!upload) throw new AppError("not_found", told("upload.unknown"));
  const isThere = upload.deletedAt === null || isAwaited(upload);
  if (!isThere || upload.expiresAt <= Date.now()) throw goneUpload();
  return upload;
}

/**
 * Keeps uploads at least as long as what needs them.
 * @throws AppError `gone` where one was deleted meanwhile
 */
export async function keepUploads(statements: Statements, ids: readonly UploadId[], until: number): Promise<void> {
  for (const id of ids) {
    const sql = `UPDATE uploads SET expires_at = CASE WHEN expires_at < $1 THEN $1 ELSE expires_at END
      WHERE id = $2 AND deleted_at IS NULL`;
    if ((await statements.execute(sql, [until, id])) === 0) throw goneUpload();
  }
}

const goneUpload = () => new AppError("gone", told("upload.gone"));

/**
 * Marks an upload as deleted unless an open or started session still names it; pictures stand in a session's settings.
 * Gives whether its files are to be deleted.
 */
export async function deleteUnusedUpload(statements: Statements, id: UploadId): Promise<boolean> {
  const sql = `UPDATE uploads SET deleted_at = $1 WHERE id = $2 AND deleted_at IS NULL AND NOT EXISTS
    (SELECT 1 FROM sessions WHERE visitor = uploads.visitor AND state <> 'closed' AND (upload_id = $2 OR content LIKE '%"' || $2 || '"%'))`;
  return (await statements.execute(sql, [Date.now(), id])) > 0;
}
