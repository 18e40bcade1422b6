import type { Statements } from "../database/database.ts";
import { insertInto } from "./insert-into.ts";

/**
 * Begins a chore unless any process began it within the last `everyMs`. A time that is as far ahead is from before the
 * clock was set back.
 * @returns whether it is the caller's to do
 */
export function beginChore(statements: Statements, name: string, now: number, everyMs: number): Promise<boolean> {
  const isDue = `chores.begun_at NOT BETWEEN EXCLUDED.begun_at - ${everyMs - 1} AND EXCLUDED.begun_at + ${everyMs}`;
  const otherwise = `ON CONFLICT (name) DO UPDATE SET begun_at = EXCLUDED.begun_at WHERE ${isDue}`;
  return insertInto(statements, "chores", { name, begun_at: now }, otherwise);
}
