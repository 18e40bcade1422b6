import { beforeEnd } from "#lib/end-signals.ts";
import type { Telemetry } from "#lib/telemetry/export.ts";
import { container } from "../container.ts";
import { type JobRunner, startJobRunner } from "../jobs/job-runner.ts";

// Next may load this module once for each bundle; the engine runs once a process.
const holder = globalThis as typeof globalThis & { rowpressJobRunner?: JobRunner };

/**
 * Starts working on jobs in the site's own process. When that is told to end, its work in hand comes first; queue and
 * database go with the process, since the last answers need them.
 */
export function startSite(telemetry: Telemetry | null): void {
  if (holder.rowpressJobRunner) return;
  const engine = startJobRunner(container());
  holder.rowpressJobRunner = engine;
  beforeEnd(async () => {
    await engine.stop();
    await telemetry?.stop();
  });
}
