import { parseArgs } from "node:util";
import { z } from "zod";

const options = {
  kills: { type: "string", default: "200" },
  seed: { type: "string", default: "1" },
  minutes: { type: "string", default: "240" },
  rows: { type: "string", default: "200" },
  only: { type: "string", default: "" },
  port: { type: "string", default: "43310" },
  short: { type: "boolean", default: false },
  built: { type: "boolean", default: false },
} as const;
const count = z.coerce.number().int().min(1);
const OptionsSchema = z.object({
  /** Processes to kill in all, storms included. */
  kills: count,
  /** Chooses victims, moments and values. */
  seed: count,
  /** After which no further trial begins. */
  minutes: count,
  /** Documents of a job. */
  rows: count,
  /** Tries those alone whose name has each of these words: `render`, `disk`, `kill worker`. */
  only: z.string(),
  /** Of the site on the loopback. */
  port: count,
  /** A minute of it, as `npm test` runs it. */
  short: z.boolean(),
  /** The build that is there is used as it is. */
  built: z.boolean(),
});
export type TortureOptions = z.infer<typeof OptionsSchema>;

export function readOptions(): TortureOptions {
  return OptionsSchema.parse(parseArgs({ options }).values);
}
