/** How a language writes numbers. */
export const numbersOf = keptByLanguage((language) => new Intl.NumberFormat(language));

/** Which of a language's plural forms a count takes. */
export const pluralsOf = keptByLanguage((language) => new Intl.PluralRules(language));

/** A formatter takes some fifteen times as long to make as to use, and a page of fifty documents says hundreds of numbers. */
function keptByLanguage<Formatter>(make: (language: string) => Formatter): (language: string) => Formatter {
  const kept = new Map<string, Formatter>();
  return (language) => {
    const formatter = kept.get(language) ?? make(language);
    kept.set(language, formatter);
    return formatter;
  };
}
