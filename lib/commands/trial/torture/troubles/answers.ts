import { makeBatch } from "../batch.ts";
import { travel } from "../journey.ts";
import type { Cut } from "../patient-requests.ts";
import type { Trial } from "../trial.ts";

/** Interrupts each request of a visitor's whole journey once and then sends it again. */
const cutTrial = (cut: Cut, name: string): Trial => ({
  name: `answers ${name}`,
  async run(bench, number) {
    const from = performance.now();
    await travel(bench, makeBatch(10 * number, bench.rows), null, cut);
    return { kills: 0, recoveryMs: performance.now() - from, note: "every request cut once" };
  },
});

export const everyAnswer: Trial[] = [
  cutTrial("working", "before the commit"),
  cutTrial("answered", "after the commit"),
];
