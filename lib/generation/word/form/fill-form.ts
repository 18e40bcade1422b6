import { crc32 } from "node:zlib";
import type { PackedPart, PackedPiece } from "./form-file.ts";
import { shownWith, type Values } from "./shown-with.ts";
import { valueXml } from "./value-xml.ts";

/** A part of a filled file, compressed. */
export interface FilledPart {
  name: string;
  crc32: number;
  inflatedBytes?: number | undefined;
  chunks: Uint8Array[];
}

/** A document of more text than Word opens: lists of lists, or long values in thousands of places. */
export class OverfullError extends Error {}
const mostFilledBytes = 100_000_000;

/** The most that a stored block holds (RFC 1951, 3.2.4). */
const blockBytes = 0xffff;
/** An empty last block, with fixed codes. */
const endOfStream = Buffer.from([0x03, 0x00]);

/**
 * The parts of a file with a row's values. What stands between them was deflated once; only the values are new, as they
 * are, so that a row costs about what copying its file costs.
 * @throws OverfullError
 */
export function fillForm(parts: readonly PackedPart[], values: Values): FilledPart[] {
  let room = mostFilledBytes;
  return parts.map((part) => {
    const { name } = part;
    if ("packed" in part) return { ...part, chunks: [part.packed] };
    const chunks: Uint8Array[] = [];
    let checksum = 0;
    let inflatedBytes = 0;
    const add = (text: Buffer, packed: Iterable<Uint8Array>) => {
      room -= text.length;
      if (room < 0) throw new OverfullError();
      checksum = crc32(text, checksum);
      inflatedBytes += text.length;
      chunks.push(...packed);
    };
    const write = (pieces: readonly PackedPiece[], own: Values) => {
      for (const piece of pieces) {
        if ("text" in piece) add(piece.text, [piece.packed]);
        else if ("pieces" in piece) for (const inner of shownWith(own, piece)) write(piece.pieces, inner);
        else {
          const value = own[piece.field];
          const text = Buffer.from(valueXml(typeof value === "string" ? value : "", piece.prefix));
          add(text, storedBlocks(text));
        }
      }
    };
    write(part.pieces, values);
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
