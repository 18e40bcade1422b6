/** Stores only the language that the visitor chose; on https, no other host can set a cookie of this name. */
export const languageCookies = { https: "__Host-language", http: "language" };

/** The cookie for a page of this protocol, such as `https:`. */
export function writtenLanguage(language: string, protocol: string): string {
  const [name, secure] = protocol === "https:" ? [languageCookies.https, "; secure"] : [languageCookies.http, ""];
  return `${name}=${language}; path=/; max-age=31536000; samesite=lax${secure}`;
}

/** The language stored in the cookies. @param read returns the value of the cookie with this name */
export function keptLanguage(read: (name: string) => string | undefined): string | undefined {
  return read(languageCookies.https) ?? read(languageCookies.http);
}
