import { cookies, headers } from "next/headers";
import { chooseLanguage, type Language, languages } from "#lib/messages/languages.ts";
import { type Say, speak } from "#lib/messages/messages.ts";
import { languageCookie } from "./language-cookie.ts";

/** What a page says, in the language of who asked for it. */
export async function requestLanguage(): Promise<{ language: Language; say: Say }> {
  const [sent, kept] = await Promise.all([headers(), cookies()]);
  const language = chooseLanguage(kept.get(languageCookie)?.value, sent.get("Accept-Language"));
  return { language, say: speak(languages[language].messages, language) };
}
