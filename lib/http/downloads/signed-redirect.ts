import type { Download } from "#lib/generation/downloads/download.ts";
import { contentDisposition } from "./content-disposition.ts";

/** We serve ranges and conditional requests ourselves: the client's validators come from us, not from the store. */
const partHeaders = ["range", "if-range", "if-none-match"];

/** Redirects a browser to the store's own URL of the file; null if we serve it ourselves. */
export async function redirectToStore(request: Request, download: Download): Promise<Response | null> {
  if (request.method !== "GET" || partHeaders.some((name) => request.headers.has(name))) return null;
  const url = await download.signedUrl(contentDisposition(download.disposition, download.filename));
  if (url === null) return null;
  return new Response(null, { status: 303, headers: { Location: url, "Cache-Control": "private, no-store" } });
}
