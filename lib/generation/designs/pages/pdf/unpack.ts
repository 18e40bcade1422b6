import { constants, inflateSync } from "node:zlib";
import type { Budget } from "./budget.ts";
import { damaged, tooComplex } from "./faults.ts";
import { isDictionary, isName, type PdfDictionary, type PdfStream, type PdfValue } from "./value.ts";

/** Filters that some files stack; more than a few are an attack. */
const mostFilters = 4;

/** Resolves a reference; anything else stays as it is. */
export type Resolve = (value: PdfValue | undefined) => PdfValue;

/** A stream's data with every general filter undone (ISO 32000-1, 7.4), and the filter of a picture that is left. */
export interface Unpacked {
  data: Buffer;
  /** Such as `/DCTDecode`; null if the data are plain. */
  filter: string | null;
  parameters: PdfDictionary | null;
}

/** @throws AppError if the data are damaged or grow too large */
export function unpack(stream: PdfStream, resolve: Resolve, budget: Budget): Unpacked {
  const named = resolve(stream.entries.get("/Filter") ?? stream.entries.get("/F"));
  const filters = (Array.isArray(named) ? named.map(resolve) : [named]).filter(isName);
  const written = resolve(stream.entries.get("/DecodeParms") ?? stream.entries.get("/DP"));
  const parameters = (Array.isArray(written) ? written : [written]).map(resolve);
  if (filters.length > mostFilters) throw tooComplex();
  let { data } = stream;
  for (const [index, filter] of filters.entries()) {
    const parameter = parameters[index];
    const settings = isDictionary(parameter) ? parameter : null;
    const unpacking = unpackings.get(filter);
    if (unpacking === undefined) {
      if (index < filters.length - 1 || !pictureFilters.has(filter)) throw damaged();
      return { data, filter, parameters: settings };
    }
    data = unpacking(data, budget.left("unpackedBytes"), settings);
    budget.spend("unpackedBytes", data.length);
  }
  return { data, filter: null, parameters: null };
}

const pictureFilters = new Set(["/DCTDecode", "/DCT", "/JPXDecode", "/JBIG2Decode", "/CCITTFaxDecode", "/CCF"]);

type Unpacking = (data: Buffer, most: number, parameters: PdfDictionary | null) => Buffer;

const flate: Unpacking = (data, most, parameters) => withoutPredictor(inflate(data, most), parameters);
const unpackings = new Map<string, Unpacking>([
  ["/FlateDecode", flate],
  ["/Fl", flate],
  ["/LZWDecode", lzw],
  ["/LZW", lzw],
  ["/ASCIIHexDecode", asciiHex],
  ["/AHx", asciiHex],
  ["/ASCII85Decode", ascii85],
  ["/A85", ascii85],
  ["/RunLengthDecode", runLength],
  ["/RL", runLength],
]);

/** Keeps what a stream without an end gives, as other readers do. */
function inflate(data: Buffer, most: number): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(most, 1), finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if (error instanceof RangeError) throw tooComplex(error);
    throw damaged(error);
  }
}

/** TIFF's and PNG's predictors (7.4.4.4). */
function withoutPredictor(data: Buffer, parameters: PdfDictionary | null): Buffer {
  const number = (name: string, otherwise: number) => {
    const value = parameters?.get(name);
    return typeof value === "number" ? value : otherwise;
  };
  const predictor = number("/Predictor", 1);
  if (predictor < 2) return data;
  const [colors, bits, columns] = [number("/Colors", 1), number("/BitsPerComponent", 8), number("/Columns", 1)];
  const pixel = Math.max(1, Math.ceil((colors * bits) / 8));
  const row = Math.ceil((colors * bits * columns) / 8);
  if (!(row > 0 && row <= 10_000_000)) throw damaged();
  if (predictor === 2) {
    if (bits !== 8) throw damaged();
    for (let at = 0; at < data.length; at += 1)
      if (at % row >= pixel) data[at] = (data[at] ?? 0) + (data[at - pixel] ?? 0);
    return data;
  }
  const rows = Math.ceil(data.length / (row + 1));
  const plain = Buffer.alloc(rows * row);
  for (let line = 0; line < rows; line += 1) {
    const from = line * (row + 1);
    const kind = data[from] ?? 0;
    for (let index = 0; index < row; index += 1) {
      const to = line * row + index;
      const left = index >= pixel ? (plain[to - pixel] ?? 0) : 0;
      const above = line > 0 ? (plain[to - row] ?? 0) : 0;
      const corner = index >= pixel && line > 0 ? (plain[to - row - pixel] ?? 0) : 0;
      plain[to] = (data[from + 1 + index] ?? 0) + predicted(kind, left, above, corner);
    }
  }
  return plain;
}

function predicted(kind: number, left: number, above: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return above;
  if (kind === 3) return (left + above) >> 1;
  if (kind !== 4) return 0;
  const [a, b, c] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

function asciiHex(data: Buffer): Buffer {
  const digits = (data.toString("latin1").split(">")[0] ?? "").replace(/[^0-9A-Fa-f]/g, "");
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, "hex");
}

function ascii85(data: Buffer): Buffer {
  const plain = Buffer.alloc(data.length * 4 + 4);
  let [length, group, digits] = [0, 0, 0];
  for (const code of data) {
    if (code === 0x7e) break;
    if (code === 0x7a && digits === 0) {
      length += 4;
      continue;
    }
    if (code < 0x21 || code > 0x75) continue;
    group = group * 85 + code - 0x21;
    digits += 1;
    if (digits < 5) continue;
    plain.writeUInt32BE(group >>> 0, length);
    [length, group, digits] = [length + 4, 0, 0];
  }
  if (digits > 1) {
    for (let missing = digits; missing < 5; missing += 1) group = group * 85 + 84;
    plain.writeUInt32BE(group >>> 0, length);
    length += digits - 1;
  }
  return plain.subarray(0, length);
}

function runLength(data: Buffer, most: number): Buffer {
  const pieces: Buffer[] = [];
  let length = 0;
  for (let at = 0; at < data.length && data[at] !== 128; ) {
    const count = data[at] ?? 0;
    const piece = count < 128 ? data.subarray(at + 1, at + 2 + count) : Buffer.alloc(257 - count, data[at + 1] ?? 0);
    at += count < 128 ? count + 2 : 2;
    length += piece.length;
    if (length > most) throw tooComplex();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Codes have as many bits as the number of entries needs: 9 to 12. */
function codeWidth(entries: number): number {
  if (entries >= 2048) return 12;
  if (entries >= 1024) return 11;
  return entries >= 512 ? 10 : 9;
}

/** 7.4.4.2; codes grow one entry early unless the parameters say otherwise. */
function lzw(data: Buffer, most: number, parameters: PdfDictionary | null): Buffer {
  const early = parameters?.get("/EarlyChange") === 0 ? 0 : 1;
  const pieces: Buffer[] = [];
  const single = Array.from({ length: 256 }, (_, code) => Buffer.from([code]));
  const fresh = () => [...single, Buffer.alloc(0), Buffer.alloc(0)];
  let [table, width, bits, held, length] = [fresh(), 9, 0, 0, 0];
  let before: Buffer | null = null;
  for (const byte of data) {
    held = ((held << 8) | byte) & 0xffffff;
    bits += 8;
    if (bits < width) continue;
    const code = (held >> (bits - width)) & ((1 << width) - 1);
    bits -= width;
    if (code === 257) break;
    if (code === 256) {
      [table, width, before] = [fresh(), 9, null];
      continue;
    }
    const known = table[code];
    if (known === undefined && (before === null || code !== table.length)) throw damaged();
    const piece: Buffer = known ?? Buffer.concat([before ?? single[0] ?? data, (before ?? data).subarray(0, 1)]);
    if (before !== null && table.length < 4096) table.push(Buffer.concat([before, piece.subarray(0, 1)]));
    before = piece;
    length += piece.length;
    if (length > most) throw tooComplex();
    pieces.push(piece);
    width = codeWidth(table.length + early);
  }
  return withoutPredictor(Buffer.concat(pieces), parameters);
}
