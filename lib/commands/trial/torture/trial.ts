import { makeBatch } from "./batch.ts";
import type { Bench } from "./bench.ts";
import { travel } from "./journey.ts";
import type { Phase } from "./trouble.ts";

export interface TrialReport {
  kills: number;
  /** From the failure to the end of the affected phase. */
  recoveryMs: number;
  /** Other remarks; "" for none. */
  note: string;
}

/** One failure to inflict on a site. */
export interface Trial {
  /** The name that `--only` matches. */
  name: string;
  /**
   * @param number unique to this trial
   * @throws Fault if the site broke a promise
   */
  run(bench: Bench, number: number): Promise<TrialReport>;
}

export const missed = "not hit";

/**
 * A visitor's whole journey with a failure in one phase of it.
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
