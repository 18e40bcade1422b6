import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { phaseTrial, type Trial } from "../trial.ts";
import type { Phase } from "../trouble.ts";

const hour = 3_600_000;
/** By then the site has read its clock. */
const seenMs = 200;

/** Settings of a site that reads its clock's shift from `path`. */
export const clockSettings = (path: string) => ({
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, "shifted-clock.mjs"))}`,
  TORTURE_CLOCK: path,
});

/** Changes the time of day in the middle of a phase, and restores it in the end. */
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
/** Each phase with a clock that is two hours slow or fast meanwhile. */
export const everyClock = (path: string): Trial[] =>
  shifted.flatMap((phase) => [-2, 2].map((hours) => clockTrial(path, phase, hours)));
