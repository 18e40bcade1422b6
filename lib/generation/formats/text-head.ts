import { byteOrder } from "./byte-order.ts";

/**
 * Text has tabs, line ends, form feeds, an old end mark (1A), the escapes of ISO-2022-JP (1B) and the unit separator
 * (1F), which may stand between columns; no others.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controls = /[\0-\x08\x0e-\x19\x1c-\x1e]/g;

/**
 * The first bytes of a file as text, good enough to see how it begins: where the encoding is not told by a mark or
 * by its NUL bytes, other characters than ASCII come out wrong. Null where the bytes are no text.
 */
export function textHead(head: Buffer): string | null {
  const order = byteOrder(head);
  const text = order === null ? head.toString("latin1") : new TextDecoder(order).decode(head);
  const found = text.match(controls);
  // One stray control character in a long export is an accident, more are not.
  return found === null || (!found.includes("\0") && found.length * 1000 < text.length) ? text : null;
}
