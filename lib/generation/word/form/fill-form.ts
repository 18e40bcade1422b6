import { crc32 } from "node:zlib";
import type { PackedPart } from "./form-file.ts";
import { valueXml } from "./value-xml.ts";

/** A part of a filled file, compressed. */
export interface FilledPart {
  name: string;
  crc32: number;
  inflatedBytes?: number | undefined;
  chunks: Uint8Array[];
}

/** The most that a stored block holds (RFC 1951, 3.2.4). */
const blockBytes = 0xffff;
/** An empty last block, with fixed codes. */
const endOfStream = Buffer.from([0x03, 0x00]);

/**
 * The parts of a file with a row's values. What stands between them was deflated once; only the values are new, as they
 * are, so that a row costs about what copying its file costs.
 */
export function fillForm(parts: readonly PackedPart[], values: Record<string, unknown>): FilledPart[] {
  const written = new Map<string, Buffer>();
  const xmlOf = (field: string, prefix: string) => {
    const key = `${prefix} ${field}`;
    const value = values[field];
    const known = written.get(key) ?? Buffer.from(valueXml(typeof value === "string" ? value : "", prefix));
    written.set(key, known);
    return known;
  };
  return parts.map((part) => {
    const { name } = part;
    if ("packed" in part) return { ...part, chunks: [part.packed] };
    const chunks: Uint8Array[] = [];
    let checksum = 0;
    let inflatedBytes = 0;
    for (const piece of part.pieces) {
      const text = "text" in piece ? piece.text : xmlOf(piece.field, piece.prefix);
      checksum = crc32(text, checksum);
      inflatedBytes += text.length;
      if ("text" in piece) chunks.push(piece.packed);
      else chunks.push(...storedBlocks(text));
    }
    return { name, crc32: checksum, inflatedBytes, chunks: [...chunks, endOfStream] };
  });
}

function* storedBlocks(text: Buffer): Generator<Buffer> {
  for (let at = 0; at < text.length; at += blockBytes) {
    const block = text.subarray(at, at + blockBytes);
    const header = Buffer.alloc(5);
    header.writeUInt16LE(block.length, 1);
    header.writeUInt16LE(block.length ^ blockBytes, 3);
    yield header;
    yield block;
  }
}
