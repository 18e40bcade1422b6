import { deflated } from "./deflated.ts";
import type { CutObject } from "./pdf-syntax.ts";

/** A PDF written object by object; an object may refer to one that is written later. */
export interface PdfOutput {
  /** Reserves an object number. */
  allocate(): number;
  /** Writes an object; `body` goes between `obj` and `endobj`, one character per byte. */
  write(number: number, body: string): void;
  /** Returns the bytes written since the last call. */
  take(): Uint8Array;
  /** Ends the file; includes the bytes that were not yet taken. */
  close(trailer: { root: number; info: number; id: string }): Uint8Array;
}

/** Where an object is: its offset in the file, or the number of an object stream and its index in it. */
export type Place = readonly [at: number, index: number | null];

/** Objects per object stream: a reader unpacks a whole stream for any of them. */
export const objectsAStream = 200;
/** A file of a million objects would hold up this process for a second while its cross-references are deflated. */
const largestDeflated = 1_000_000;
/** The bytes of a cross-reference: its kind, an offset or the number of an object stream, the place in that stream. */
const longWidths = [1, 5, 2];
/** Up to this many objects, their places aren't deflated. */
const mostPlain = 100;

/**
 * Writes streams as they are, and everything else into deflated object streams with a cross-reference stream (ISO
 * 32000-1, 7.5.7 and 7.5.8; allowed in PDF/UA-1 and PDF/A-3): a third less than as plain text.
 * @param header everything before the first object
 */
export function createPdfOutput(header: string): PdfOutput {
  /** By object number. */
  const places: Place[] = [[0, null]];
  const pending: [number: number, body: string][] = [];
  let text = header;
  let taken = 0;

  const allocate = () => places.push([0, null]) - 1;
  const put = (number: number, body: string) => {
    places[number] = [taken + text.length, null];
    text += `${number} 0 obj\n${body}\nendobj\n`;
  };
  const putPending = () => {
    if (pending.length === 0) return;
    const stream = allocate();
    for (const [index, [number]] of pending.entries()) places[number] = [stream, index];
    const { entries, data } = objectStream(pending);
    put(stream, writeStream(entries, data));
    pending.length = 0;
  };
  const take = () => {
    const bytes = Buffer.from(text, "latin1");
    taken += bytes.length;
    text = "";
    return bytes;
  };

  return {
    allocate,
    write(number, body) {
      if (body.endsWith("endstream")) put(number, body);
      else if (pending.push([number, body]) === objectsAStream) putPending();
    },
    take,
    close({ root, info, id }) {
      putPending();
      const start = taken + text.length;
      const number = allocate();
      places[number] = [start, null];
      const entries = `/Type /XRef /Size ${places.length} /Root ${root} 0 R /Info ${info} 0 R /ID [<${id}> <${id}>]`;
      text += `${number} 0 obj\n${writeReferenceStream(entries, places)}\nendobj\nstartxref\n${start}\n%%EOF\n`;
      return take();
    },
  };
}

/** A stream's entries and its deflated data. */
export interface DeflatedStream {
  entries: string;
  data: Buffer;
}

/** An object stream (7.5.7) of objects that aren't streams themselves. */
export function objectStream(objects: readonly (readonly [number: number, body: string])[]): DeflatedStream {
  const offsets: number[] = [];
  let bodies = "";
  for (const [number, body] of objects) {
    offsets.push(number, bodies.length);
    bodies += `${body}\n`;
  }
  const head = `${offsets.join(" ")}\n`;
  const entries = `/Type /ObjStm /N ${objects.length} /First ${head.length}`;
  return { entries, data: deflated(Buffer.from(head + bodies, "latin1")) };
}

/** A cross-reference stream, with the places of objects by their number; those without one are free. */
export function writeReferenceStream(entries: string, places: readonly (Place | undefined)[]): string {
  const isShort = places.length <= mostPlain;
  // The offsets of few objects, in as few bytes as they need, take no more room than deflated ones.
  const last = places.reduce((most, place) => Math.max(most, place?.[0] ?? 0), 0);
  const widths = isShort ? [1, Math.ceil(Math.log2(last + 1) / 8), 1] : longWidths;
  const [kindBytes = 1, placeBytes = 5, indexBytes = 2] = widths;
  const rowBytes = kindBytes + placeBytes + indexBytes;
  const rows = Buffer.alloc(places.length * rowBytes);
  for (let number = 0; number < places.length; number += 1) {
    const [at, index] = places[number] ?? [0, null];
    const isFree = number === 0 || places[number] === undefined;
    const row = number * rowBytes;
    rows[row] = isFree ? 0 : index === null ? 1 : 2;
    rows.writeUIntBE(at, row + kindBytes, placeBytes);
    rows.writeUIntBE(isFree ? 2 ** (8 * indexBytes) - 1 : (index ?? 0), row + kindBytes + placeBytes, indexBytes);
  }
  const kind = `${entries} /W [${widths.join(" ")}]`;
  if (isShort || rows.length > largestDeflated)
    return `<< ${kind} /Length ${rows.length} >>\nstream\n${rows.toString("latin1")}\nendstream`;
  const predictor = `/DecodeParms << /Predictor 12 /Columns ${rowBytes} >>`;
  return writeStream(`${kind} ${predictor}`, deflated(asDifferences(rows, rowBytes)));
}

/** Each row as its difference from the one above, which deflates to a fraction (PNG's filter "Up"; 7.4.4.4). */
function asDifferences(rows: Buffer, rowBytes: number): Buffer {
  const filtered = Buffer.alloc((rows.length / rowBytes) * (rowBytes + 1));
  for (let row = 0, to = 0; row < rows.length; row += rowBytes) {
    filtered[to++] = 2;
    for (let at = row; at < row + rowBytes; at += 1) filtered[to++] = (rows[at] ?? 0) - (rows[at - rowBytes] ?? 0);
  }
  return filtered;
}

/** A stream of deflated data, one character per byte. */
export function writeStream(entries: string, data: Buffer): string {
  return `${streamHead(entries, data)}${data.toString("latin1")}\nendstream`;
}

/** What stands before a stream's deflated data. */
export const streamHead = (entries: string, data: Buffer) =>
  `<< ${entries} /Filter /FlateDecode /Length ${data.length} >>\nstream\n`;

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
