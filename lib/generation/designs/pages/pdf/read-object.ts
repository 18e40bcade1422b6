import { damaged } from "./faults.ts";
import { createScanner } from "./scanner.ts";
import type { Resolve } from "./unpack.ts";
import { isDictionary, type PdfValue } from "./value.ts";

/** The object at an offset. @param number as which it is sought @throws AppError if another or none is there */
export function readObject(bytes: Buffer, text: string, offset: number, resolve: Resolve, number?: number): PdfValue {
  const scanner = createScanner(text, offset, false);
  const found = scanner.next();
  if (typeof found !== "number" || (number !== undefined && found !== number)) throw damaged();
  if (typeof scanner.next() !== "number" || scanner.next() !== "obj") throw damaged();
  const values = createScanner(text, scanner.at);
  const value = values.next() ?? null;
  if (!isDictionary(value)) return value;
  streamStart.lastIndex = values.at;
  const start = streamStart.test(text) ? streamStart.lastIndex : null;
  if (start === null) return value;
  const length = resolve(value.get("/Length"));
  const isRight =
    typeof length === "number" && length >= 0 && /^\s*endstream/.test(text.slice(start + length, start + length + 20));
  const end = isRight ? start + length : endOfStream(text, start);
  return { entries: value, data: bytes.subarray(start, end) };
}

const streamStart = /[\s\0]*stream(?:\r\n|\n|\r)?/y;

function endOfStream(text: string, start: number): number {
  const found = text.indexOf("endstream", start);
  const end = found === -1 ? text.length : found;
  if (text[end - 1] === "\n") return text[end - 2] === "\r" ? end - 2 : end - 1;
  return text[end - 1] === "\r" ? end - 1 : end;
}
