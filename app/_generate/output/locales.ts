import { localeNames } from "#lib/messages/locale-names.ts";

/** Locales with their own formats for dates and numbers; any other locale that the server names is also listed. */
const tags = [
  "am-ET", "ar", "ar-AE", "ar-EG", "ar-MA", "ar-SA", "bg-BG", "bn-BD", "bn-IN", "ca-ES", "cs-CZ", "da-DK", "de-AT", "de-CH",
  "de-DE", "el-GR", "en-AU", "en-CA", "en-GB", "en-IE", "en-IN", "en-US", "en-ZA", "es-AR", "es-ES", "es-MX", "et-EE",
  "fa-IR", "fi-FI", "fr-BE", "fr-CA", "fr-CH", "fr-FR", "gu-IN", "he-IL", "hi-IN", "hr-HR", "hu-HU", "hy-AM", "id-ID",
  "is-IS", "it-CH", "it-IT", "ja-JP", "ka-GE", "km-KH", "kn-IN", "ko-KR", "lo-LA", "lt-LT", "lv-LV", "ml-IN", "mr-IN",
  "my-MM", "nb-NO", "ne-NP", "nl-BE", "nl-NL", "or-IN", "pa-IN", "pl-PL", "pt-BR", "pt-PT", "ro-RO", "ru-RU", "si-LK",
  "sk-SK", "sl-SI", "sr-RS", "sv-SE", "ta-IN", "te-IN", "th-TH", "tr-TR", "uk-UA", "ur-PK", "vi-VN", "zh-CN", "zh-HK",
  "zh-TW",
]; // biome-ignore format: one tag per line would fill a screen

/** These locales and the chosen one, sorted by their names in the page's language. */
export function localesIn(language: string, chosen: string): { tag: string; words: string }[] {
  const nameOf = localeNames(language);
  const locales = [...new Set([...tags, chosen])].map((tag) => ({ tag, words: nameOf(tag) }));
  const { compare } = new Intl.Collator(language);
  return locales.toSorted((one, other) => compare(one.words, other.words));
}

/** The languages of the pages. Not from `#lib/messages`, which would load all of their texts. */
export const pageLanguages = ["en", "de"];

/**
 * The initial locale of documents: the visitor's own if it matches the page's language, or if there are no pages in
 * their language and they read the English ones: a Mexican's `$` are pesos. Otherwise the page language's most common
 * one. Null leaves it to the server, which then takes no currency from it: English alone doesn't say a country.
 * @param wanted the browser's first language, as in `de-CH` or `de`
 */
export function firstLocale(language: string, wanted: string): string | null {
  const own = [wanted, likeliest(wanted)].find((tag) => tags.includes(tag)) ?? "";
  const [spoken = ""] = own.split("-");
  const isOwn = spoken === language ? wanted.includes("-") : language === "en" && !pageLanguages.includes(spoken);
  if (isOwn && own !== "") return own;
  const usual = `${language}-${new Intl.Locale(language).maximize().region}`;
  return language !== "en" && tags.includes(usual) ? usual : null;
}

/** "pl-PL" for "pl". Of a country that isn't listed, nothing is known: es-419 has other separators than es-ES. */
function likeliest(wanted: string): string {
  return /^[a-z]{2}$/.test(wanted) ? `${wanted}-${new Intl.Locale(wanted).maximize().region}` : wanted;
}
