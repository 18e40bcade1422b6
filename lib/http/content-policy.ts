/**
 * The Content-Security-Policy of a response (https://www.w3.org/TR/CSP3/): only this site, and inline scripts with the
 * nonce. Inline styles are allowed, because previews are SVG with style attributes. Pages get it in
 * proxy.ts, all other responses in site-headers.ts.
 * @param nonce null for responses without scripts
 * @param storeOrigin where browsers upload files, if not here
 */
export function contentPolicy(nonce: string | null, storeOrigin: string | null): string {
  return [
    "default-src 'none'",
    nonce === null ? "script-src 'self'" : `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${storeOrigin ? ` ${storeOrigin}` : ""}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
