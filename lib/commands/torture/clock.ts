import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { makeBatch } from "./batch.ts";
import { travel } from "./journey.ts";
import type { Trial } from "./trial.ts";
import type { Phase } from "./trouble.ts";

const hour = 3_600_000;
/** By then the site has looked at its clock. */
const seenMs = 200;

/** Settings of a site whose clock stands in `path`. */
export const clockSettings = (path: string) => ({
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, "shifted-clock.mjs"))}`,
  TORTURE_CLOCK: path,
});

/** The time of day is set in the middle of a phase, and set right when all is over. */
function clockTrial(path: string, phase: Phase, hours: number): Trial {
  return {
    name: `clock ${phase} ${hours > 0 ? "+" : ""}${hours} h`,
    async run(bench, number) {
      const make = async () => writeFileSync(path, String(hours * hour));
      try {
        const { hit, recoveryMs } = await travel(bench, makeBatch(10 * number, bench.rows), { phase, make });
        return { kills: 0, recoveryMs, note: hit ? "" : "not hit" };
      } finally {
        rmSync(path, { force: true });
        await sleep(seenMs);
      }
    },
  };
}

const hit: Phase[] = ["upload", "session", "preflight", "plan", "render", "finish"];
export const everyClock = (path: string): Trial[] =>
  hit.flatMap((phase) => [-2, 2].map((hours) => clockTrial(path, phase, hours)));
