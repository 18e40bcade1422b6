import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgresServer } from "#lib/generation/database/postgres-server.fixture.ts";
import { mountSmallDisk } from "#lib/generation/storage/small-disk.fixture.ts";
import { openWire } from "../trial-cluster-wire.ts";
import type { BenchOptions } from "./bench.ts";
import type { Trial } from "./trial.ts";
import { everyAnswer } from "./troubles/answers.ts";
import { clockSettings, everyClock } from "./troubles/clock.ts";
import { everyMove, everyPostgres } from "./troubles/database.ts";
import { everyDisk } from "./troubles/disk.ts";
import { everyFile } from "./troubles/files.ts";
import { everyKill, stormTrial } from "./troubles/kills.ts";
import { everyStop } from "./troubles/stops.ts";

/** Trials of sites with the same setup. */
export interface Group {
  trials: Trial[];
  options: Pick<BenchOptions, "parent" | "settings" | "databaseUrl">;
  close(): Promise<void>;
}

type OpenGroup = () => Promise<Group>;

const usual = (trials: Trial[]): Group => ({ trials, options: {}, close: async () => undefined });

const smallDiskBytes = 60_000_000;

const diskGroup: OpenGroup = async () => {
  const disk = mountSmallDisk(smallDiskBytes);
  if (!disk) {
    console.log("No trials of a full disk: to mount a small file system takes root");
    return usual([]);
  }
  return {
    trials: everyDisk(disk),
    options: { parent: disk.folder, settings: { MIN_FREE_BYTES: "0" } },
    close: async () => disk.unmount(),
  };
};

const clockGroup: OpenGroup = async () => {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-clock-"));
  const path = join(folder, "milliseconds");
  return {
    trials: everyClock(path),
    options: { settings: clockSettings(path) },
    close: async () => rmSync(folder, { recursive: true }),
  };
};

const postgresGroup: OpenGroup = async () => {
  const server = await startPostgresServer();
  const wire = await openWire("127.0.0.1", server.port);
  const databaseUrl = await server.createDatabase();
  const byWire = databaseUrl.replace(String(server.port), String(wire.port));
  return {
    trials: everyPostgres(server, wire),
    options: { settings: { DATABASE_URL: byWire }, databaseUrl },
    async close() {
      wire.close();
      await server.stop();
    },
  };
};

/** All groups except for the kills. */
export const everyGroup: OpenGroup[] = [
  async () => usual([...everyAnswer, ...everyFile, ...everyStop, ...everyMove]),
  clockGroup,
  diskGroup,
  postgresGroup,
];

/** Repeated until enough processes were killed. */
export const killGroup = usual([...everyKill, stormTrial(), stormTrial()]);

const short = ["kill upload group", "kill session worker", "kill plan site", "kill render group", "kill finish site"];
/** Half a minute on an idle machine. */
export const shortGroup: OpenGroup = async () =>
  usual([...everyKill.filter(({ name }) => short.includes(name)), stormTrial(5), ...everyAnswer.slice(1)]);
