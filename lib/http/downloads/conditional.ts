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

/** Adds an `ETag` to the response, or returns 304 without a body if the client has this version. */
export async function conditional(request: Request, response: Response): Promise<Response> {
  const body = await response.text();
  const headers = new Headers(response.headers);
  const etag = etagOf(body);
  headers.set("ETag", etag);
  if (!matches(request.headers.get("if-none-match"), etag))
    return new Response(body, { status: response.status, headers });
  headers.delete("Content-Type");
  return new Response(null, { status: 304, headers });
}
