/** Encodings that a text file's first bytes identify. */
type MarkedEncoding = "utf-8" | "utf-16le" | "utf-16be";

/** At least this share of UTF-16 code units are spaces, separators, digits or line ends, in any script. */
const asciiShare = 0.005;
/**
 * Two ASCII letters together look like one CJK character in UTF-16, but few real texts consist mostly of such pairs.
 */
const mostPairs = 0.5;

/** Private, unassigned and surrogate characters never occur in text, nor do controls except tab, line ends and FF. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matching control characters is the purpose
const impossible = /[\p{Co}\p{Cn}\p{Cs}\0-\x08\x0e-\x1f]/u;

function isAsciiText(byte: number): boolean {
  return (byte >= 0x20 && byte < 0x7f) || byte === 9 || byte === 10 || byte === 13;
}

/** Counts the units that would be ASCII in UTF-16 LE and in UTF-16 BE, and the pairs of bytes that are ASCII text. */
function countUnits(head: Buffer): { little: number; big: number; pairs: number } {
  const counts = { little: 0, big: 0, pairs: 0 };
  for (let at = 0; at + 1 < head.length; at += 2) {
    const [first, second] = [head[at] ?? 0, head[at + 1] ?? 0];
    if (second === 0 && isAsciiText(first)) counts.little++;
    else if (first === 0 && isAsciiText(second)) counts.big++;
    else if (isAsciiText(first) && isAsciiText(second)) counts.pairs++;
  }
  return counts;
}

/**
 * Detects UTF-16 without a byte order mark: its ASCII characters have a NUL on one side, and the rest are letters of
 * some script. A NUL on the other side is the low byte of an ideograph such as 4E00.
 */
function unmarked(head: Buffer): "utf-16le" | "utf-16be" | undefined {
  const { little, big, pairs } = countUnits(head);
  const units = head.length >> 1;
  if (Math.max(little, big) < units * asciiShare || pairs > units * mostPairs) return undefined;
  const orders = little > big ? (["utf-16le", "utf-16be"] as const) : (["utf-16be", "utf-16le"] as const);
  const whole = head.subarray(0, units * 2);
  return orders.find((order) => !impossible.test(new TextDecoder(order).decode(whole, { stream: true })));
}

/**
 * The encoding by a byte order mark (The Unicode Standard 16.0, 23.8) or, for UTF-16 without one, by the position of
 * its NUL bytes; null if neither identifies it.
 */
export function byteOrder(head: Buffer): MarkedEncoding | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return "utf-8";
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  if (!head.includes(0)) return null;
  return unmarked(head) ?? null;
}
