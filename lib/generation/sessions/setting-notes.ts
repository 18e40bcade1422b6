import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { Language } from "#lib/messages/languages.ts";
import { localeNames } from "#lib/messages/locale-names.ts";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import { translate } from "#lib/messages/translate.ts";
import { compileFieldSource } from "../mapping/fit/field-source.ts";
import type { Fit } from "../mapping/fit/fit.ts";
import { mappedColumn, withoutField } from "../mapping/fit/mapped-column.ts";
import { grossColumn, withPriceTax } from "../mapping/taxes/price-tax.ts";
import { unchosenCurrencies } from "../mapping/values/amounts/document-currency.ts";
import type { SessionContent } from "../records/sessions.ts";

/** What applies where a setting leaves it to the spreadsheet or the locale, and why. */
interface SettingNote {
  setting: string;
  value: string | null;
  message: ServerMessage;
}

/**
 * The settings whose effect depends on the spreadsheet, the locale or the visitor's file: which currency documents use,
 * whether their prices include tax, and what was changed on a letterhead.
 * @param fit of the session, with the template as documents use it
 * @param content whose `currencyLocale` is the locale that its default currency is from, if any
 */
export function settingNotes(
  fit: Fit,
  { currencyLocale, letterheadNotes }: Pick<SessionContent, "currencyLocale" | "letterheadNotes">,
  language: Language,
): SessionResponse["settingNotes"] {
  const notes = [...currencyNote(fit, currencyLocale, language), ...priceNote(fit), ...pageNotes(fit, letterheadNotes)];
  return notes.map(({ message, ...note }) => ({
    ...note,
    message: translate(language, message),
  }));
}

function pageNotes({ template }: Fit, notes: SessionContent["letterheadNotes"]): SettingNote[] {
  const setting = template.settings.find((each) => each.type === "image" && each.isPage)?.name;
  return setting === undefined ? [] : notes.map(({ message }) => ({ setting, value: null, message }));
}

function currencyNote(fit: Fit, currencyLocale: string | null, language: Language): SettingNote[] {
  const { template, mapping, output } = fit;
  const amounts = template.fields.flatMap((field) => {
    const chosen = field.currency === undefined ? null : mapping[field.name];
    return chosen ? [compileFieldSource(chosen, { ...fit, template: withoutField(template, field.name) })] : [];
  });
  const found = unchosenCurrencies(
    fit,
    amounts.flatMap(({ columns }) => columns),
  );
  if (!found) return [];
  const { setting, codes, by } = found;
  const [code = "", another] = codes;
  const value = another === undefined ? code : null;
  if (by === "sheet") {
    const list = new Intl.ListFormat(language).format(codes);
    return [{ setting, value, message: msg("note.currency.sheet", { codes: list }) }];
  }
  if (currencyLocale === null) return [{ setting, value, message: msg("note.currency.usual", { code }) }];
  const locale = localeNames(language)(currencyLocale);
  const key = currencyLocale === output.locale ? "note.currency.locale" : "note.currency.own";
  return [{ setting, value, message: msg(key, { code, locale }) }];
}

function priceNote(fit: Fit): SettingNote[] {
  const { template, mapping, columns, settings } = fit;
  const { priceTax: setting, unitPrice = "", rate = "" } = template.transfer ?? {};
  const chosen = mapping[unitPrice];
  const gross = grossColumn(fit);
  const column = gross ?? columns[(chosen && mappedColumn(chosen, fit)) ?? -1]?.name;
  if (setting === undefined || column === undefined) return [];
  const value = String(withPriceTax(fit)[setting]);
  const note = (key: "gross" | "net" | "noRate" | "added") => [
    { setting, value, message: msg(`note.prices.${key}`, { column }) },
  ];
  const [isOpen, isGross, hasRate] = [settings[setting] === "auto", value === "included", Boolean(mapping[rate])];
  if (isOpen && isGross) return note(hasRate ? "gross" : "noRate");
  if (isGross || !hasRate) return [];
  if (isOpen) return note("net");
  return gross === null ? [] : note("added");
}
