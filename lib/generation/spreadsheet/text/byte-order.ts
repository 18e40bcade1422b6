/** The encodings that a text file's first bytes tell by themselves. */
type MarkedEncoding = "utf-8" | "utf-16le" | "utf-16be";

/** How much of every second byte is NUL in UTF-16 text of mostly Latin letters, digits and separators. */
const nulShare = 0.4;

/**
 * The encoding by a byte order mark (The Unicode Standard 16.0, 23.8) or, for UTF-16 without one, by where its NUL
 * bytes stand; null where neither tells.
 */
export function byteOrder(head: Buffer): MarkedEncoding | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return "utf-8";
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  let even = 0;
  let odd = 0;
  for (let at = 0; at + 1 < head.length; at += 2) {
    if (head[at] === 0) even++;
    if (head[at + 1] === 0) odd++;
  }
  const pairs = head.length >> 1;
  if (odd > pairs * nulShare && even < odd / 10) return "utf-16le";
  if (even > pairs * nulShare && odd < even / 10) return "utf-16be";
  return null;
}
