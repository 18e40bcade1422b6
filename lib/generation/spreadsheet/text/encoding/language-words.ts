import { sampleWords } from "./sample-words.ts";

const letters = "abcdefghijklmnopqrstuvwxyz";
/** Every code of two letters. */
const codes = [...letters].flatMap((first) => [...letters].map((second) => first + second));

/** Letters as the code pages have them, which are older than these. */
const oldSpelling: Record<string, string> = { ș: "ş", ț: "ţ", Ș: "Ş", Ț: "Ţ", ی: "ي" };

function namesIn(language: string): string[] {
  const kinds = [
    ["region", codes.map((code) => code.toUpperCase())],
    ["language", codes],
    ["currency", Intl.supportedValuesOf("currency")],
  ] as const;
  return kinds.flatMap(([type, known]) => {
    const names = new Intl.DisplayNames(language, { type, fallback: "none" });
    return known.map((code) => names.of(code) ?? "");
  });
}

/**
 * Words by which the letters of a language are known: the names of countries, languages and currencies, which `Intl` has
 * from the Unicode CLDR, and twice our own.
 */
export function languageWords(language: string): string {
  const own = sampleWords[language] ?? "";
  const text = [...namesIn(language), own, own].join(" ");
  return text.replace(/[șțȘȚی]/g, (letter) => oldSpelling[letter] ?? letter);
}
