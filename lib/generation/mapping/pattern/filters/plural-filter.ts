import { msg } from "#lib/messages/server-message.ts";
import { readNumber } from "../../values/amounts/read-number.ts";
import { didYouMean } from "../nearest.ts";
import { PatternError } from "../pattern-error.ts";
import type { ReadFilter } from "./filter.ts";
import { takePairs } from "./filter-arguments.ts";
import type { FilterCall } from "./filter-syntax.ts";
import { cleanedCell, numberFormat } from "./number-filters.ts";
import { withValue } from "./text-filters.ts";

/** The plural forms of CLDR (Unicode Technical Standard 35, part 3, "Language Plural Rules"). */
const categories = ["zero", "one", "two", "few", "many", "other"];

/** Exact numbers take precedence over the locale's forms, and `other` is the fallback. */
export const pluralFilter: ReadFilter = (call) => {
  const { exact, forms, other } = readForms(call);
  return (tag, reading) => {
    const rules = new Intl.PluralRules(tag);
    const format = numberFormat(tag, {});
    return {
      expects: "number",
      apply(cell) {
        const number = readNumber(cleanedCell(cell), reading);
        if (number === null) return null;
        const value = Number(number);
        return withValue(exact.get(value) ?? forms.get(rules.select(value)) ?? other, format(number));
      },
    };
  };
};

function readForms(call: FilterCall): { exact: Map<number, string>; forms: Map<string, string>; other: string } {
  const exact = new Map<number, string>();
  const forms = new Map<string, string>();
  for (const [key, form] of takePairs(call, 'plural: one "# ticket", other "# tickets"')) {
    const name = key.text.toLowerCase();
    if (/^\d+(\.\d+)?$/.test(name)) exact.set(Number(name), form);
    else if (categories.includes(name)) forms.set(name, form);
    else {
      const meant = didYouMean(key.text, categories);
      throw new PatternError(key.position, msg("pattern.plural", { key: key.text, meant }));
    }
  }
  const other = forms.get("other");
  if (other === undefined) throw new PatternError(call.position, msg("pattern.plural.other"));
  return { exact, forms, other };
}
