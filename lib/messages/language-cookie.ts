/** What holds the language that a visitor chose, and nothing else: on https a name that no other host can set. */
export const languageCookies = { https: "__Host-language", http: "language" };

/** The cookie for a page of this protocol, such as `https:`. */
export function writtenLanguage(language: string, protocol: string): string {
  const [name, secure] = protocol === "https:" ? [languageCookies.https, "; secure"] : [languageCookies.http, ""];
  return `${name}=${language}; path=/; max-age=31536000; samesite=lax${secure}`;
}

/** The language that cookies hold. @param read gives the value of the cookie of a name */
export function keptLanguage(read: (name: string) => string | undefined): string | undefined {
  return read(languageCookies.https) ?? read(languageCookies.http);
}
