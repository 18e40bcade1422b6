import { parseArgs } from "node:util";
import { z } from "zod";

const options = {
  jobs: { type: "string", default: "20" },
  rows: { type: "string", default: "5000" },
  visitors: { type: "string", default: "10" },
  webs: { type: "string", default: "2" },
  workers: { type: "string", default: "3" },
  kills: { type: "string", default: "30" },
  cut: { type: "string", default: "60" },
  seed: { type: "string", default: String(Date.now() % 1_000_000) },
  store: { type: "string", default: "disk" },
  limit: { type: "string", default: "900" },
  built: { type: "boolean", default: false },
} as const;
const count = z.coerce.number().int().min(0);
const TrialSchema = z.object({
  jobs: count,
  rows: count,
  visitors: count,
  webs: count,
  workers: count,
  kills: count,
  /** Seconds for which a worker is cut off from the database. */
  cut: count,
  /** Determines which processes to kill, and which documents to read. */
  seed: count,
  store: z.enum(["disk", "s3"]),
  /** Seconds after which an unfinished run has failed. */
  limit: count,
  /** Uses the existing build unchanged. */
  built: z.boolean(),
});
export type Trial = z.infer<typeof TrialSchema>;

/** Parses the command's options: `--jobs 4 --rows 1000 --kills 5 --cut 10`. */
export function readTrial(): Trial {
  return TrialSchema.parse(parseArgs({ options }).values);
}
