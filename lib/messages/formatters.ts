/** The number format of a language. */
export const numbersOf = cachedByLanguage((language) => new Intl.NumberFormat(language));

/** The plural rules of a language. */
export const pluralsOf = cachedByLanguage((language) => new Intl.PluralRules(language));

/**
 * Creating a formatter takes some fifteen times as long as using it, and a page of fifty documents formats hundreds of
 * numbers.
 */
function cachedByLanguage<Formatter>(make: (language: string) => Formatter): (language: string) => Formatter {
  const cached = new Map<string, Formatter>();
  return (language) => {
    const formatter = cached.get(language) ?? make(language);
    cached.set(language, formatter);
    return formatter;
  };
}
