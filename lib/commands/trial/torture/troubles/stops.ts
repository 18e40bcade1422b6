import { setTimeout as sleep } from "node:timers/promises";
import type { Victim } from "../program.ts";
import { phaseTrial, type Trial } from "../trial.ts";
import type { Phase } from "../trouble.ts";

/** Longer than a task's lease of 8 s: another process has taken over when the first one resumes. */
const stoppedMs = 11_000;

/**
 * Stops processes like a machine out of memory does. Another one takes over meanwhile, and is killed when they resume.
 */
function stopTrial(phase: Phase, victim: Victim): Trial {
  return phaseTrial(`stop ${phase} ${victim}`, phase, async ({ site, startWorker }) => {
    const heir = startWorker();
    site.send(victim, "SIGSTOP");
    await sleep(stoppedMs);
    site.send("group", "SIGCONT");
    await heir.stop();
  });
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
