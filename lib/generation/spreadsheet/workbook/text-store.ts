import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";

/** Texts by index, from 0. */
export interface TextStore {
  add(text: string): void;
  /** "" for an unknown index. */
  at(index: number): string;
}

/** Caches this many short texts: most repeat soon, and decoding them is slow. */
const knownTexts = 4_096;
const longestKnown = 256;
/** A workbook of 50 MB has some 30 MB of texts. */
const mostBytes = 100_000_000;

function grown(buffer: Buffer, bytes: number): Buffer {
  const larger = Buffer.allocUnsafe(Math.max(bytes, buffer.length * 2));
  buffer.copy(larger);
  return larger;
}

/**
 * Stores texts as consecutive bytes: a million of them cost 30 MB instead of 150, and don't keep the XML that they were
 * sliced from in memory.
 */
export function createTextStore(): TextStore {
  let bytes: Buffer = Buffer.allocUnsafe(65_536);
  let ends = new Uint32Array(1024);
  let count = 0;
  let used = 0;
  const known = Array.from({ length: knownTexts }, () => "");
  const knownIndexes = new Int32Array(knownTexts).fill(-1);

  return {
    add(text) {
      // A UTF-16 code unit takes at most three bytes in UTF-8.
      if (used + text.length * 3 > bytes.length) bytes = grown(bytes, used + text.length * 3);
      if (count === ends.length) {
        const larger = new Uint32Array(count * 2);
        larger.set(ends);
        ends = larger;
      }
      used += bytes.write(text, used);
      ends[count++] = used;
      if (used > mostBytes) {
        throw new AppError("hostile_file", msg("workbook.text"));
      }
    },
    at(index) {
      const end = index < count ? ends[index] : undefined;
      if (end === undefined) return "";
      const place = index % knownTexts;
      if (knownIndexes[place] === index) return known[place] ?? "";
      const start = index === 0 ? 0 : (ends[index - 1] ?? 0);
      const text = bytes.toString("utf8", start, end);
      if (end - start <= longestKnown) {
        known[place] = text;
        knownIndexes[place] = index;
      }
      return text;
    },
  };
}
