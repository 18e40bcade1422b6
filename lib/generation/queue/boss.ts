import { PgBoss, type Queue as QueueSettings } from "pg-boss";
import { log } from "#lib/log.ts";
import { connectionSettings } from "../database/postgres.ts";

export interface BossTiming {
  /** How often an idle ticket worker polls for tickets that come without a notification, i.e. retries. */
  pollSeconds: number;
  /** Heartbeat interval of an active ticket. After `heartbeatSeconds` without one, the ticket is retried. */
  refreshSeconds: number;
  /** How often one of the processes checks for overdue heartbeats. */
  superviseSeconds: number;
  /** The pause before a failed task is retried; doubles with each attempt. */
  retrySeconds: number;
}

export const usualTiming: BossTiming = { pollSeconds: 2, refreshSeconds: 2.5, superviseSeconds: 2, retrySeconds: 1 };

/** `deadQueue` holds tickets that an older build let pg-boss abandon after five attempts. */
export const ticketQueue = "tickets";
export const deadQueue = "dead-tickets";

/** The minimum that pg-boss allows. */
const heartbeatSeconds = 10;
/** Longer than any task's deadline. */
const longestTaskSeconds = 3_600;
/**
 * Tickets are retried for as long as the job exists: a store may be down for hours. The job runner counts permanent
 * errors and fails the job after five for one task (`mostFailedAttempts` in jobs/job-runner.ts).
 */
const retryLimit = 1_000_000;
const longestRetrySeconds = 60;
/** Of pg-boss, besides the one that listens for notifications. */
const connections = 3;

/**
 * Starts pg-boss on the site's own Postgres, where it keeps its tables in a separate schema. It migrates them under a
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
    // Waiting tickets end with their job; finished ones are of no further use.
    retentionSeconds: 365 * 24 * 3_600,
    deleteAfterSeconds: 60,
    retryLimit,
    retryDelay: retrySeconds,
    retryBackoff: retrySeconds > 0,
    ...(retrySeconds > 0 && { retryDelayMax: longestRetrySeconds }),
  } satisfies Partial<QueueSettings>;
  for (const queue of [deadQueue, ticketQueue]) {
    await boss.createQueue(queue, settings);
    // An older build may have created the queue with other settings.
    await boss.updateQueue(queue, settings);
  }
  return boss;
}
