import { makeZip } from "../make-workbook.fixture.ts";

/** For tests only: builds binary workbooks ([MS-XLSB]), valid and invalid, record by record. */

/** A cell: a text, a number or a boolean as it is, or a record of its own, after its place and style. */
export type XlsbCell = string | number | boolean | { type: number; data: Buffer; style?: number };

export interface XlsbSheet {
  name: string;
  rows: XlsbCell[][];
  hidden?: boolean;
  hiddenRows?: number[];
  /** The first and last of each run, from 0. */
  hiddenColumns?: [number, number][];
  /** The first and last row and the first and last column of merged cells, from 0. */
  merged?: [number, number, number, number][];
  /** Instead of all records of the sheet. */
  content?: Buffer;
}

/** A record: its type and length in seven bits a byte, then its data. */
export function record(type: number, ...pieces: Buffer[]): Buffer {
  const data = Buffer.concat(pieces);
  const head = type < 128 ? [type] : [(type & 127) | 128, type >> 7];
  let left = data.length;
  do {
    head.push((left & 127) | (left > 127 ? 128 : 0));
    left >>= 7;
  } while (left > 0);
  return Buffer.concat([Buffer.from(head), data]);
}

export function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, at * 4);
  return bytes;
}

export function wide(text: string): Buffer {
  return Buffer.concat([u32(text.length), Buffer.from(text, "utf16le")]);
}

export function double(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
}

export const rowHeader = (row: number, isHidden = false) =>
  record(0, u32(row, 0), Buffer.from([0, 0, 0, isHidden ? 0x10 : 0, 0]), u32(0));

function cellRecord(cell: XlsbCell, column: number, texts: string[]): Buffer {
  if (cell === "") return Buffer.alloc(0);
  const place = u32(column, typeof cell === "object" ? (cell.style ?? 0) : 0);
  if (typeof cell === "number") return record(5, place, double(cell));
  if (typeof cell === "boolean") return record(4, place, Buffer.from([cell ? 1 : 0]));
  if (typeof cell === "object") return record(cell.type, place, cell.data);
  return record(7, place, u32(texts.push(cell) - 1));
}

function sheetPart(
  { rows, hiddenRows = [], hiddenColumns = [], merged = [], content }: XlsbSheet,
  texts: string[],
): Buffer {
  if (content !== undefined) return content;
  const lines = rows.flatMap((cells, row) => [
    rowHeader(row, hiddenRows.includes(row)),
    ...cells.map((cell, column) => cellRecord(cell, column, texts)),
  ]);
  const columns = hiddenColumns.map((run) => record(60, u32(...run, 0, 0), Buffer.from([1, 0])));
  const ranges = merged.map((range) => record(176, u32(...range)));
  return Buffer.concat([record(129), ...columns, record(145), ...lines, record(146), ...ranges, record(130)]);
}

const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

function relationships(targets: [type: string, target: string][]): string {
  const listed = targets.map(
    ([type, target], at) => `<Relationship Id="r${at}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `<Relationships>${listed.join("")}</Relationships>`;
}

/** A workbook as a file; its cell styles are General and these formats. */
export function makeXlsb(sheets: XlsbSheet[], formats: string[] = []): Buffer {
  const texts: string[] = [];
  const parts = sheets.map((sheet) => sheetPart(sheet, texts));
  const listed = sheets.map(({ name, hidden }, at) =>
    record(156, u32(hidden ? 1 : 0, at + 1), wide(`r${at}`), wide(name)),
  );
  const codes = formats.map((code, at) => record(44, Buffer.from([164 + at, 0]), wide(code)));
  const xf = (format: number) => record(47, Buffer.from([0, 0, format, 0, 0, 0, 0, 0]), Buffer.alloc(8));
  const targets = sheets.map((_, at): [string, string] => ["worksheet", `worksheets/sheet${at}.bin`]);
  const files: [string, Buffer | string][] = [
    ["[Content_Types].xml", "<Types/>"],
    ["_rels/.rels", relationships([["officeDocument", "xl/workbook.bin"]])],
    ["xl/workbook.bin", Buffer.concat([record(131), ...listed, record(132)])],
    [
      "xl/_rels/workbook.bin.rels",
      relationships([...targets, ["styles", "styles.bin"], ["sharedStrings", "sharedStrings.bin"]]),
    ],
    [
      "xl/styles.bin",
      Buffer.concat([...codes, record(617), xf(0), ...formats.map((_, at) => xf(164 + at)), record(618)]),
    ],
    ["xl/sharedStrings.bin", Buffer.concat(texts.map((text) => record(19, Buffer.from([0]), wide(text))))],
    ...parts.map((data, at): [string, Buffer] => [`xl/worksheets/sheet${at}.bin`, data]),
  ];
  return makeZip(files.map(([name, data]) => ({ name, data, deflate: true })));
}
