import type { Statements } from "../database/database.ts";
import { countJobsInHand } from "../records/everyone/usage.ts";

/** Statuses that a site gives a second, whatever the number of jobs: a fifth of what its one thread can. */
const statusesPerSecond = 50;
const paceStepMs = 250;
/** The pace of 25 jobs. */
export const crowdedMs = 500;

/** How often each page may ask where all jobs in hand are followed at once; in steps, so that answers stay alike. */
export async function crowdPollAfterMs(statements: Statements): Promise<number> {
  const paceMs = ((await countJobsInHand(statements)) * 1_000) / statusesPerSecond;
  return Math.floor(paceMs / paceStepMs) * paceStepMs;
}
