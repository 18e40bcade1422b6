import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../../test/seeded-random.ts";

export const phases = ["upload", "session", "preflight", "plan", "render", "finish", "download"] as const;
export type Phase = (typeof phases)[number];

/** A failure to inflict on the site in the middle of a phase. */
export interface Trouble {
  phase: Phase;
  make(): Promise<unknown>;
}

/** The outcome. */
export interface Course {
  /** Whether the phase was still running when the failure was inflicted. */
  hit: boolean;
  /** From the failure to the end of the phase that it hit. */
  recoveryMs: number;
}

/** The longest delay after the start of a phase. */
const delaysMs: Record<Phase, number> = {
  upload: 60,
  session: 100,
  preflight: 50,
  plan: 30,
  render: 20,
  finish: 10,
  download: 5,
};
export const lookEveryMs = 2;

/** Waits for the phases of a visitor's journey, and inflicts the failure in its own. */
export function troubleMaker(trouble: Trouble | null, random: Random) {
  const course: Course = { hit: false, recoveryMs: 0 };
  return {
    course,
    /** @param isIn whether `work`, which has started, is in its phase */
    async during<T>(phase: Phase, work: Promise<T>, isIn = async () => true): Promise<T> {
      if (trouble?.phase !== phase) return work;
      let isPending = true;
      const done = work.finally(() => {
        isPending = false;
      });
      done.catch(() => undefined); // awaited below
      while (isPending && !(await isIn())) await sleep(lookEveryMs);
      await sleep(random() * delaysMs[phase]);
      course.hit = isPending && (await isIn());
      const from = performance.now();
      await trouble.make();
      const value = await done;
      course.recoveryMs = performance.now() - from;
      return value;
    },
  };
}
