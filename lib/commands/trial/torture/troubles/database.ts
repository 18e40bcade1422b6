import { renameSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { PostgresServer } from "#lib/generation/database/postgres-server.fixture.ts";
import type { Wire } from "../../trial-cluster-wire.ts";
import type { Bench } from "../bench.ts";
import { phaseTrial, type Trial } from "../trial.ts";
import { phases } from "../trouble.ts";

const awayMs = 5_000;

/** Moves the embedded database away under the running site and back, and kills the site. */
async function moveAway({ dataDir, site }: Bench): Promise<void> {
  const files = ["", "-wal", "-shm"].map((end) => join(dataDir, `rowpress.sqlite${end}`));
  for (const file of files) renameSync(file, `${file}.away`);
  await sleep(awayMs);
  for (const file of files) renameSync(`${file}.away`, file);
  await site.kill("group");
}

export const everyMove: Trial[] = (["plan", "render"] as const).map((phase) =>
  phaseTrial(`database moved ${phase}`, phase, moveAway, 1),
);

/** A Postgres that is restarted, or unreachable for a while. */
export function everyPostgres(server: PostgresServer, wire: Wire): Trial[] {
  const cut = async () => {
    wire.cut();
    await sleep(awayMs);
    wire.mend();
  };
  return phases.flatMap((phase) => [
    phaseTrial(`database restarted ${phase}`, phase, () => server.restart()),
    phaseTrial(`database cut off ${phase}`, phase, cut),
  ]);
}
