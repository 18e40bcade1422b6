import { byteOrder } from "./byte-order.ts";

/**
 * Allowed controls are tabs, line ends, form feeds, an old end-of-file mark (1A), the escapes of ISO-2022-JP (1B) and
 * the unit separator (1F), which may separate columns; text has no others.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matching control characters is the purpose
const controls = /[\0-\x08\x0e-\x19\x1c-\x1e]/g;

/**
 * The first bytes of a file as text, good enough to see how it starts: unless the encoding is known from a byte order
 * mark or NUL bytes, non-ASCII characters come out wrong. Null if the bytes are not text.
 */
export function textHead(head: Buffer): string | null {
  const order = byteOrder(head);
  const text = order === null ? head.toString("latin1") : new TextDecoder(order).decode(head);
  const found = text.match(controls);
  // One stray control character in a long export is an accident, more are not.
  return found === null || (!found.includes("\0") && found.length * 1000 < text.length) ? text : null;
}
