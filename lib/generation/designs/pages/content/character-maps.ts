import { createScanner } from "../pdf/scanner.ts";
import { isString, type PdfValue } from "../pdf/value.ts";

/** Codes of a font to characters or, in an encoding, to glyphs (ISO 32000-1, 9.7.5 and 9.10.3). */
export interface CharacterMap {
  /** Bytes of a code, by its first byte; 0 where nothing was said. */
  lengths: Uint8Array;
  texts: Map<number, string>;
  glyphs: Map<number, number>;
  /** Codes that ranges may still have: a font has at most 65,536 glyphs, and some maps name each several times. */
  left: number;
}

/** Reads the source of a CMap (9.7.5.4), of which only ranges and characters matter. */
export function readCharacterMap(source: string): CharacterMap {
  const map: CharacterMap = { lengths: new Uint8Array(256), texts: new Map(), glyphs: new Map(), left: 200_000 };
  const scanner = createScanner(source, 0, false);
  let values: PdfValue[] = [];
  for (let value = scanner.next(); value !== undefined; value = scanner.next()) {
    if (typeof value !== "string" || value.startsWith("/")) {
      values.push(value);
      continue;
    }
    if (value === "endcodespacerange") addLengths(map, values);
    if (value === "endbfchar") for (const [code, to] of groups(values, 2)) setText(map, codeOf(code), textOf(to));
    if (value === "endbfrange") for (const range of groups(values, 3)) addTexts(map, range);
    if (value === "endcidchar") for (const [code, to] of groups(values, 2)) map.glyphs.set(codeOf(code), Number(to));
    if (value === "endcidrange")
      for (const [first, last, to] of groups(values, 3))
        for (const [index, code] of codes(map, first, last).entries()) map.glyphs.set(code, Number(to) + index);
    values = [];
  }
  return map;
}

function* groups(values: PdfValue[], size: number): Generator<PdfValue[]> {
  for (let at = 0; at + size <= values.length; at += size) yield values.slice(at, at + size);
}

function addLengths({ lengths }: CharacterMap, values: PdfValue[]): void {
  for (const [first, last] of groups(values, 2)) {
    if (!isString(first) || !isString(last)) continue;
    for (let byte = first.bytes.charCodeAt(0); byte <= last.bytes.charCodeAt(0); byte += 1) {
      lengths[byte] = first.bytes.length;
    }
  }
}

function addTexts(map: CharacterMap, [first, last, to]: PdfValue[]): void {
  for (const [index, code] of codes(map, first, last).entries()) {
    if (Array.isArray(to)) setText(map, code, textOf(to[index]));
    else if (isString(to)) setText(map, code, nextText(textOf(to), index));
  }
}

/** Only the last unit counts up. */
function nextText(text: string, by: number): string {
  return text === "" ? "" : text.slice(0, -1) + String.fromCharCode((text.charCodeAt(text.length - 1) + by) & 0xffff);
}

function setText(map: CharacterMap, code: number, text: string): void {
  if (text !== "") map.texts.set(code, text);
}

function codes(map: CharacterMap, first: PdfValue | undefined, last: PdfValue | undefined): number[] {
  const [from, to] = [codeOf(first), codeOf(last)];
  const length = Math.max(0, Math.min(to - from + 1, map.left)) || 0;
  map.left -= length;
  return Array.from({ length }, (_, index) => from + index);
}

function codeOf(value: PdfValue | undefined): number {
  return isString(value) ? codeOfBytes(value.bytes) : Number.NaN;
}

/** The code in up to four bytes, the highest first. */
export function codeOfBytes(bytes: string): number {
  let code = 0;
  for (let at = 0; at < bytes.length && at < 4; at += 1) code = code * 256 + bytes.charCodeAt(at);
  return code;
}

/** UTF-16, whose order of bytes is fixed. */
function textOf(value: PdfValue | undefined): string {
  if (!isString(value)) return "";
  const bytes = Buffer.from(value.bytes, "latin1");
  if (bytes.length === 1) return String.fromCharCode(bytes[0] ?? 0);
  return bytes
    .subarray(0, bytes.length - (bytes.length % 2))
    .swap16()
    .toString("utf16le");
}
