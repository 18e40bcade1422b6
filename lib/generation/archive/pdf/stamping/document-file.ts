import {
  type DeflatedStream,
  objectStream,
  objectsAStream,
  type Place,
  streamHead,
  writeReferenceStream,
} from "../syntax/pdf-output.ts";

/** The start of files that have some objects in common. */
export interface CommonPart {
  bytes: Buffer;
  places: readonly (Place | undefined)[];
  /** One more than the highest object number. */
  size: number;
}

/** A file that starts with what it has in common with others. */
export interface DocumentFile {
  add(number: number, text: string): void;
  /** A stream's text, one character per byte. */
  addText(number: number, text: string): void;
  addStream(number: number, stream: DeflatedStream): void;
  close(trailer: { root: number; info: number; id: string }): Uint8Array;
}

type Objects = readonly (readonly [number: number, text: string])[];

/**
 * Writes objects that come first in files: streams as they are, others in object streams (ISO 32000-1, 7.5.7).
 * @param size one more than the highest number of any object of the files
 */
export function writeCommonPart(header: string, objects: Objects, size: number): CommonPart {
  const places: (Place | undefined)[] = [[0, null]];
  const parts: Buffer[] = [Buffer.from(header, "latin1")];
  let at = header.length;
  const put = (number: number, ...bytes: Buffer[]) => {
    places[number] = [at, null];
    parts.push(...bytes);
    for (const { length } of bytes) at += length;
  };
  for (const [number, text] of objects) if (isStream(text)) put(number, objectBytes(number, text));
  const others = objects.filter(([, text]) => !isStream(text));
  let next = size;
  for (let from = 0; from < others.length; from += objectsAStream) {
    const own = others.slice(from, from + objectsAStream);
    for (const [index, [number]] of own.entries()) places[number] = [next, index];
    put(next, ...streamBytes(next, objectStream(own)));
    next += 1;
  }
  return { bytes: Buffer.concat(parts), places, size: next };
}

/** Begins a document's file with the common part; `close` returns the whole. */
export function documentFile({ bytes, places: common, size }: CommonPart): DocumentFile {
  const parts = [bytes];
  const places = [...common];
  const pending: [number: number, text: string][] = [];
  let at = bytes.length;
  const put = (number: number, ...own: Buffer[]) => {
    places[number] = [at, null];
    parts.push(...own);
    for (const { length } of own) at += length;
  };
  return {
    add: (number, text) => pending.push([number, text]),
    addText: (number, text) => put(number, objectBytes(number, text)),
    addStream: (number, stream) => put(number, ...streamBytes(number, stream)),
    close({ root, info, id }) {
      let next = size;
      for (let from = 0; from < pending.length; from += objectsAStream) {
        const own = pending.slice(from, from + objectsAStream);
        for (const [index, [number]] of own.entries()) places[number] = [next, index];
        put(next, ...streamBytes(next, objectStream(own)));
        next += 1;
      }
      places[next] = [at, null];
      const entries = `/Type /XRef /Size ${next + 1} /Root ${root} 0 R /Info ${info} 0 R /ID [<${id}> <${id}>]`;
      const start = at;
      put(next, objectBytes(next, writeReferenceStream(entries, places)));
      parts.push(Buffer.from(`startxref\n${start}\n%%EOF\n`, "latin1"));
      return Buffer.concat(parts);
    },
  };
}

const isStream = (text: string) => text.endsWith("endstream");
const objectBytes = (number: number, text: string) => Buffer.from(`${number} 0 obj\n${text}\nendobj\n`, "latin1");
const streamEnd = Buffer.from("\nendstream\nendobj\n", "latin1");
/** Without copying the data: most of a document's bytes are deflated fonts. */
const streamBytes = (number: number, { entries, data }: DeflatedStream) => [
  Buffer.from(`${number} 0 obj\n${streamHead(entries, data)}`, "latin1"),
  data,
  streamEnd,
];
