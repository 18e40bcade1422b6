import { parseArgs } from "node:util";
import { z } from "zod";

const options = {
  visitors: { type: "string", default: "200" },
  rows: { type: "string", default: "50" },
  beside: { type: "string", default: "20000" },
  arrive: { type: "string", default: "10" },
  soak: { type: "string", default: "0" },
  every: { type: "string", default: "4" },
  template: { type: "string", default: "certificate" },
  port: { type: "string", default: "3990" },
  limit: { type: "string", default: "300" },
  postgres: { type: "boolean", default: false },
  profile: { type: "string", default: "" },
} as const;
const count = z.coerce.number().int().min(0);
const LoadSchema = z.object({
  visitors: count.min(1),
  /** Rows per visitor's sheet. */
  rows: count.min(1),
  /** Rows of a job that is already running before the visitors arrive; 0 for none. */
  beside: count,
  /** Seconds within which all visitors arrive. */
  arrive: z.coerce.number().min(0),
  /** Minutes of a soak test, in which visitors come one by one instead; 0 for none. */
  soak: z.coerce.number().min(0),
  /** Seconds between two visitors of a soak test. */
  every: z.coerce.number().positive(),
  template: z.enum(["certificate", "badge"]),
  port: count.min(1),
  /** Seconds after which unfinished visitors count as failed; in addition to the minutes of a soak test. */
  limit: count.min(1),
  /** Uses a Postgres that does not wait for the disk instead of the embedded database. */
  postgres: z.boolean(),
  /** A folder for a CPU profile of the site's process, which costs some speed. */
  profile: z.string(),
});
export type Load = z.infer<typeof LoadSchema>;

/** Parses the command's options: `--visitors 50 --rows 20 --beside 0`. */
export function readLoad(): Load {
  return LoadSchema.parse(parseArgs({ options }).values);
}
