import type { Container } from "../../container.ts";
import { beginChore } from "../../records/chores.ts";
import { sweep } from "./sweep.ts";

/** How often expired files are deleted, both by long-lived processes and by functions. */
export const sweepEveryMs = 60_000;

/**
 * Sweeps unless some process did so within the last minute. For short-lived processes, which can't sweep on a timer.
 * @returns whether it swept
 */
export async function sweepInTurn(container: Container, now?: number): Promise<boolean> {
  const at = now ?? Date.now();
  const isOurs = await beginChore(container.database, "sweep", at, sweepEveryMs);
  if (isOurs) await sweep(container, now);
  return isOurs;
}
