import type { TextStore } from "../text-store.ts";
import { damagedWorkbook } from "./records.ts";

/** Where a record's data, and that of the records that continue it, starts and ends in the stream. */
export type Pieces = [start: number, end: number][];

/** The bits of a text's flags ([MS-XLS] 2.5.293). */
const [wideBit, phoneticBit, richBit] = [1, 4, 8];

export interface TextReader {
  isAtEnd(): boolean;
  number(bytes: 1 | 2 | 4): number;
  /** A text of so many characters, after its flags ([MS-XLS] 2.5.293, XLUnicodeRichExtendedString). */
  text(characters: number): string;
}

/** Reads BIFF8 texts, whose characters may continue in another record with its own flags (2.5.294). */
export function createTextReader(stream: Buffer, pieces: Pieces): TextReader {
  let piece = 0;
  let [at, end] = pieces[0] ?? [0, 0];

  function nextPiece(): void {
    const next = pieces[++piece];
    if (next === undefined) throw damagedWorkbook("a text without an end");
    [at, end] = next;
  }

  function number(bytes: 1 | 2 | 4): number {
    while (at === end) nextPiece();
    if (at + bytes > end) throw damagedWorkbook("a number without an end");
    at += bytes;
    return stream.readUIntLE(at - bytes, bytes);
  }

  function skip(bytes: number): void {
    for (let left = bytes; left > 0; ) {
      while (at === end) nextPiece();
      const taken = Math.min(left, end - at);
      at += taken;
      left -= taken;
    }
  }

  function characters(count: number, isWide: boolean): string {
    let text = "";
    let width = isWide ? 2 : 1;
    for (let left = count; left > 0; ) {
      if (at === end) {
        nextPiece();
        width = number(1) & wideBit ? 2 : 1;
      }
      const taken = Math.min(left, Math.floor((end - at) / width));
      if (taken === 0) throw damagedWorkbook("half a character");
      text += stream.toString(width === 2 ? "utf16le" : "latin1", at, at + taken * width);
      at += taken * width;
      left -= taken;
    }
    return text;
  }

  return {
    isAtEnd: () => at === end && piece >= pieces.length - 1,
    number,
    text(count) {
      const flags = number(1);
      const runs = flags & richBit ? number(2) : 0;
      const phonetic = flags & phoneticBit ? number(4) : 0;
      const text = characters(count, (flags & wideBit) !== 0);
      skip(runs * 4 + phonetic);
      return text;
    },
  };
}

/** The texts that cells refer to by index ([MS-XLS] 2.4.265). Returns how many there are: some programs miscount. */
export function readSharedTexts(stream: Buffer, pieces: Pieces, store: TextStore): number {
  const reader = createTextReader(stream, pieces);
  reader.number(4);
  const listed = reader.number(4);
  let count = 0;
  for (; count < listed && !reader.isAtEnd(); count++) store.add(reader.text(reader.number(2)));
  return count;
}
