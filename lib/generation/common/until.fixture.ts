import { setTimeout as sleep } from "node:timers/promises";

/** Far longer than anything takes that tests wait for, even on a slow machine with a lot of other work. */
const patienceMs = 240_000;
const lookEveryMs = 10;

/**
 * Looks again and again until there is something to see, and returns it.
 * @param look returns false, null or undefined as long as there isn't
 * @throws Error after four minutes, naming what it waited for
 */
export async function until<Seen>(look: () => Seen | Promise<Seen>): Promise<Exclude<Seen, false | null | undefined>> {
  for (const deadline = performance.now() + patienceMs; performance.now() < deadline; await sleep(lookEveryMs)) {
    const seen = await look();
    if (seen !== false && seen !== null && seen !== undefined) return seen as Exclude<Seen, false | null | undefined>;
  }
  throw new Error(`Not within ${patienceMs} ms: ${look}`);
}
