import { isDeepStrictEqual } from "node:util";
import type { Container } from "../container.ts";
import { decisiveSettings } from "../mapping/decisive-settings.ts";
import type { SessionContent } from "../records/sessions.ts";

type Settled = Omit<SessionContent, "check">;

/**
 * Whether a change leaves the result of the row check valid, so that changing a colour or plain text needs no new
 * check, which takes up to 0.2 s for 10,000 rows.
 */
export function hasSameCheck({ templates }: Container, before: Settled, after: Settled): boolean {
  if (before.template !== after.template) return false;
  const template = templates.find(after.template);
  const decisive = ({ table, output, settings, readings, mapping, pictures, ...limited }: Settled) => {
    const { rows, failed, only, corrections, skip } = limited;
    const { locale, filename, archive } = output;
    const chosen = decisiveSettings({ template, settings });
    const read = { table: table.key, corrections, readings, mapping, pictures };
    return { ...read, rows, failed, only, skip, locale, filename, archive, chosen };
  };
  return isDeepStrictEqual(decisive(before), decisive(after));
}
