import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { phaseTrial, type Trial } from "./trial.ts";
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
  const set = async () => writeFileSync(path, String(hours * hour));
  const trial = phaseTrial(`clock ${phase} ${hours > 0 ? "+" : ""}${hours} h`, phase, set);
  return {
    ...trial,
    async run(bench, number) {
      try {
        return await trial.run(bench, number);
      } finally {
        rmSync(path, { force: true });
        await sleep(seenMs);
      }
    },
  };
}

const shifted: Phase[] = ["upload", "session", "preflight", "plan", "render", "finish"];
export const everyClock = (path: string): Trial[] =>
  shifted.flatMap((phase) => [-2, 2].map((hours) => clockTrial(path, phase, hours)));
