import { processConfig } from "#lib/config.ts";
import { beforeEnd } from "#lib/end-signals.ts";
import { ownName } from "#lib/generation/common/process-name.ts";
import { createContainer } from "#lib/generation/container.ts";
import { startJobRunner } from "#lib/generation/jobs/job-runner.ts";
import { log, outliveReaders } from "#lib/log.ts";
import { startTelemetry } from "#lib/telemetry/export.ts";

/** `npm run worker`: works on jobs without serving pages. Exits on SIGTERM or Ctrl-C, after finishing current tasks. */
outliveReaders();
const config = processConfig();
const telemetry = config.telemetryUrl === null ? null : startTelemetry(config.telemetryUrl, "rowpress-worker");
const renderWorkers = Math.max(1, config.renderWorkers);
const container = createContainer({ ...config, renderWorkers });
const jobRunner = startJobRunner(container);
const database = config.databaseUrl === null ? "embedded" : new URL(config.databaseUrl).host;
log("info", "worker started", { worker: ownName, renderWorkers, database, dataDir: config.dataDir });

beforeEnd(async () => {
  await jobRunner.stop();
  await container.queue.close();
  await container.database.close();
  await telemetry?.stop();
});
