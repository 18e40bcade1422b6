import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../../test/seeded-random.ts";

export const phases = ["upload", "session", "preflight", "plan", "render", "finish", "download"] as const;
export type Phase = (typeof phases)[number];

/** Something that is done to the site in the middle of a phase. */
export interface Trouble {
  phase: Phase;
  make(): Promise<unknown>;
}

/** What came of it. */
export interface Course {
  /** Whether the phase was still going on when the trouble was made. */
  hit: boolean;
  /** From the trouble to the end of the phase that it met. */
  recoveryMs: number;
}

/** How long after its beginning a phase is met at most. */
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

/** Waits for the phases of a visitor's way, and makes the trouble in its own. */
export function troubleMaker(trouble: Trouble | null, random: Random) {
  const course: Course = { hit: false, recoveryMs: 0 };
  return {
    course,
    /** @param isIn whether `work`, which has begun, is in its phase */
    async during<T>(phase: Phase, work: Promise<T>, isIn = async () => true): Promise<T> {
      if (trouble?.phase !== phase) return work;
      let isPending = true;
      const done = work.finally(() => {
        isPending = false;
      });
      done.catch(() => undefined); // it is waited for below
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
