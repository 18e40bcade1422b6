import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { contentPolicy } from "#lib/http/content-policy.ts";

/**
 * Gives each page a content policy with a nonce of its own; Next reads it from the request and puts it on its inline
 * scripts. Pages alone: a body that passes through here is cut at 10 MB, so uploads must not.
 */
export function proxy(request: NextRequest): NextResponse {
  // The development server evaluates code, and its socket is no part of the site.
  if (process.env.NODE_ENV !== "production") return NextResponse.next();
  const policy = contentPolicy(randomBytes(16).toString("base64"), process.env.ROWPRESS_STORE_ORIGIN || null);
  const headers = new Headers(request.headers);
  headers.set("Content-Security-Policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  return response;
}

export const config = {
  // No endpoint, and nothing that is a file.
  matcher: ["/((?!api(?:/|$)|_next/|.*\\.[a-z0-9]+$).*)"],
};
