import { beforeEnd } from "#lib/end-signals.ts";
import type { Telemetry } from "#lib/telemetry/export.ts";
import { container } from "../container.ts";
import { offeredDesigns } from "../designs/offered-designs.ts";
import { type JobRunner, startJobRunner } from "../jobs/job-runner.ts";

// Next may load this module once per bundle, but the job runner must run once per process.
const holder = globalThis as typeof globalThis & { rowpressJobRunner?: JobRunner };

/**
 * Starts working on jobs in the site's own process. On a signal to end, it finishes its active tasks first. Queue and
 * database stay open until the process exits, because the last responses need them.
 */
export function startSite(telemetry: Telemetry | null): void {
  if (holder.rowpressJobRunner) return;
  const { config } = container();
  // So that what is left out is in the log from the start.
  void offeredDesigns(config.templatesDir);
  const engine = startJobRunner(container());
  holder.rowpressJobRunner = engine;
  beforeEnd(async () => {
    await engine.stop();
    await telemetry?.stop();
  });
}
