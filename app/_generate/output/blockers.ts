import { isUnmapped } from "#lib/contracts/is-unmapped.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { Say } from "#lib/messages/page-messages.ts";

/** The required settings that the visitor has not filled in. */
export function unsetSettings({ template, settings }: Pick<SessionResponse, "template" | "settings">) {
  const isEmpty = (name: string) => String(settings[name] ?? "").trim() === "";
  return template.settings.filter(
    ({ name, required, unless }) => required && isEmpty(name) && (unless === undefined || isEmpty(unless)),
  );
}

/** What must be done before the documents can be created, each in a sentence. */
export function blockersOf(
  { template, design, mapping, output, documentCount, preflight, rows, rowCounts, only }: SessionResponse,
  hasFaults: boolean,
  say: Say,
): string[] {
  const missing = template.fields.filter((field) => isUnmapped(field, mapping)).map(({ label }) => label);
  if (missing.length > 0) return [say("make.unmapped", { fields: missing.join(", ") })];
  // Every document would be the same page.
  if (design?.elements.length === 0) return [say("make.emptyDesign")];
  if (hasFaults) return [say("make.faults")];
  if (!output.archive && !output.combined) return [say("make.nothing")];
  if (only && documentCount === 0) return [say("rows.noneListed")];
  if (rows.where && rowCounts.kept === 0) return [say("rows.noneLeft")];
  const isNoneRight = documentCount === 0 || (preflight?.state === "done" && preflight.right === 0);
  return isNoneRight ? [say("make.noneRight")] : [];
}
