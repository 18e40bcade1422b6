import { languageCookie } from "#lib/messages/language-cookie.ts";
import { chooseLanguage, type Language } from "#lib/messages/languages.ts";
import { cookieOf } from "./cookie.ts";

/** The language of an answer: what the visitor chose on the pages, else what the client asks for, else English. */
export function requestLanguage(request: Request): Language {
  return chooseLanguage(cookieOf(request.headers, languageCookie), request.headers.get("accept-language"));
}
