import type { CutObject } from "./pdf-syntax.ts";

/** A PDF written object by object; an object may refer to one that is written later. */
export interface PdfOutput {
  /** Reserves an object number. */
  allocate(): number;
  /** Writes an object; `body` goes between `obj` and `endobj`, one character per byte. */
  write(number: number, body: string): void;
  /** Returns the bytes written since the last call. */
  take(): Uint8Array;
  /** Ends the file with its xref table and trailer, in chunks; the first one includes bytes that were not yet taken. */
  close(trailer: { root: number; info: number; id: string }): Generator<Uint8Array>;
}

/** An xref table has ten digits per offset (ISO 32000-1, 7.5.4). */
const largestOffset = 9_999_999_999;
const xrefLinesAChunk = 5_000;

/** `header` is everything before the first object. */
export function createPdfOutput(header: string): PdfOutput {
  const offsets = [0];
  let text = header;
  let taken = 0;
  const take = () => {
    const bytes = Buffer.from(text, "latin1");
    taken += bytes.length;
    text = "";
    return bytes;
  };
  return {
    allocate: () => offsets.push(0) - 1,
    write(number, body) {
      offsets[number] = taken + text.length;
      text += `${number} 0 obj\n${body}\nendobj\n`;
    },
    take,
    *close({ root, info, id }) {
      const start = taken + text.length;
      if (start > largestOffset) throw new RangeError("The PDF is too large for an xref table");
      text += `xref\n0 ${offsets.length}\n0000000000 65535 f \n`;
      for (let number = 1; number < offsets.length; number += 1) {
        text += `${String(offsets[number]).padStart(10, "0")} 00000 n \n`;
        if (number % xrefLinesAChunk === 0) yield take();
      }
      text += `trailer\n<< /Size ${offsets.length} /Root ${root} 0 R /Info ${info} 0 R /ID [<${id}> <${id}>] >>\n`;
      text += `startxref\n${start}\n%%EOF\n`;
      yield take();
    },
  };
}

/** An object's text with each reference renumbered by `numberOf`. */
export function renumber({ texts, references }: CutObject, numberOf: (object: number) => number): string {
  let text = texts[0] ?? "";
  for (const [index, reference] of references.entries()) text += `${numberOf(reference)} 0 R${texts[index + 1]}`;
  return text;
}

/**
 * Writes the objects `first`, and everything that they reach, under new numbers. `numbers` maps old to new: objects
 * already in it are not written again, and new ones are added.
 */
export function copyReached(
  output: PdfOutput,
  first: number[],
  numbers: Map<number, number>,
  cut: (object: number) => CutObject,
): void {
  const queue: number[] = [];
  const numberOf = (object: number) => {
    let number = numbers.get(object);
    if (number === undefined) {
      number = output.allocate();
      numbers.set(object, number);
      queue.push(object);
    }
    return number;
  };
  for (const object of first) numberOf(object);
  for (const object of queue) output.write(numberOf(object), renumber(cut(object), numberOf));
}
