import { fillMessage } from "./fill-message.ts";
import { type Language, languages } from "./languages.ts";
import { texts, type Wording } from "./server-message.ts";

interface Translatable {
  message: string;
  wording?: Wording | undefined;
}

/** A server message in a language; in English if it has no wording, or the language lacks it. */
export function translate(language: Language, { message, wording }: Translatable): string {
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

/** The object with its message translated, and without the wording. */
export function translateMessageOf<T extends Translatable>(language: Language, value: T): Omit<T, "wording"> {
  const { wording, ...rest } = value;
  return { ...rest, message: translate(language, value) };
}
