import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";

/** What works on jobs: a long-running process, or functions, each for a while after its response. */
export type Drive = "process" | "functions";

export const functionsVariables = {
  /** Set by Vercel itself, for builds and functions. */
  VERCEL: z.string().optional(),
  /** The time limit of a function, if shorter than its route's `maxDuration`. */
  FUNCTION_SECONDS: z.coerce.number("FUNCTION_SECONDS must be a number").min(4).max(3_600).optional(),
};

type Given = Record<string, string | undefined>;

/** Who works on jobs: this process, or functions, as on Vercel. */
export const driveOf = ({ VERCEL }: Given): Drive => (VERCEL === undefined ? "process" : "functions");

/** The only folder that a function may write to. */
export const functionsDataDir = join(tmpdir(), "rowpress");

const needed = {
  DATABASE_URL: "is required on Vercel: functions can share only a Postgres database",
  BLOB_READ_WRITE_TOKEN: "is required on Vercel: functions share no disk, so connect a private Blob store",
};

/** Settings that functions need and that are missing. */
export function functionsFaults(given: Given): string[] {
  if (driveOf(given) === "process") return [];
  const missing = Object.entries(needed).filter(([name]) => given[name] === undefined);
  return missing.map(([name, reason]) => `  ${name}: ${reason}`);
}
