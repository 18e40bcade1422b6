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
  /** Of each visitor's sheet. */
  rows: count.min(1),
  /** Rows of the job that is under way before they come; 0 for none. */
  beside: count,
  /** Seconds within which all of them come. */
  arrive: z.coerce.number().min(0),
  /** Minutes of a soak, in which visitors come one by one instead; 0 for none. */
  soak: z.coerce.number().min(0),
  /** Seconds from one visitor of a soak to the next. */
  every: z.coerce.number().positive(),
  template: z.enum(["certificate", "badge"]),
  port: count.min(1),
  /** Seconds after which visitors who are not done have waited too long; a soak has its minutes besides. */
  limit: count.min(1),
  /** Instead of the embedded database, one that does not wait for the disk. */
  postgres: z.boolean(),
  /** A folder for a CPU profile of the site's process; it costs some of the speed. */
  profile: z.string(),
});
export type Load = z.infer<typeof LoadSchema>;

/** What a run is to do, by what stands behind its command: `--visitors 50 --rows 20 --beside 0`. */
export function readLoad(): Load {
  return LoadSchema.parse(parseArgs({ options }).values);
}
