import { createHash, randomBytes } from "node:crypto";
import type { VisitorId } from "#lib/generation/visitor-id.ts";
import { cookieOf } from "./cookie.ts";

const cookieName = "rowpress_visitor";
/** A visitor outlives what they upload: the cookie is renewed only by losing it. */
const maxAgeSeconds = 365 * 24 * 3600;
const secretPattern = /^[A-Za-z0-9_-]{43}$/;

export interface Visitor {
  /** SHA-256 of the cookie's secret: all that is stored, so a stolen database opens nobody's files. */
  hash: VisitorId;
  /** The cookie to send where this request brought none. */
  newCookie: string | null;
}

/** The anonymous owner who sends a request, known by a cookie with 256 random bits. */
export function visitorOf(request: Request): Visitor {
  const known = knownVisitor(request.headers);
  if (known) return { hash: known, newCookie: null };
  const secret = randomBytes(32).toString("base64url");
  const secure = isHttps(request) ? "; Secure" : "";
  return {
    hash: hashOf(secret),
    newCookie: `${cookieName}=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`,
  };
}

/** The hash of the visitor whom a request's headers name; null where they name none. */
export function knownVisitor(headers: Headers): VisitorId | null {
  const sent = cookieOf(headers, cookieName);
  return sent && secretPattern.test(sent) ? hashOf(sent) : null;
}

const hashOf = (secret: string): VisitorId => createHash("sha256").update(secret).digest("hex");

function isHttps(request: Request): boolean {
  const forwarded = request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
  return (forwarded ?? new URL(request.url).protocol.replace(":", "")) === "https";
}
