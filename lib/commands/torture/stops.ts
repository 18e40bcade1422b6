import { setTimeout as sleep } from "node:timers/promises";
import { makeBatch } from "./batch.ts";
import { travel } from "./journey.ts";
import type { Victim } from "./program.ts";
import type { Trial } from "./trial.ts";
import type { Phase } from "./trouble.ts";

/** Longer than a task's lease of 8 s: another process has taken over when the first one wakes up and goes on. */
const stoppedMs = 11_000;

/** Stops processes as a debugger or a machine out of memory does, and lets them go on; another process works beside them. */
function stopTrial(phase: Phase, victim: Victim): Trial {
  return {
    name: `stop ${phase} ${victim}`,
    async run(bench, number) {
      const heir = bench.startWorker();
      const make = async () => {
        bench.site.send(victim, "SIGSTOP");
        await sleep(stoppedMs);
        bench.site.send("group", "SIGCONT");
      };
      try {
        const { hit, recoveryMs } = await travel(bench, makeBatch(10 * number, bench.rows), { phase, make });
        return { kills: 0, recoveryMs, note: hit ? "" : "not hit" };
      } finally {
        await heir.stop();
      }
    },
  };
}

export const everyStop: Trial[] = [
  stopTrial("upload", "worker"),
  stopTrial("session", "site"),
  stopTrial("preflight", "group"),
  stopTrial("plan", "group"),
  stopTrial("render", "group"),
  stopTrial("render", "worker"),
  stopTrial("render", "site"),
  stopTrial("finish", "group"),
  stopTrial("download", "site"),
];
