import { makeBatch } from "./batch.ts";
import type { Bench } from "./bench.ts";
import { travel } from "./journey.ts";
import type { Phase } from "./trouble.ts";

export interface TrialReport {
  kills: number;
  /** From the trouble to the end of what it met. */
  recoveryMs: number;
  /** What else is worth a word; "" for nothing. */
  note: string;
}

/** One thing that is done to a site. */
export interface Trial {
  /** What it is, in words that `--only` chooses by. */
  name: string;
  /**
   * @param number of this trial, the same for no other
   * @throws Fault where the site did not hold what it promises
   */
  run(bench: Bench, number: number): Promise<TrialReport>;
}

export const missed = "not hit";

/**
 * A visitor's whole way with trouble in one phase of it.
 * @param kills how many processes `make` kills
 */
export function phaseTrial(name: string, phase: Phase, make: (bench: Bench) => Promise<unknown>, kills = 0): Trial {
  return {
    name,
    async run(bench, number) {
      const batch = makeBatch(Math.round(10 * number), bench.rows);
      const { hit, recoveryMs } = await travel(bench, batch, { phase, make: () => make(bench) });
      return { kills, recoveryMs, note: hit ? "" : missed };
    },
  };
}
