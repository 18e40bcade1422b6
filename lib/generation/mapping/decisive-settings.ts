import { capacityOf, sheetOf } from "../templates/sheet.ts";
import type { Fit } from "./fit.ts";

/** There is a font for each of these characters, and none is a brace, which names a column: such a text spoils no row. */
export const harmlessText = /^[\n\x20-\x7a|~\u00a0-\u017f\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]*$/;

/**
 * Of a session's settings, what decides which rows make a document together and what is wrong with them. Two fits that are
 * otherwise alike and have the same of these give the same check: a colour, a style or a plain text changes only how the
 * documents look.
 */
export function decisiveSettings({ template, settings }: Pick<Fit, "template" | "settings">): Record<string, unknown> {
  const sheet = sheetOf(template, settings);
  const named = new Set([
    ...template.fields.map(({ symbology }) => symbology),
    ...(template.transfer ? [template.transfer.wanted, template.transfer.iban] : []),
  ]);
  const decisive = template.settings.filter(
    ({ name, type }) =>
      named.has(name) || type === "currency" || (type === "text" && !harmlessText.test(String(settings[name] ?? ""))),
  );
  return {
    sheet: sheet && { capacity: capacityOf(sheet), start: sheet.start },
    ...Object.fromEntries(decisive.map(({ name }) => [name, settings[name]])),
  };
}
