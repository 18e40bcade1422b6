import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { SessionId } from "#lib/contracts/ids.ts";
import { PreflightSchema } from "#lib/contracts/session.ts";
import { mayRun, ownName } from "../common/process-name.ts";
import type { Database, Statements } from "../database/database.ts";
import { FoundProblemSchema } from "../mapping/found-problem.ts";

const ProgressSchema = z.object({
  /** Shards, from the first on, whose documents are all laid out. */
  shards: z.number(),
  /** Their documents, and how many of these can be set. */
  checked: z.number(),
  right: z.number(),
  /** What is wrong with the others. */
  problemCount: z.number(),
  /** The first `limits.problemsShown` of them, in the order of the documents. */
  problems: z.array(FoundProblemSchema),
});
export type LayoutProgress = z.infer<typeof ProgressSchema>;

const LayoutSchema = z.object({
  ...ProgressSchema.shape,
  problems: z.string().transform((text) => ProgressSchema.shape.problems.parse(JSON.parse(text))),
  state: PreflightSchema.shape.state,
  fingerprint: z.string(),
  owner: z.string(),
  leaseUntil: z.number(),
});
/** How far the layout of a session's documents is, as it was when `fingerprint` told it from others. */
export type StoredLayout = z.infer<typeof LayoutSchema>;

const columns = `state, fingerprint, owner, lease_until AS "leaseUntil", shards, checked, right_count AS "right",
  problem_count AS "problemCount", problems`;

/** Several times the pause between two signs of life. */
const leaseMs = 8_000;
/** By which the clocks of two machines may differ. */
const mostAheadMs = 60_000;
const noProgress: LayoutProgress = { shards: 0, checked: 0, right: 0, problemCount: 0, problems: [] };

export async function findLayout(statements: Statements, id: SessionId): Promise<StoredLayout | null> {
  const [found] = await statements.query(LayoutSchema, `SELECT ${columns} FROM preflights WHERE session_id = $1`, [id]);
  return found ?? null;
}

const claimSql = `
  INSERT INTO preflights (session_id, visitor, fingerprint, state, owner, lease_until, shards, checked, right_count,
    problem_count, problems, claim) VALUES ($1, $2, $3, 'running', $4, $5, $6, $7, $8, $9, $10, $11)
  ON CONFLICT (session_id) DO UPDATE SET fingerprint = $3, state = 'running', owner = $4, lease_until = $5, shards = $6,
    checked = $7, right_count = $8, problem_count = $9, problems = $10, claim = $11`;

export interface LayoutClaim {
  /** Guards what is written: a session that is changed and changed back has the same fingerprint, and often the same process. */
  claim: string;
  progress: LayoutProgress;
}

/**
 * Takes the layout of an open session's documents in hand for this process, from where it was left; what was found of
 * the session as it was before a change is forgotten. Null where it is over, a process that may still run has it in
 * hand, or another one of the visitor's comes first.
 */
export function claimLayout(
  database: Database,
  visitor: string,
  id: SessionId,
  fingerprint: string,
): Promise<LayoutClaim | null> {
  return database.transaction(async (statements) => {
    const known = await findLayout(statements, id);
    const isSame = known?.fingerprint === fingerprint;
    if (isSame && !isWithoutHands(known)) return null;
    const open = "SELECT state FROM sessions WHERE id = $1 AND state = 'open'";
    if ((await statements.query(z.object({ state: z.string() }), open, [id])).length === 0) return null;
    const others = `SELECT ${columns} FROM preflights WHERE visitor = $1 AND session_id <> $2 AND state = 'running'`;
    if ((await statements.query(LayoutSchema, others, [visitor, id])).some(isInHand)) return null;
    const progress = isSame ? known : noProgress;
    const claim = randomUUID();
    const values = [id, visitor, fingerprint, ownName, Date.now() + leaseMs, ...valuesOf(progress), claim];
    await statements.execute(claimSql, values);
    return { claim, progress };
  }, visitor);
}

/** A lease that is further ahead than any is from before the clock was set back. */
function isInHand({ owner, leaseUntil }: StoredLayout): boolean {
  const leftMs = leaseUntil - Date.now();
  return leftMs > 0 && leftMs <= leaseMs + mostAheadMs && mayRun(owner);
}

/** Whether the work was left undone by a process that is gone, or had no time for more. */
export const isWithoutHands = (layout: StoredLayout) => layout.state === "running" && !isInHand(layout);

function valuesOf({ shards, checked, right, problemCount, problems }: LayoutProgress) {
  return [shards, checked, right, problemCount, JSON.stringify(problems)];
}

/**
 * Saves the progress of a claim, and extends it unless the layout is over or `release`d. False where the claim was lost:
 * the session was changed, started or closed.
 */
export async function saveLayout(
  statements: Statements,
  id: SessionId,
  { claim, progress }: LayoutClaim,
  next: StoredLayout["state"] | "release",
): Promise<boolean> {
  const state = next === "release" ? "running" : next;
  const leaseUntil = next === "running" ? Date.now() + leaseMs : 0;
  const sql = `UPDATE preflights SET state = $1, lease_until = $2, shards = $3, checked = $4, right_count = $5,
    problem_count = $6, problems = $7 WHERE session_id = $8 AND claim = $9 AND state = 'running'`;
  const values = [state, leaseUntil, ...valuesOf(progress), id, claim];
  return (await statements.execute(sql, values)) > 0;
}

/** Forgets what was found of a session's documents, and so ends the work on it. */
export async function forgetLayout(statements: Statements, id: SessionId): Promise<void> {
  await statements.execute("DELETE FROM preflights WHERE session_id = $1", [id]);
}
