import { sampleWords } from "./sample-words.ts";

const letters = "abcdefghijklmnopqrstuvwxyz";
/** All two-letter codes. */
const codes = [...letters].flatMap((first) => [...letters].map((second) => first + second));

/** Letters as the code pages have them; they are older than these. */
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
 * Sample words that define a language's letter frequencies: names of countries, languages and currencies from the
 * Unicode CLDR (through `Intl`), and our own words, counted twice.
 */
export function languageWords(language: string): string {
  const samples = sampleWords[language] ?? "";
  const text = [...namesIn(language), samples, samples].join(" ");
  return text.replace(/[șțȘȚی]/g, (letter) => oldSpelling[letter] ?? letter);
}
