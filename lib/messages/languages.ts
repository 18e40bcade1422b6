import { z } from "zod";
import { texts as de } from "./de/server-texts.ts";
import { texts as en } from "./en/server-texts.ts";
import type { ServerTexts } from "./language-texts.ts";

const all = { en, de };
export type Language = keyof typeof all;

/** The page languages by code (ISO 639), without the messages of pages. How to add one: CONTRIBUTING.md. */
export const languages: Readonly<Record<Language, ServerTexts>> = all;
/** The code of a page language. */
export const LanguageSchema = z.string().refine(isLanguage);

/** Whether the pages are in the language with this code. */
export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(languages, tag);
}

/** The language of a locale such as de-AT, with English as fallback. */
export function languageOf(locale: string): Language {
  const [language = ""] = locale.toLowerCase().split("-");
  return isLanguage(language) ? language : "en";
}

/**
 * The language that a visitor chose, or else prefers most.
 *
 * @param acceptLanguage RFC 9110, section 12.5.4, as in `de-CH,de;q=0.9,en;q=0.8`
 */
export function chooseLanguage(chosen: string | undefined, acceptLanguage: string | null): Language {
  if (chosen !== undefined && isLanguage(chosen)) return chosen;
  const wanted = (acceptLanguage ?? "").split(",").flatMap((range) => {
    const [tag = "", ...parameters] = range
      .toLowerCase()
      .split(";")
      .map((part) => part.trim());
    const [language = ""] = tag.split("-");
    const weight = Number(parameters.find((each) => each.startsWith("q="))?.slice("q=".length) ?? 1);
    return weight > 0 && isLanguage(language) ? [{ language, weight }] : [];
  });
  const [best] = wanted.toSorted((one, other) => other.weight - one.weight);
  return best?.language ?? "en";
}
