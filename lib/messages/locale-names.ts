/** What locales are called in a language: "German (Switzerland)" for `de-CH` in `en`. */
export function localeNames(language: string): (tag: string) => string {
  const names = new Intl.DisplayNames(language, { type: "language", languageDisplay: "standard" });
  // `Intl.DisplayNames` throws for extensions, as in `de-DE-u-nu-latn`.
  return (tag) => names.of(new Intl.Locale(tag).baseName) ?? tag;
}
