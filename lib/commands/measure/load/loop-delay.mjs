import { appendFile } from "node:fs/promises";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";

// Preloaded into the site's own process (`--import`): writes each second how long its event loop was delayed, in
// milliseconds, and for which part of the second it was busy.

const resolutionMs = 10;
const delay = monitorEventLoopDelay({ resolution: resolutionMs });
delay.enable();
let before = performance.eventLoopUtilization();

setInterval(async () => {
  const now = performance.eventLoopUtilization();
  const held = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - resolutionMs);
  const { utilization } = performance.eventLoopUtilization(now, before);
  const line = { p50: held(delay.percentile(50)), p99: held(delay.percentile(99)), max: held(delay.max), utilization };
  before = now;
  delay.reset();
  await appendFile(process.env.LOOP_DELAY_FILE, `${JSON.stringify(line)}\n`);
}, 1_000).unref();
