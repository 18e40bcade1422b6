import { cookies, headers } from "next/headers";
import { keptLanguage } from "#lib/messages/language-cookie.ts";
import { chooseLanguage, type Language } from "#lib/messages/languages.ts";
import { pageLanguages } from "#lib/messages/page-languages.ts";
import { type Say, speak } from "#lib/messages/page-messages.ts";
import type { TemplatesWords } from "#lib/messages/template-words.ts";

interface RequestLanguage {
  language: Language;
  say: Say;
  /** The template texts in this language, for `templateIn`. */
  templateWords: TemplatesWords;
}

/** The request's language and its messages. */
export async function requestLanguage(): Promise<RequestLanguage> {
  const [sent, kept] = await Promise.all([headers(), cookies()]);
  const chosen = keptLanguage((name) => kept.get(name)?.value);
  const language = chooseLanguage(chosen, sent.get("Accept-Language"));
  const { messages, templates } = pageLanguages[language];
  return { language, say: speak(messages, language), templateWords: templates };
}
