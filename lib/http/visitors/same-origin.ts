import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";

/**
 * Rejects requests that another site's page sends in a visitor's name (CSRF). Browsers reveal the origin in
 * `Sec-Fetch-Site`, older ones in `Origin`; programs send neither and are accepted. Following a download link from
 * another site changes nothing and is allowed.
 * @throws AppError `other_site`
 */
export function requireSameOrigin(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const followsLink = request.method === "GET" && request.headers.get("sec-fetch-mode") === "navigate";
  const fromElsewhere = site !== null && site !== "same-origin" && site !== "none";
  if ((fromElsewhere && !followsLink) || (origin !== null && !isOwn(origin, request))) {
    throw new AppError("other_site", msg("api.otherSite"));
  }
}

function isOwn(origin: string, request: Request): boolean {
  const host = request.headers.get("x-forwarded-host") ?? request.headers.get("host");
  return URL.canParse(origin) && new URL(origin).host === host;
}
