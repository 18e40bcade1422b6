import type { Bench } from "./bench.ts";

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
