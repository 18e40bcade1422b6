import { setTimeout as sleep } from "node:timers/promises";
import type { SmallDisk } from "#lib/generation/storage/small-disk.fixture.ts";
import { phaseTrial, type Trial } from "../trial.ts";
import { phases } from "../trouble.ts";

const fullMs = 3_000;

/** Fills the site's disk from the middle of a phase on, then frees it again. */
export const everyDisk = (disk: SmallDisk): Trial[] => [
  ...phases.map((phase) =>
    phaseTrial(`disk ${phase}`, phase, async () => {
      disk.fill();
      await sleep(fullMs);
      disk.makeRoom();
    }),
  ),
  // Its supervisor fails to start it until there is space.
  phaseTrial(
    "disk render and kill",
    "render",
    async ({ site }) => {
      const supervise = async () => {
        for (const end = performance.now() + fullMs; performance.now() < end; await sleep(500)) site.revive();
      };
      disk.fill();
      await sleep(500);
      await site.kill("group");
      await supervise();
      disk.makeRoom();
      await supervise();
    },
    1,
  ),
];
