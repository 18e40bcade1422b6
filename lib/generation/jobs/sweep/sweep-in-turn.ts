import type { Container } from "../../container.ts";
import { sweep } from "./sweep.ts";

const sweepEveryMs = 60_000;

/** The first to ask in a minute, of all processes on the database, gets the chore. */
const turnSql = `
  INSERT INTO chores VALUES ('sweep', $1)
  ON CONFLICT (name) DO UPDATE SET begun_at = $1 WHERE chores.begun_at NOT BETWEEN $2 AND $3`;

/**
 * Sweeps unless any process did so within the last minute: for those that come and go, and cannot each do it regularly.
 * @returns whether it did
 */
export async function sweepInTurn(container: Container, now?: number): Promise<boolean> {
  const at = now ?? Date.now();
  const isOurs = (await container.database.execute(turnSql, [at, at - sweepEveryMs + 1, at + sweepEveryMs])) > 0;
  if (isOurs) await sweep(container, now);
  return isOurs;
}
