import { PgBoss, type Queue as QueueSettings } from "pg-boss";
import { log } from "#lib/log.ts";
import { connectionSettings } from "../database/postgres.ts";

export interface BossTiming {
  /** How often an idle slot looks for tickets that no notice came of: those to be tried again. */
  pollSeconds: number;
  /** How often a ticket in hand is said to be; one not heard of for `heartbeatSeconds` is another's. */
  refreshSeconds: number;
  /** How often one of the processes looks for such tickets. */
  superviseSeconds: number;
  /** The pause before a failed task comes again; doubled with each attempt. */
  retrySeconds: number;
}

export const ordinaryTiming: BossTiming = { pollSeconds: 2, refreshSeconds: 2.5, superviseSeconds: 2, retrySeconds: 1 };

/** Tickets, and those that an older build had pg-boss give up after five attempts. */
export const ticketQueue = "tickets";
export const deadQueue = "dead-tickets";

/** The shortest that pg-boss allows. */
const heartbeatSeconds = 10;
/** Longer than any task's deadline. */
const longestTaskSeconds = 3_600;
/**
 * A ticket is tried for as long as its job lives: an outage of a store may take hours. Failures that will not pass are
 * counted by the job runner, which fails the job after five of a task (`mostFailures` in jobs/job-runner.ts).
 */
const retryLimit = 1_000_000;
const longestRetrySeconds = 60;
/** Of pg-boss, beside the one that listens. */
const connections = 3;

/**
 * Starts pg-boss on the site's own Postgres, where it keeps its tables in a schema of its own. It migrates them under a
 * lock, as we do ours.
 */
export async function startBoss(url: string, timing: BossTiming): Promise<PgBoss> {
  const { pollSeconds, refreshSeconds, superviseSeconds, retrySeconds, ...own } = {
    ...timing,
    ...connectionSettings(url, connections),
  };
  const boss = new PgBoss({
    ...own,
    application_name: "rowpress queue",
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: 60,
  });
  boss.on("error", (error) => log("warn", "queue error", { error }));
  boss.on("warning", ({ message, data }) => log("warn", "queue warning", { message, data }));
  await boss.start();
  const settings = {
    notify: true,
    heartbeatSeconds,
    expireInSeconds: longestTaskSeconds,
    // What waits is given up by the job's own expiry; what is done is of no more use.
    retentionSeconds: 365 * 24 * 3_600,
    deleteAfterSeconds: 60,
    retryLimit,
    retryDelay: retrySeconds,
    retryBackoff: retrySeconds > 0,
    ...(retrySeconds > 0 && { retryDelayMax: longestRetrySeconds }),
  } satisfies Partial<QueueSettings>;
  for (const queue of [deadQueue, ticketQueue]) {
    await boss.createQueue(queue, settings);
    // An older build may have made it with other settings.
    await boss.updateQueue(queue, settings);
  }
  return boss;
}
