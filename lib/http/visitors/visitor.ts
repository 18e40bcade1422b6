import { createHash, createHmac, type KeyObject, randomBytes, timingSafeEqual } from "node:crypto";
import type { VisitorId } from "#lib/generation/common/ids/visitor-id.ts";
import { cookieValue } from "./cookie-value.ts";
import { isHttps } from "./is-https.ts";

/** On https, a name prefix that keeps other hosts from setting this cookie (RFC 6265bis, 4.1.3.2). */
const cookieNames = { https: "__Host-rowpress_visitor", http: "rowpress_visitor" };
const dayMs = 24 * 3_600_000;

/** Secret, day of issue and signature. */
const cookiePattern = /^([\w-]{43})\.(\d{1,6})\.([\w-]{43})$/;

export interface Visitor {
  /** SHA-256 of the cookie's secret. We store nothing else, so a stolen database gives access to nobody's files. */
  hash: VisitorId;
  /** Derives links that only this visitor can make. Like the secret, it is stored nowhere. */
  shareKey: () => Buffer;
  /** The cookie to set if this request had none, or one from another day. */
  newCookie: string | null;
}

export interface VisitorOptions {
  /** Signs cookies, so that nobody can choose their own identity. */
  key: KeyObject;
  /** How long uploads and results are kept. */
  retentionMs: number;
}

/**
 * The anonymous visitor who sent a request, identified by a cookie with 256 random bits. What they may open is decided
 * by the SQL in `lib/generation/records/`, which only finds rows of this visitor.
 */
export function visitorOf(request: Request, options: VisitorOptions, now = Date.now()): Visitor {
  const today = Math.floor(now / dayMs);
  const known = readCookie(request.headers, options, today);
  const secret = known?.secret ?? randomBytes(32).toString("base64url");
  const newCookie = known?.day === today ? null : writeCookie(request.headers, secret, today, options);
  return { hash: hashOf(secret), shareKey: () => createHmac("sha256", secret).update("share").digest(), newCookie };
}

/** The hash of the visitor identified by a request's headers; null if there is none. */
export function knownVisitor(headers: Headers, options: VisitorOptions, now = Date.now()): VisitorId | null {
  const known = readCookie(headers, options, Math.floor(now / dayMs));
  return known && hashOf(known.secret);
}

function readCookie(headers: Headers, options: VisitorOptions, today: number): { secret: string; day: number } | null {
  const sent = cookieValue(headers, isSecure(headers) ? cookieNames.https : cookieNames.http) ?? "";
  const [, secret = "", day = "", signature = ""] = cookiePattern.exec(sent) ?? [];
  const isOurs = timingSafeEqual(Buffer.from(signatureOf(secret, day, options.key)), Buffer.from(signature.padEnd(43)));
  // A browser would have dropped an expired cookie, so this is a copy.
  const isOver = (today - Number(day)) * dayMs > lifeMs(options);
  return isOurs && !isOver ? { secret, day: Number(day) } : null;
}

/** The first POST of each day renews the cookie, so it outlives everything its visitor creates by a day. */
const lifeMs = ({ retentionMs }: VisitorOptions) => retentionMs + 2 * dayMs;

function writeCookie(headers: Headers, secret: string, day: number, options: VisitorOptions): string {
  const maxAgeSeconds = Math.ceil(lifeMs(options) / 1_000);
  const [name, secure] = isSecure(headers) ? [cookieNames.https, "; Secure"] : [cookieNames.http, ""];
  const value = `${secret}.${day}.${signatureOf(secret, String(day), options.key)}`;
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`;
}

const isSecure = (headers: Headers) => isHttps(headers.get("x-forwarded-proto"));

const hashOf = (secret: string): VisitorId => createHash("sha256").update(secret).digest("hex");

const signatureOf = (secret: string, day: string, key: KeyObject) =>
  createHmac("sha256", key).update(`${secret}.${day}`).digest("base64url");
