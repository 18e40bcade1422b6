/**
 * Whether the browser uses https, according to the nearest proxy, or to Next if there is none. A client that lies about
 * it only harms its own cookie.
 * @param forwardedProto the value of `X-Forwarded-Proto`
 */
export function isHttps(forwardedProto: string | null | undefined): boolean {
  return forwardedProto?.split(",")[0]?.trim() === "https";
}
