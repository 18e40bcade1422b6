import { setTimeout as sleep } from "node:timers/promises";
import type { SmallDisk } from "#lib/generation/storage/small-disk.fixture.ts";
import { makeBatch } from "./batch.ts";
import { travel } from "./journey.ts";
import type { Trial } from "./trial.ts";
import { type Phase, phases } from "./trouble.ts";

const fullMs = 3_000;

/** The disk of the site is full from the middle of a phase on, and then there is room again. */
function fullTrial(disk: SmallDisk, phase: Phase): Trial {
  return {
    name: `disk ${phase}`,
    async run(bench, number) {
      const make = async () => {
        disk.fill();
        await sleep(fullMs);
        disk.makeRoom();
      };
      const { hit, recoveryMs } = await travel(bench, makeBatch(10 * number, bench.rows), { phase, make });
      return { kills: 0, recoveryMs, note: hit ? "" : "not hit" };
    },
  };
}

/** The site is killed while its disk is full, and its supervisor starts it in vain until there is room. */
function killedTrial(disk: SmallDisk): Trial {
  return {
    name: "disk render kill",
    async run(bench, number) {
      const make = async () => {
        disk.fill();
        await sleep(500);
        await bench.site.kill("group");
        for (const until = performance.now() + fullMs; performance.now() < until; await sleep(500)) bench.site.revive();
        disk.makeRoom();
        for (const until = performance.now() + fullMs; performance.now() < until; await sleep(500)) bench.site.revive();
      };
      const { recoveryMs } = await travel(bench, makeBatch(10 * number, bench.rows), { phase: "render", make });
      return { kills: 1, recoveryMs, note: "" };
    },
  };
}

export const everyDisk = (disk: SmallDisk): Trial[] => [
  ...phases.map((phase) => fullTrial(disk, phase)),
  killedTrial(disk),
];
