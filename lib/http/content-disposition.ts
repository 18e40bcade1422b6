/**
 * A `Content-Disposition` (RFC 6266) whose `filename` every client reads, and whose `filename*` (RFC 8187) has the
 * name as it is.
 */
export function contentDisposition(kind: "attachment" | "inline", filename: string): string {
  const ascii = filename
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]/g, "_")
    .replace(/["\\%]/g, "_");
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
