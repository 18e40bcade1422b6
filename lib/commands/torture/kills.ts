import { setTimeout as sleep } from "node:timers/promises";
import { oneOf } from "../seeded-random.ts";
import { makeBatch } from "./batch.ts";
import { travel } from "./journey.ts";
import { type Victim, victims } from "./program.ts";
import type { Trial } from "./trial.ts";
import { type Phase, phases } from "./trouble.ts";

/** A kill that comes too early or too late is made again, so often. */
const mostTries = 4;
const mostInStorm = 20;

/** One kill in one phase. */
export function killTrial(phase: Phase, victim: Victim): Trial {
  return {
    name: `kill ${phase} ${victim}`,
    async run(bench, number) {
      for (let kills = 1; ; kills += 1) {
        let isThere = false;
        const make = async () => {
          isThere = await bench.site.kill(victim);
        };
        const { hit, recoveryMs } = await travel(bench, makeBatch(10 * number + kills, bench.rows), { phase, make });
        await bench.site.requireNoOrphans();
        const isHit = hit && isThere;
        if (isHit || kills === mostTries) return { kills, recoveryMs, note: isHit ? "" : "not hit" };
      }
    },
  };
}

/** All that a phase can meet. */
export const everyKill: Trial[] = phases.flatMap((phase) => victims.map((victim) => killTrial(phase, victim)));

/** Kills of whomever, one after the other, from the start of a job to its end. */
export function stormTrial(most = mostInStorm): Trial {
  return {
    name: "kill storm",
    async run(bench, number) {
      let kills = 0;
      let isOver = false;
      const storm = async () => {
        while (kills < most && !isOver) {
          await sleep(100 + bench.random() * 900);
          if (!isOver && (await bench.site.kill(oneOf(bench.random, victims)))) kills += 1;
        }
      };
      let blowing = Promise.resolve();
      const make = async () => {
        blowing = storm();
        blowing.catch(() => undefined); // it is waited for below
      };
      const { recoveryMs } = await travel(bench, makeBatch(10 * number, bench.rows * 3), {
        phase: "plan",
        make,
      }).finally(() => {
        isOver = true;
      });
      await blowing;
      await bench.answering();
      await bench.site.requireNoOrphans();
      return { kills, recoveryMs, note: `${kills} kills` };
    },
  };
}
