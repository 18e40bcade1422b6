import { join } from "node:path";
import { limits } from "#lib/contracts/limits.ts";
import { log } from "#lib/log.ts";
import { pause } from "#lib/pause.ts";
import { traced } from "#lib/telemetry/spans.ts";
import { AppError } from "../../common/errors/app-error.ts";
import { mayPass } from "../../common/errors/may-pass.ts";
import { inParallel } from "../../common/in-parallel.ts";
import type { ClientContainer } from "../../container.ts";
import { groupProblems, shownGroups } from "../../mapping/problems/problem-groups.ts";
import { withAssignment, withTable } from "../../orders/lend-order.ts";
import { type PreflightClaim, type PreflightProgress, savePreflight } from "../../records/preflights.ts";
import type { Session } from "../../records/sessions.ts";
import { traceFor } from "../../records/traces.ts";
import type { Assignment, LayoutReport } from "../../workers/protocol.ts";
import { orderOf } from "../order/session-order.ts";

/**
 * Three batches: a few tenths of a second until a change takes effect. Doubtful documents of a shard share a compile.
 */
const shardSizes = { first: [], others: 300 };
const saveEveryMs = 500;

interface Claim extends PreflightClaim {
  visitor: string;
  session: Session;
}

/**
 * Lays out every document of a session that this process has claimed, and saves its progress every `saveEveryMs`. It
 * ends when all are done, the claim is lost, or `signal` is aborted; in the last case another process can continue.
 */
export async function runPreflight(container: ClientContainer, claim: Claim, signal: AbortSignal): Promise<void> {
  const { id: sessionId } = claim.session;
  const begunAt = Date.now();
  const save = (state: Parameters<typeof savePreflight>[4]) =>
    savePreflight(container.database, claim.visitor, sessionId, claim, state);
  const ended = new AbortController();
  const saving = saveRegularly(save, ended);
  try {
    const parent = await traceFor(container, claim.visitor, "session", sessionId);
    const either = AbortSignal.any([signal, ended.signal]);
    await traced("preflight", { parent, sessionId }, () => layOutAll(container, claim, either));
    await save("done");
    const { checked, right } = claim.progress;
    log("info", "session checked", { sessionId, documents: checked, right, ms: Date.now() - begunAt });
  } catch (error) {
    const isGone = error instanceof AppError && error.code === "gone";
    if (signal.aborted || ended.signal.aborted || isGone || mayPass(error)) return void (await save("release"));
    // If the session was closed in the meantime, its files are gone and `save` returns false.
    if (await save("failed")) log("error", "session check failed", { sessionId, error });
  } finally {
    ended.abort();
    await saving;
  }
}

/** Aborts `ended` once the claim is lost because the session was changed, started or closed. */
async function saveRegularly(save: (state: "running") => Promise<boolean>, ended: AbortController): Promise<void> {
  for (;;) {
    await pause(saveEveryMs, ended.signal);
    if (ended.signal.aborted) return;
    try {
      if (!(await save("running"))) ended.abort();
    } catch (error) {
      // The next save may succeed. If the database stays unreachable, the claim runs out.
      log("warn", "could not save check progress", { error });
    }
  }
}

async function layOutAll(container: ClientContainer, claim: Claim, signal: AbortSignal): Promise<void> {
  const { pools, scratch, storage } = container;
  const order = await orderOf(container, claim.visitor, claim.session.content);
  const work = async (assignment: Assignment, folder: string) => {
    const { shards } = await withTable(storage, order, (table) =>
      pools.preflight.run("plan", { table, assignment, folder, shardSizes, language: "en" }),
    );
    const reports: LayoutReport[] = [];
    const first = claim.progress.shards;
    const layOut = async (_: number, index: number) => {
      signal.throwIfAborted();
      const shardPath = join(folder, `${first + index + 1}.ndjson`);
      reports[index] = await pools.preflight.run("layOut", { shardPath, assignment });
      claim.progress = withReports(claim.progress, shards, reports, first);
    };
    await inParallel(shards.slice(first), layOut, pools.preflight.size);
  };
  await scratch.use((folder) => withAssignment(storage, order, (assignment) => work(assignment, folder)));
  signal.throwIfAborted();
}

/** Adds the reports that directly follow the progress so far. Reports of later shards wait until the gap is filled. */
function withReports(
  before: PreflightProgress,
  shards: readonly number[],
  reports: readonly LayoutReport[],
  first: number,
) {
  let progress = before;
  for (let report = reports[progress.shards - first]; report; report = reports[progress.shards - first]) {
    progress = {
      shards: progress.shards + 1,
      checked: progress.checked + (shards[progress.shards] ?? 0),
      right: progress.right + report.right,
      problemCount: progress.problemCount + report.problems.length,
      problems: shownGroups(groupProblems([...progress.problems, ...report.problems]).slice(0, limits.problemsShown)),
    };
  }
  return progress;
}
