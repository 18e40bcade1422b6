import { z } from "zod";
import { type UploadId, UploadIdSchema } from "#lib/contracts/ids.ts";
import { UploadKindSchema } from "#lib/contracts/upload.ts";
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

/** @throws AppError `not_found` for an unknown upload or another visitor's, `gone` for one that was deleted. */
export async function findUpload(statements: Statements, visitor: string, id: UploadId): Promise<Upload> {
  const sql = `SELECT ${columns} FROM uploads WHERE id = $1 AND visitor = $2`;
  const [upload] = await statements.query(UploadSchema, sql, [id, visitor]);
  if (!upload) throw new AppError("not_found", "There is no such upload. Send the file again.");
  if (upload.deletedAt !== null || upload.expiresAt <= Date.now()) {
    throw new AppError("gone", "This file has been deleted. Send it again.");
  }
  return upload;
}

/** Keeps an upload at least as long as what needs it. */
export async function keepUpload(statements: Statements, id: UploadId, until: number): Promise<void> {
  await statements.execute("UPDATE uploads SET expires_at = $1 WHERE id = $2 AND expires_at < $1", [until, id]);
}

/**
 * Marks an upload as deleted unless an open or started session still names it; pictures stand in a session's settings.
 * Gives whether its files are to be deleted.
 */
export async function deleteUnusedUpload(statements: Statements, id: UploadId): Promise<boolean> {
  const sql = `UPDATE uploads SET deleted_at = $1 WHERE id = $2 AND deleted_at IS NULL AND NOT EXISTS
    (SELECT 1 FROM sessions WHERE state <> 'closed' AND (upload_id = $2 OR content LIKE '%"' || $2 || '"%'))`;
  return (await statements.execute(sql, [Date.now(), id])) > 0;
}
