import { fillMessage } from "./fill-message.ts";
import { type Language, languages } from "./languages.ts";
import { texts, type Wording } from "./server-message.ts";

interface Sentence {
  message: string;
  wording?: Wording | undefined;
}

/** A server message in a language; in English if it has no wording, or the language lacks it. */
export function translate(language: Language, { message, wording }: Sentence): string {
  if (wording === undefined || language === "en") return message;
  const { server, templates } = languages[language];
  if ("template" in wording) {
    const { fields, settings } = templates[wording.template] ?? {};
    return (fields?.[wording.part] ?? settings?.[wording.part])?.label ?? message;
  }
  const text = (server as Readonly<Record<string, string>>)[wording.key];
  if (text === undefined) return message;
  return fillMessage(
    text,
    texts(wording.values, (part) => translate(language, part)),
    language,
  );
}

/** Translates the message of a whole object and drops its wording. */
export function translateMessageOf<Fault extends Sentence>(language: Language, fault: Fault): Omit<Fault, "wording"> {
  const { wording, ...rest } = fault;
  return { ...rest, message: translate(language, fault) };
}
