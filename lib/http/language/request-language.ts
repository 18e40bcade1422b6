import { keptLanguage } from "#lib/messages/language-cookie.ts";
import { chooseLanguage, type Language } from "#lib/messages/languages.ts";
import { cookieValue } from "../visitors/cookie-value.ts";

/** The language of a response: what the visitor chose on the pages, else what the client accepts, else English. */
export function requestLanguage({ headers }: Pick<Request, "headers">): Language {
  return chooseLanguage(
    keptLanguage((name) => cookieValue(headers, name)),
    headers.get("accept-language"),
  );
}
