import { renameSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { PostgresServer } from "#lib/generation/database/postgres-server.fixture.ts";
import type { Wire } from "../trial-cluster-wire.ts";
import { makeBatch } from "./batch.ts";
import type { Bench } from "./bench.ts";
import { travel } from "./journey.ts";
import type { Trial } from "./trial.ts";
import { type Phase, phases } from "./trouble.ts";

const awayMs = 5_000;

function awayTrial(name: string, phase: Phase, makeAway: (bench: Bench) => Promise<unknown>, kills = 0): Trial {
  return {
    name: `database ${name} ${phase}`,
    async run(bench, number) {
      const make = () => makeAway(bench);
      const { hit, recoveryMs } = await travel(bench, makeBatch(10 * number, bench.rows), { phase, make });
      return { kills, recoveryMs, note: hit ? "" : "not hit" };
    },
  };
}

/** The embedded database is moved away under the site, moved back, and the site killed. */
async function moveAway({ dataDir, site }: Bench): Promise<void> {
  const files = ["", "-wal", "-shm"].map((end) => join(dataDir, `rowpress.sqlite${end}`));
  for (const file of files) renameSync(file, `${file}.away`);
  await sleep(awayMs);
  for (const file of files) renameSync(`${file}.away`, file);
  await site.kill("group");
}

export const everyMove: Trial[] = (["plan", "render"] as const).map((phase) => awayTrial("moved", phase, moveAway, 1));

/** A Postgres that is restarted, or cannot be reached for a while. */
export function everyPostgres(server: PostgresServer, wire: Wire): Trial[] {
  const cut = async () => {
    wire.cut();
    await sleep(awayMs);
    wire.mend();
  };
  return phases.flatMap((phase) => [
    awayTrial("restarted", phase, () => server.restart()),
    awayTrial("cut off", phase, cut),
  ]);
}
