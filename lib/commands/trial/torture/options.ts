import { parseArgs } from "node:util";
import { z } from "zod";
import { highestFixedPort } from "../../test/fixed-ports.ts";

const options = {
  kills: { type: "string", default: "200" },
  seed: { type: "string", default: "1" },
  minutes: { type: "string", default: "240" },
  rows: { type: "string", default: "200" },
  only: { type: "string", default: "" },
  port: { type: "string", default: "23310" },
  short: { type: "boolean", default: false },
  built: { type: "boolean", default: false },
} as const;
const count = z.coerce.number().int().min(1);
const OptionsSchema = z.object({
  /** Processes to kill in total, including storms. */
  kills: count,
  /** Determines victims, times and values. */
  seed: count,
  /** After this time no further trial starts. */
  minutes: count,
  /** Documents per job. */
  rows: count,
  /** Runs only trials whose name contains each of these words: `render`, `disk`, `kill worker`. */
  only: z.string(),
  /** The site's port on the loopback. */
  port: count.max(highestFixedPort),
  /** A one-minute version, as `npm test` runs it. */
  short: z.boolean(),
  /** Uses the existing build unchanged. */
  built: z.boolean(),
});
export type TortureOptions = z.infer<typeof OptionsSchema>;

/** The options of the command line. */
export function readOptions(): TortureOptions {
  return OptionsSchema.parse(parseArgs({ options }).values);
}
