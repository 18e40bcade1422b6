import { pages } from "./de/pages.ts";
import { texts } from "./de/server-texts.ts";
import type { LanguageTexts } from "./language-texts.ts";

export const de: LanguageTexts = { ...texts, messages: pages };
