import { AppError } from "#lib/generation/common/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";

/** Texts by number, from 0. */
export interface TextStore {
  add(text: string): void;
  /** "" for a number that was never given. */
  at(index: number): string;
}

/** So many short texts are kept as they were last given: most come again soon, and making them anew is dear. */
const knownTexts = 4_096;
const longestKnown = 256;
/** A workbook of 50 MB has some 30 MB of them. */
const mostBytes = 100_000_000;

function grown(buffer: Buffer, bytes: number): Buffer {
  const larger = Buffer.allocUnsafe(Math.max(bytes, buffer.length * 2));
  buffer.copy(larger);
  return larger;
}

/**
 * Keeps texts as bytes, one after the other: a million of them cost 30 MB and not 150, and hold on to nothing of the
 * XML that they were cut from.
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
      // A UTF-16 unit takes at most three bytes in UTF-8.
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
