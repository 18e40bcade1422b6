import { de } from "./de.ts";
import { en } from "./en.ts";
import type { LanguageTexts } from "./language-texts.ts";
import type { Language } from "./languages.ts";

/** The page languages with all of their texts. */
export const pageLanguages: Readonly<Record<Language, LanguageTexts>> = { en, de };
