import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { Language } from "#lib/messages/languages.ts";
import { localeNames } from "#lib/messages/locale-names.ts";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import { translate } from "#lib/messages/translate.ts";
import { pictureHints } from "../mapping/merge/picture-hints.ts";
import { localeFacts, localeReading } from "../mapping/values/locale.ts";
import type { SessionContent } from "../records/sessions.ts";
import type { WordTemplate } from "../word/word-template.ts";
import { localeOfFile } from "./settle/settle-locale.ts";

/**
 * What the visitor should know about the locale of a Word file's documents: that it is the file's, or that it conflicts
 * with the file's language or formats; and the locale to choose instead, if there is one. Null if there's nothing to
 * say.
 */
export function localeNote(
  { output: { locale }, localeFrom, usualLocale }: Pick<SessionContent, "output" | "localeFrom" | "usualLocale">,
  word: Pick<WordTemplate, "language" | "merge">,
  language: Language,
): SessionResponse["localeNote"] {
  const file = localeOfFile(word, usualLocale);
  const note = (message: ServerMessage, other: string | null) => ({
    message: translate(language, message),
    locale: other,
  });
  const nameOf = localeNames(language);
  const shown = nameOf(locale);
  if (file !== null && languageOf(file) !== languageOf(locale)) {
    const fileLanguage = nameOf(languageOf(file));
    return note(msg("word.locale.text", { language: fileLanguage, locale: shown }), file);
  }
  const { decimal } = pictureHints(word.merge.values);
  if (decimal !== null && decimalOf(locale) !== decimal) {
    const other = [usualLocale, file].find((each) => each !== null && decimalOf(each) === decimal) ?? null;
    return note(msg(decimal === "," ? "word.locale.comma" : "word.locale.point", { locale: shown }), other);
  }
  return localeFrom === "file" ? note(msg("word.locale.file", { locale: shown }), usualLocale) : null;
}

const languageOf = (tag: string) => localeFacts(tag).language;
const decimalOf = (tag: string) => localeReading(tag).decimal;
