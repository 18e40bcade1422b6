import { labelPlaces } from "../templates/sheets/sheet.ts";
import { groupSetting } from "./documents/row-grouping.ts";
import type { Fit } from "./fit/fit.ts";

/**
 * Our fonts cover all of these characters, and none is a brace, which starts a column name: such a text cannot break a
 * row.
 */
export const harmlessText = /^[\n\x20-\x7a|~\u00a0-\u017f\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]*$/;

/**
 * The settings that affect how rows are grouped into documents and which problems they have. Two fits that differ only
 * in other settings give the same check: colours, styles and plain texts only change how documents look.
 */
export function decisiveSettings({ template, settings }: Pick<Fit, "template" | "settings">): Record<string, unknown> {
  const named = new Set([
    ...template.fields.flatMap(({ symbology, discount, home }) => [symbology, discount, home]),
    ...template.settings.flatMap(({ unless }) => unless ?? []),
    ...(template.merge ? [groupSetting] : []),
    ...(template.transfer ? [template.transfer.wanted, template.transfer.iban, template.transfer.priceTax] : []),
  ]);
  const decisive = template.settings.filter(
    ({ name, type }) =>
      named.has(name) || type === "currency" || (type === "text" && !harmlessText.test(String(settings[name] ?? ""))),
  );
  return {
    sheet: labelPlaces(template, settings),
    ...Object.fromEntries(decisive.map(({ name }) => [name, settings[name]])),
  };
}
