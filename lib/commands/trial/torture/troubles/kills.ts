import { setTimeout as sleep } from "node:timers/promises";
import { oneOf } from "../../../test/seeded-random.ts";
import { makeBatch } from "../batch.ts";
import { travel } from "../journey.ts";
import { type Victim, victims } from "../program.ts";
import { missed, phaseTrial, type Trial } from "../trial.ts";
import { type Phase, phases } from "../trouble.ts";

/** How often a kill that missed its phase is tried. */
const mostTries = 4;
const mostInStorm = 20;

/** A kill in one phase. */
function killTrial(phase: Phase, victim: Victim): Trial {
  let isThere = false;
  const trial = phaseTrial(`kill ${phase} ${victim}`, phase, async ({ site }) => {
    isThere = await site.kill(victim);
  });
  return {
    ...trial,
    async run(bench, number) {
      for (let kills = 1; ; kills += 1) {
        const { recoveryMs, note } = await trial.run(bench, number + kills / 10);
        await bench.site.requireNoOrphans();
        const isHit = isThere && note !== missed;
        if (isHit || kills === mostTries) return { kills, recoveryMs, note: isHit ? "" : missed };
      }
    },
  };
}

/** Every combination of phase and victim. */
export const everyKill: Trial[] = phases.flatMap((phase) => victims.map((victim) => killTrial(phase, victim)));

/** Random kills, one after the other, from the start of a job to its end. */
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
      const course = travel(bench, makeBatch(10 * number, bench.rows * 3), { phase: "plan", make });
      const { recoveryMs } = await course.finally(() => {
        isOver = true;
      });
      await blowing;
      await bench.answering();
      await bench.site.requireNoOrphans();
      return { kills, recoveryMs, note: `${kills} in a job` };
    },
  };
}
