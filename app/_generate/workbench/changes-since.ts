import type { SessionChanges } from "#lib/client/changes/session-changes.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";

/**
 * The changes made while a new session was loading that apply to it.
 * @param continues whether the new session continues the one that they were made in; if not, only a template counts
 */
export function changesSince(
  { source, template }: SessionResponse,
  since: readonly SessionChanges[],
  continues: boolean,
): SessionChanges[] {
  const columns = new Set(source.columns.map(({ name }) => name));
  return since.flatMap(({ template: chosen, design, wordFonts, mapping, settings, output }) => {
    const fields = Object.entries(mapping ?? {});
    const known = fields.filter(([, choice]) => !choice || !("column" in choice) || columns.has(choice.column));
    const all: SessionChanges = {
      ...(chosen !== undefined && {
        ...((chosen !== template.id || design || wordFonts) && { template: chosen }),
        ...(design && { design }),
        ...(wordFonts && { wordFonts }),
        ...(output?.locale !== undefined && { output: { locale: output.locale } }),
      }),
      ...(continues && known.length > 0 && { mapping: Object.fromEntries(known) }),
      ...(continues && settings && { settings }),
      ...(continues && output && { output }),
    };
    return Object.keys(all).length > 0 ? [all] : [];
  });
}
