/**
 * Whether a browser came over https, as the nearest proxy says, or Next where there is none. Whoever lies about it harms
 * their own cookie alone.
 * @param forwardedProto what `X-Forwarded-Proto` holds
 */
export function isHttps(forwardedProto: string | null | undefined): boolean {
  return forwardedProto?.split(",")[0]?.trim() === "https";
}
