import { isDeepStrictEqual } from "node:util";
import type { Container } from "../container.ts";
import { decisiveSettings } from "../mapping/decisive-settings.ts";
import type { SessionContent } from "../records/sessions.ts";

type Settled = Omit<SessionContent, "check">;

/**
 * Whether the check of a session's rows still says what it said, so that a change of colours or of a plain text need not wait
 * for another one: that takes up to a fifth of a second for 10,000 rows.
 */
export function hasSameCheck({ templates }: Container, before: Settled, after: Settled): boolean {
  if (before.template !== after.template) return false;
  const template = templates.find(after.template);
  const decisive = ({ table, output, settings, readings, mapping, pictures, rows, failed }: Settled) => {
    const { locale, filename, archive } = output;
    const chosen = decisiveSettings({ template, settings });
    return { table: table.key, readings, mapping, pictures, rows, failed, locale, filename, archive, chosen };
  };
  return isDeepStrictEqual(decisive(before), decisive(after));
}
