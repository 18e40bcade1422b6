import iconv from "iconv-lite";
import { makeCompoundFile } from "../../../formats/make-compound-file.fixture.ts";

/** For tests only: builds workbooks of Excel 5 to 2003 ([MS-XLS]), valid and invalid, record by record. */

/** A cell: a text, number or boolean as it is, or a record of its own. */
export type XlsCell = string | number | boolean | { format?: number; type: number; data: Buffer; after?: Buffer[] };

export interface XlsSheetContent {
  name: string;
  rows: XlsCell[][];
  /** 1 for hidden, 2 for very hidden. */
  state?: number;
  hiddenRows?: number[];
  /** The first and last of each run, from 0. */
  hiddenColumns?: [number, number][];
  /** The first and last row and the first and last column of merged cells, from 0. */
  merged?: [number, number, number, number][];
  /** Writes the last row first. */
  isReversed?: boolean;
}

export interface XlsOptions {
  version?: 5 | 8;
  codePage?: number;
  country?: number;
  date1904?: boolean;
  /** Format codes, from id 164 on; the cell formats are General, then 14 (the short date), then these. */
  formats?: string[];
  /** Records before the sheets. */
  globals?: Buffer[];
  /** Instead of the list of texts: its records. */
  texts?: (texts: string[]) => Buffer[];
}

const encodings: Record<number, string> = { 1251: "cp1251", 1252: "cp1252", 10000: "macroman" };

export function record(type: number, ...data: Buffer[]): Buffer {
  const body = Buffer.concat(data);
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(body.length, 2);
  return Buffer.concat([head, body]);
}

export function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, at) => {
    bytes.writeUInt16LE(value, at * 2);
  });
  return bytes;
}

export function u32(value: number): Buffer {
  return u16(value & 0xffff, value >>> 16);
}

export function double(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
}

/** A BIFF8 text with its length in one or two bytes: in Latin-1 if it can be. */
export function unicode(text: string, lengthBytes: 1 | 2 = 2): Buffer {
  const isWide = /[^\0-\xff]/.test(text);
  const length = Buffer.from([text.length & 0xff, text.length >> 8]).subarray(0, lengthBytes);
  return Buffer.concat([length, Buffer.from([isWide ? 1 : 0]), Buffer.from(text, isWide ? "utf16le" : "latin1")]);
}

function begin(version: 5 | 8, kind: number): Buffer {
  const bytes = u16(version === 8 ? 0x600 : 0x500, kind, 0, 0);
  return record(0x809, bytes, ...(version === 8 ? [Buffer.alloc(8)] : []));
}

const ending = record(0x0a);

function textOf(text: string, lengthBytes: 1 | 2, { version = 8, codePage = 1252 }: XlsOptions): Buffer {
  if (version === 8) return unicode(text, lengthBytes);
  const bytes = iconv.encode(text, encodings[codePage] ?? "cp1252");
  return Buffer.concat([Buffer.from([bytes.length & 0xff, bytes.length >> 8]).subarray(0, lengthBytes), bytes]);
}

function sheetStream(sheet: XlsSheetContent, options: XlsOptions, texts: string[]): Buffer {
  const cellRecords = (cells: XlsCell[], row: number) =>
    cells.flatMap((cell, column) => {
      const place = u16(row, column, typeof cell === "object" ? (cell.format ?? 0) : 0);
      if (typeof cell === "number") return record(0x203, place, double(cell));
      if (typeof cell === "boolean") return record(0x205, place, Buffer.from([cell ? 1 : 0, 0]));
      if (typeof cell === "object") return [record(cell.type, place, cell.data), ...(cell.after ?? [])];
      if (cell === "") return [];
      if (options.version === 5) return record(0x204, place, textOf(cell, 2, options));
      return record(0xfd, place, u32(texts.push(cell) - 1));
    });
  const hidden = (sheet.hiddenRows ?? []).map((row) => record(0x208, u16(row, 0, 9, 255, 0, 0, 0x20, 0)));
  const columns = (sheet.hiddenColumns ?? []).map((run) => record(0x7d, u16(...run, 0, 0, 1, 0)));
  const merged = record(0xe5, u16(sheet.merged?.length ?? 0, ...(sheet.merged ?? []).flat()));
  const rows = sheet.rows.map(cellRecords);
  const ordered = sheet.isReversed ? rows.toReversed() : rows;
  return Buffer.concat([begin(options.version ?? 8, 0x10), ...columns, ...ordered.flat(), ...hidden, merged, ending]);
}

const sharedTexts = (texts: string[]) => [
  record(0xfc, u32(texts.length), u32(texts.length), ...texts.map((text) => unicode(text))),
];

/** The workbook's stream. */
export function makeXlsStream(sheets: XlsSheetContent[], options: XlsOptions = {}): Buffer {
  const { version = 8, codePage, country, date1904 = false, formats = [] } = options;
  const texts: string[] = [];
  const streams = sheets.map((sheet) => sheetStream(sheet, options, texts));
  const xf = (format: number) => record(0xe0, u16(0, format), Buffer.alloc(version === 8 ? 16 : 12));
  const before = [
    begin(version, 5),
    ...(codePage === undefined ? [] : [record(0x42, u16(codePage))]),
    ...(country === undefined ? [] : [record(0x8c, u16(1, country))]),
    record(0x22, u16(date1904 ? 1 : 0)),
    ...formats.map((code, at) => record(0x41e, u16(164 + at), textOf(code, version === 8 ? 2 : 1, options))),
    ...[0, 14, ...formats.keys().map((at) => 164 + at)].map(xf),
    ...(options.globals ?? []),
  ];
  const after = [...(version === 8 ? (options.texts ?? sharedTexts)(texts) : []), ending];
  const listed = (offsets: number[]) =>
    sheets.map(({ name, state = 0 }, at) =>
      record(0x85, u32(offsets[at] ?? 0), Buffer.from([state, 0]), textOf(name, 1, options)),
    );
  const bytes = (pieces: Buffer[]) => pieces.reduce((sum, { length }) => sum + length, 0);
  let offset = bytes([...before, ...listed([]), ...after]);
  const offsets = streams.map(({ length }) => {
    offset += length;
    return offset - length;
  });
  return Buffer.concat([...before, ...listed(offsets), ...after, ...streams]);
}

/** A workbook as a file. */
export function makeXls(sheets: XlsSheetContent[], options: XlsOptions = {}): Buffer {
  return makeCompoundFile({ [options.version === 5 ? "Book" : "Workbook"]: makeXlsStream(sheets, options) });
}
