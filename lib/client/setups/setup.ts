import "../requests/without-eval.ts";
import { z } from "zod";
import { limits } from "#lib/contracts/limits.ts";
import { MappingSchema, OutputSchema, SettingsSchema } from "#lib/contracts/sessions/choices.ts";
import { LocaleOriginSchema } from "#lib/contracts/sessions/session.ts";

/** No template has more fields or settings. */
const mostEntries = 256;

const most = <T extends object>(record: z.ZodType<T>) =>
  record.refine((value) => Object.keys(value).length <= mostEntries, "has too many entries");

/**
 * What a visitor has set for a template, without anything from the rows: the mapping by column names, the settings
 * and the output that differ from the template's, and every currency that was chosen.
 */
export const SetupSchema = z.object({
  name: z.string().trim().min(1).max(limits.setupNameCharacters),
  template: z.string().max(60),
  /** The columns of the spreadsheet that it was made with. */
  headers: z.array(z.string().max(limits.cellCharacters)).max(limits.columns),
  mapping: most(MappingSchema),
  /** Without images. */
  settings: most(SettingsSchema),
  output: OutputSchema,
  /** Who decided on the output's locale; unknown in setups of earlier versions. */
  localeFrom: LocaleOriginSchema.optional(),
});
export type Setup = z.infer<typeof SetupSchema>;

/** As this browser stores it. */
export const KeptSetupSchema = SetupSchema.extend({
  /** Files by setting, because uploads expire. */
  images: z.record(z.string(), z.instanceof(File)),
  /** When it was saved or last applied, in ms. */
  usedAt: z.number(),
  /** Saved by a start, not by the visitor: those unused for longest make room for others. */
  isAutomatic: z.boolean(),
});
export type KeptSetup = z.infer<typeof KeptSetupSchema>;
