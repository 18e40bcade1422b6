import { z } from "zod";
import type { JobId, ResultId } from "#lib/contracts/ids.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import type { Statements } from "../database/database.ts";
import { insertInto } from "./insert-into.ts";

/** What the token of a job's share is derived from, together with a key that only the visitor's cookie yields. */
export async function findShareNonce(statements: Statements, visitor: VisitorId, jobId: JobId): Promise<string | null> {
  const sql = "SELECT nonce FROM shares WHERE job_id = $jobId AND visitor = $visitor";
  const [share] = await statements.query(z.object({ nonce: z.string() }), sql, { jobId, visitor });
  return share?.nonce ?? null;
}

/** Records the share of a job unless it has one. */
export async function insertShare(
  statements: Statements,
  visitor: VisitorId,
  { jobId, nonce, tokenHash }: { jobId: JobId; nonce: string; tokenHash: string },
): Promise<void> {
  const row = { job_id: jobId, visitor, nonce, token_hash: tokenHash };
  await insertInto(statements, "shares", row, "ON CONFLICT (job_id) DO NOTHING");
}

/** Revokes the share of a job. */
export async function deleteShare(statements: Statements, visitor: VisitorId, jobId: JobId): Promise<void> {
  await statements.execute("DELETE FROM shares WHERE job_id = $jobId AND visitor = $visitor", { jobId, visitor });
}

const OwnerSchema = z.object({ visitor: z.string(), tokenHash: z.string() });
type Owner = z.infer<typeof OwnerSchema>;

const ownerColumns = `shares.visitor, shares.token_hash AS "tokenHash"`;
const isThere = "jobs.deleted_at IS NULL AND jobs.expires_at > $now";

/** The visitor who shares a job that still exists, and the hash of the token that gives access to it. */
export async function findOwnerOfJob(statements: Statements, id: JobId): Promise<Owner | null> {
  const sql = `SELECT ${ownerColumns} FROM shares JOIN jobs ON jobs.id = shares.job_id
    WHERE shares.job_id = $id AND ${isThere}`;
  return (await statements.query(OwnerSchema, sql, { id, now: Date.now() }))[0] ?? null;
}

/** The same for a result of a shared job. The list of problems isn't shared. */
export async function findOwnerOfResult(statements: Statements, id: ResultId): Promise<Owner | null> {
  const sql = `SELECT ${ownerColumns} FROM shares JOIN jobs ON jobs.id = shares.job_id
    JOIN results ON results.job_id = jobs.id
    WHERE results.id = $id AND results.kind IN ('archive', 'combined') AND ${isThere}`;
  return (await statements.query(OwnerSchema, sql, { id, now: Date.now() }))[0] ?? null;
}
