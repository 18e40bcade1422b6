import { beforeEnd } from "#lib/end-signals.ts";
import type { Telemetry } from "#lib/telemetry/export.ts";
import { container } from "../container.ts";
import { type JobRunner, startJobRunner } from "../jobs/job-runner.ts";
import { checkOffered } from "./check-offered.ts";

// Next may load this module once per bundle, but the job runner must run once per process.
const holder = globalThis as typeof globalThis & { rowpressJobRunner?: JobRunner };

/**
 * Starts working on jobs in the site's own process. On a signal to end, it finishes its active tasks first. Queue and
 * database stay open until the process exits, because the last responses need them.
 */
export function startSite(telemetry: Telemetry | null): void {
  if (holder.rowpressJobRunner) return;
  void checkOffered(container());
  const jobRunner = startJobRunner(container());
  holder.rowpressJobRunner = jobRunner;
  beforeEnd(async () => {
    await jobRunner.stop();
    await telemetry?.stop();
  });
}
