import type { Download } from "#lib/generation/downloads/download.ts";
import { contentDisposition } from "./content-disposition.ts";

/** Of a file in parts, the parts come from one place: its validators are ours. */
const partHeaders = ["range", "if-range", "if-none-match"];

/** Sends a browser to where the store itself gives the file; null where it comes from here. */
export async function redirectToStore(request: Request, download: Download): Promise<Response | null> {
  if (request.method !== "GET" || partHeaders.some((name) => request.headers.has(name))) return null;
  const url = await download.signedUrl(contentDisposition(download.disposition, download.filename));
  if (url === null) return null;
  return new Response(null, { status: 303, headers: { Location: url, "Cache-Control": "private, no-store" } });
}
