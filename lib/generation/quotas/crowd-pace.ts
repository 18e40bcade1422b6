import type { Statements } from "../database/database.ts";
import { countUnfinishedJobs } from "../records/everyone/usage.ts";

/** Status responses per second, however many jobs there are: a fifth of what the single thread can handle. */
const statusesPerSecond = 50;
const paceStepMs = 250;
/** The interval at 25 jobs. */
export const crowdedMs = 500;

/**
 * The polling interval in milliseconds that keeps this rate if every running job is watched. Rounded down to steps, so
 * that unchanged statuses stay identical.
 */
export async function crowdPollAfterMs(statements: Statements): Promise<number> {
  const paceMs = ((await countUnfinishedJobs(statements)) * 1_000) / statusesPerSecond;
  return Math.floor(paceMs / paceStepMs) * paceStepMs;
}
