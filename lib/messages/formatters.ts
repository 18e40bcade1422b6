/** How a language writes numbers. */
export const numbersOf = keptByLanguage((language) => new Intl.NumberFormat(language));

/** Which plural form a count takes in a language. */
export const pluralsOf = keptByLanguage((language) => new Intl.PluralRules(language));

/**
 * Creating a formatter takes some fifteen times as long as using it, and a page of fifty documents formats hundreds of
 * numbers.
 */
function keptByLanguage<Formatter>(make: (language: string) => Formatter): (language: string) => Formatter {
  const kept = new Map<string, Formatter>();
  return (language) => {
    const formatter = kept.get(language) ?? make(language);
    kept.set(language, formatter);
    return formatter;
  };
}
