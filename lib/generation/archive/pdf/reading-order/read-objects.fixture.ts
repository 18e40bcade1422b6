import { streamData } from "../shown-glyphs.ts";
import { readDictionary, readReference } from "../syntax/pdf-syntax.ts";

/** For tests: the objects of any PDF that we write, also those in object streams, as text. */
export interface PdfObjects {
  catalog: string;
  /** A value itself, or the object that it refers to. @throws Error if there is none. */
  at(value: string | undefined): string;
}

export function readObjects(pdf: Uint8Array): PdfObjects {
  const source = Buffer.from(pdf).toString("latin1");
  const objects = new Map<number, string>();
  const start = /(\d+) 0 obj\n/y;
  for (let at = source.search(/\d+ 0 obj\n/); at >= 0; ) {
    start.lastIndex = at;
    const number = Number(start.exec(source)?.[1]);
    const text = source.slice(start.lastIndex, endOfObject(source, start.lastIndex)).trimEnd();
    objects.set(number, text);
    if (/\/Type \/ObjStm\b/.test(text.slice(0, 40))) for (const [each, body] of packed(text)) objects.set(each, body);
    const next = /\n(?=\d+ 0 obj\n)/g;
    next.lastIndex = start.lastIndex + text.length;
    at = next.test(source) ? next.lastIndex : -1;
  }
  return {
    catalog: [...objects.values()].find((text) => /\/Type \/Catalog\b/.test(text)) ?? "",
    at(value = "nothing") {
      const text = / 0 R$/.test(value) ? objects.get(readReference(value)) : value;
      if (text === undefined) throw new Error(`The PDF has no object ${value}`);
      return text;
    },
  };
}

/** A stream's data may hold any bytes. */
function endOfObject(source: string, start: number): number {
  const data = source.indexOf("stream\n", start);
  const end = source.indexOf("endobj", start);
  if (data < 0 || end < data) return end;
  const length = Number(readDictionary(source.slice(start, data)).get("/Length"));
  return source.indexOf("endobj", data + length);
}

function* packed(stream: string): Generator<[number: number, body: string]> {
  const data = streamData(stream);
  const first = Number(readDictionary(stream).get("/First"));
  const head = data.slice(0, first).trim().split(/\s+/).map(Number);
  for (let at = 0; at < head.length; at += 2) {
    const end = first + (head[at + 3] ?? data.length);
    yield [head[at] ?? 0, data.slice(first + (head[at + 1] ?? 0), end).trim()];
  }
}
