import type { LocaleOrigin } from "#lib/contracts/sessions/session.ts";
import { pictureHints } from "../../mapping/merge/picture-hints.ts";
import { currencyOfLocale } from "../../mapping/values/amounts/region-currency.ts";
import { isLocale, localeFacts, localeReading, regionOf } from "../../mapping/values/locale.ts";
import type { SessionContent } from "../../records/sessions.ts";
import type { WordTemplate } from "../../word/word-template.ts";
import type { Choices } from "./requested-choices.ts";

/** The locale of a session that names none. */
const defaultLocale = "en-GB";

/** The locale of a session's documents, where it comes from, and the one to use if neither visitor nor file decide. */
export interface SettledLocale {
  locale: string;
  localeFrom: LocaleOrigin;
  usualLocale: string;
  /** Whether somebody asked for the usual locale, such as the visitor's browser. */
  isLocaleAsked: boolean;
  /** The locale that says in which country amounts are paid; null if nobody decided on one that does. */
  currencyLocale: string | null;
  /** The currency there, for amounts without one. */
  usualCurrency: string | null;
}

/**
 * Settles the locale of a session's documents: what the visitor chose, now or before, or saved with the template; else
 * that of the Word file; else the usual one.
 * @param word the Word file, if it is the session's template
 * @param saved what was saved with it
 */
export function settleLocale(
  { output, usualLocale }: Pick<Choices, "output" | "usualLocale">,
  before: Pick<SessionContent, "output" | "localeFrom" | "usualLocale" | "isLocaleAsked"> | null,
  word: Pick<WordTemplate, "language" | "merge"> | null,
  saved: string | null,
): SettledLocale {
  const asked = usualLocale !== undefined && isLocale(usualLocale) ? usualLocale : null;
  const usual = asked ?? before?.usualLocale ?? defaultLocale;
  const own = { usualLocale: usual, isLocaleAsked: asked !== null || (before?.isLocaleAsked ?? false) };
  const known = saved !== null && isLocale(saved) ? saved : null;
  const earlier = before?.localeFrom === "chosen" && output?.locale !== null ? before.output.locale : null;
  const chosen = output?.locale ?? known ?? earlier;
  const locale = chosen ?? (word && localeOfFile(word, usual)) ?? usual;
  const localeFrom = chosen !== null ? "chosen" : locale === usual ? "usual" : "file";
  const currencyLocale = localeOfCurrency({ locale, localeFrom, ...own });
  return { locale, localeFrom, ...own, currencyLocale, usualCurrency: currencyOf(currencyLocale) };
}

/**
 * The locale whose country says what amounts are paid in: the visitor's own, if their browser names one. Documents in
 * another language, as for a customer abroad, don't change it; the same language of another country does.
 */
function localeOfCurrency({
  locale,
  localeFrom,
  usualLocale,
  isLocaleAsked,
}: Pick<SettledLocale, "locale" | "localeFrom" | "usualLocale" | "isLocaleAsked">): string | null {
  const own = isLocaleAsked && currencyOf(usualLocale) !== null ? usualLocale : null;
  // The fallback `en-GB` says nothing about what anybody pays in.
  if (currencyOf(locale) === null || localeFrom === "usual") return own;
  const isOfCountry = localeFrom === "chosen" && own !== null && isOtherCountry(locale, own);
  return isOfCountry ? locale : (own ?? locale);
}

/** Whether a locale names a country, and its language is that of the other. */
function isOtherCountry(locale: string, other: string): boolean {
  return new Intl.Locale(locale).region !== undefined && localeFacts(locale).language === localeFacts(other).language;
}

/** Null for an invalid locale, too: it is refused later, with everything else that is wrong with the request. */
const currencyOf = (locale: string | null) => (locale !== null && isLocale(locale) ? currencyOfLocale(locale) : null);

/**
 * The locale in which a Word file is written; null if nothing is known of it. In a language that the usual locale has,
 * too, that decides, as Word takes separators from the system: `w:lang` is often that
 * of another country.
 */
export function localeOfFile(
  { language, merge }: Pick<WordTemplate, "language" | "merge">,
  usual: string,
): string | null {
  const hints = pictureHints(merge.values);
  // Words are reliable. `w:lang` alone is often wrong, and formats written in another Word contradict it.
  const isLikely =
    language !== null && (hints.decimal === null || localeReading(language.tag).decimal === hints.decimal);
  const stated = isLikely ? language.tag : null;
  const tag = language?.by === "words" ? language.tag : (hints.language ?? stated);
  if (tag === null || !isLocale(tag)) return null;
  const facts = localeFacts(tag);
  if (facts.language === localeFacts(usual).language) return usual;
  return facts.region === null ? usualOf(facts.language) : tag;
}

/** Most countries that write English put the day first. */
function usualOf(language: string): string {
  return language === "en" ? defaultLocale : `${language}-${regionOf(language)}`;
}
