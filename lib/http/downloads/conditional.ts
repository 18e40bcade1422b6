import { createHash } from "node:crypto";

/** A weak validator (RFC 9110, 8.8.3) of a JSON body: the same content, but maybe not the same bytes. */
export function etagOf(body: string): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** Whether an `If-None-Match` header names this validator, by weak comparison (RFC 9110, 13.1.2). */
export function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => plain(tag) === plain(etag));
}

/** Adds the `ETag` of a body to the headers, and says whether the client has this version already (304). */
export function hasVersion(request: Request, body: string, headers: Headers): boolean {
  const etag = etagOf(body);
  headers.set("ETag", etag);
  const isKnown = matches(request.headers.get("if-none-match"), etag);
  if (isKnown) headers.delete("Content-Type");
  return isKnown;
}
