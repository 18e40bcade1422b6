import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { SessionId } from "#lib/contracts/ids.ts";
import { PreflightSchema } from "#lib/contracts/sessions/session.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import { isHeld, leaseMs } from "../common/lease.ts";
import { mayRun, ownName } from "../common/process-name.ts";
import type { Database, Statements } from "../database/database.ts";
import { ProblemGroupSchema } from "../mapping/problems/problem-groups.ts";
import { insertInto } from "./insert-into.ts";
import { isSessionOpen } from "./sessions.ts";

const ProgressSchema = z.object({
  /** Number of leading shards whose documents are all laid out. */
  shards: z.number(),
  /** Documents in these shards, and how many of them have no errors. */
  checked: z.number(),
  right: z.number(),
  /** Problems of the others. */
  problemCount: z.number(),
  /** The first `limits.problemsShown` kinds of them. */
  problems: z.array(ProblemGroupSchema),
});
export type PreflightProgress = z.infer<typeof ProgressSchema>;

const StoredPreflightSchema = z.object({
  ...ProgressSchema.shape,
  problems: z.string().transform((text) => ProgressSchema.shape.problems.parse(JSON.parse(text))),
  state: PreflightSchema.shape.state,
  fingerprint: z.string(),
  owner: z.string(),
  leaseUntil: z.number(),
});
/** The progress of a session's preflight, valid for the session content that `fingerprint` identifies. */
export type StoredPreflight = z.infer<typeof StoredPreflightSchema>;

const columns = `state, fingerprint, owner, lease_until AS "leaseUntil", shards, checked, right_count AS "right",
  problem_count AS "problemCount", problems`;

const noProgress: PreflightProgress = { shards: 0, checked: 0, right: 0, problemCount: 0, problems: [] };

/** The stored preflight of a session; null if none was started. */
export async function findPreflight(
  statements: Statements,
  visitor: VisitorId,
  id: SessionId,
): Promise<StoredPreflight | null> {
  const sql = `SELECT ${columns} FROM preflights WHERE session_id = $id AND visitor = $visitor`;
  const [found] = await statements.query(StoredPreflightSchema, sql, { id, visitor });
  return found ?? null;
}

const takeOver = `ON CONFLICT (session_id) DO UPDATE SET fingerprint = EXCLUDED.fingerprint, state = EXCLUDED.state,
  owner = EXCLUDED.owner, lease_until = EXCLUDED.lease_until, shards = EXCLUDED.shards, checked = EXCLUDED.checked,
  right_count = EXCLUDED.right_count, problem_count = EXCLUDED.problem_count, problems = EXCLUDED.problems,
  claim = EXCLUDED.claim`;

export interface PreflightClaim {
  /**
   * Guards writes: a session that is changed and changed back has the same fingerprint, and often the same owner
   * process.
   */
  claim: string;
  progress: PreflightProgress;
}

/**
 * Claims the preflight of an open session for this process, continuing from the saved progress; progress from before a
 * change of the session is discarded. Null if it is done, is claimed by a process that may still run, or if another
 * preflight of the visitor is running.
 */
export function claimPreflight(
  database: Database,
  visitor: VisitorId,
  id: SessionId,
  fingerprint: string,
): Promise<PreflightClaim | null> {
  return database.transaction(async (statements) => {
    const known = await findPreflight(statements, visitor, id);
    const isSame = known?.fingerprint === fingerprint;
    if (isSame && !isAbandoned(known)) return null;
    if (!(await isSessionOpen(statements, visitor, id))) return null;
    const others = `SELECT ${columns} FROM preflights WHERE visitor = $visitor AND session_id <> $id AND state = 'running'`;
    if ((await statements.query(StoredPreflightSchema, others, { id, visitor })).some(isClaimed)) return null;
    const progress = isSame ? known : noProgress;
    const claim = randomUUID();
    const lease = { state: "running", owner: ownName, lease_until: Date.now() + leaseMs, claim };
    const row = { session_id: id, visitor, fingerprint, ...lease, ...columnsOf(progress) };
    await insertInto(statements, "preflights", row, takeOver);
    return { claim, progress };
  }, visitor);
}

function isClaimed({ owner, leaseUntil }: StoredPreflight): boolean {
  return isHeld(leaseUntil, Date.now()) && mayRun(owner);
}

/** Whether a preflight is unfinished, and its process is gone or let its lease expire. */
export const isAbandoned = (preflight: StoredPreflight) => preflight.state === "running" && !isClaimed(preflight);

function columnsOf({ shards, checked, right, problemCount, problems }: PreflightProgress) {
  return { shards, checked, right_count: right, problem_count: problemCount, problems: JSON.stringify(problems) };
}

/**
 * Saves the progress of a claim, and extends the lease unless the preflight has ended or is `release`d. Returns false
 * if the claim was lost because the session was changed, started or closed.
 */
export async function savePreflight(
  statements: Statements,
  visitor: VisitorId,
  id: SessionId,
  { claim, progress }: PreflightClaim,
  next: StoredPreflight["state"] | "release",
): Promise<boolean> {
  const state = next === "release" ? "running" : next;
  const leaseUntil = next === "running" ? Date.now() + leaseMs : 0;
  const sql = `UPDATE preflights SET state = $state, lease_until = $leaseUntil, shards = $shards, checked = $checked,
      right_count = $right_count, problem_count = $problem_count, problems = $problems
    WHERE session_id = $id AND visitor = $visitor AND claim = $claim AND state = 'running'`;
  const values = { id, visitor, claim, state, leaseUntil, ...columnsOf(progress) };
  return (await statements.execute(sql, values)) > 0;
}

/** Deletes a session's preflight, which also makes the process working on it stop. */
export async function deletePreflight(statements: Statements, visitor: VisitorId, id: SessionId): Promise<void> {
  const sql = "DELETE FROM preflights WHERE session_id = $id AND visitor = $visitor";
  await statements.execute(sql, { id, visitor });
}
