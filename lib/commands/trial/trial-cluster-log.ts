import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const LineSchema = z.object({ level: z.enum(["info", "warn", "error"]), event: z.string() });

/** Counts each warning and error in the logs of a folder. */
export function loggedEvents(folder: string): Record<string, number> {
  const events: Record<string, number> = {};
  const paths = readdirSync(folder).filter((name) => name.endsWith(".log"));
  for (const line of paths.flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"))) {
    // A line is incomplete if its process was killed while writing it.
    if (!/^\{"time".*\}$/.test(line)) continue;
    const { level, event } = LineSchema.parse(JSON.parse(line));
    if (level !== "info") events[event] = (events[event] ?? 0) + 1;
  }
  return events;
}
