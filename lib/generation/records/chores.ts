import type { Statements } from "../database/database.ts";
import { insertInto } from "./insert-into.ts";

/**
 * Claims a chore unless some process began it within the last `everyMs`. A time further in the future than that was
 * written before the clock was set back.
 * @returns whether the caller should do it
 */
export function beginChore(statements: Statements, name: string, now: number, everyMs: number): Promise<boolean> {
  const isDue = `chores.begun_at NOT BETWEEN EXCLUDED.begun_at - ${everyMs - 1} AND EXCLUDED.begun_at + ${everyMs}`;
  const otherwise = `ON CONFLICT (name) DO UPDATE SET begun_at = EXCLUDED.begun_at WHERE ${isDue}`;
  return insertInto(statements, "chores", { name, begun_at: now }, otherwise);
}
