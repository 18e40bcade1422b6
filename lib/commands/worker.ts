import { processConfig } from "#lib/config.ts";
import { createContainer } from "#lib/generation/container.ts";
import { startEngine } from "#lib/generation/pipeline/engine.ts";
import { log } from "#lib/log.ts";

/** `npm run worker`: works on jobs and serves no page. Ends after the work in hand on SIGTERM or Ctrl-C. */
const config = processConfig();
const engine = startEngine(createContainer({ ...config, renderWorkers: Math.max(1, config.renderWorkers) }));
log("info", "worker started", { pid: process.pid, renderWorkers: config.renderWorkers, dataDir: config.dataDir });

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, async () => {
    log("info", "worker stops", { signal });
    await engine.stop();
    process.exit(0);
  });
}
