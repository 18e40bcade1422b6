import { makeCompoundFile } from "../../formats/make-compound-file.fixture.ts";
import {
  double,
  makeXls,
  makeXlsStream,
  record,
  u16,
  u32,
  unicode,
  type XlsCell,
} from "../workbook/xls/make-xls.fixture.ts";
import { type HostileCase, longText } from "./hostile-case.fixture.ts";

const header = ["Name", "Score"];
const rows: XlsCell[][] = [header, ...Array.from({ length: 200 }, (_, at) => [`Anna ${at}`, at])];
const sheets = [{ name: "A", rows }];
const stream = makeXlsStream(sheets);

/** The file with other sectors in its allocation table. */
function relinked(link: (sector: number, sectors: number) => number | undefined): Buffer {
  return makeCompoundFile({ Workbook: stream }, ({ table }) => {
    const sectors = table.length / 4;
    for (let at = 0; at < sectors; at++)
      table.writeUInt32LE((link(at, sectors) ?? table.readUInt32LE(at * 4)) >>> 0, at * 4);
  });
}

function withHeader(changed: [at: number, value: number][]): Buffer {
  return makeCompoundFile({ Workbook: stream }, ({ header: bytes }) => {
    for (const [at, value] of changed) bytes.writeUInt32LE(value, at);
  });
}

/** A sheet of these records, below a header. */
function sheetOf(records: Buffer[], texts?: (texts: string[]) => Buffer[]): Buffer {
  const first: XlsCell = { type: 0x201, data: Buffer.alloc(0), after: records };
  return makeXls([{ name: "A", rows: [header, [first]] }], texts === undefined ? {} : { texts });
}

function repeated(piece: Buffer, times: number): Buffer {
  return Buffer.alloc(piece.length * times, piece);
}

/** Many cells that refer to one text. */
function repeatedText(characters: number, cells: number): Buffer {
  const pieces = Array.from({ length: cells }, (_, at) =>
    record(0xfd, u16(2 + Math.floor(at / 100), at % 100, 0), u32(0)),
  );
  return sheetOf([Buffer.concat(pieces)], () => [
    record(
      0xfc,
      u32(3),
      u32(3),
      u16(characters),
      Buffer.from([0]),
      Buffer.from(longText(characters).slice(0, Math.min(8_000, characters))),
    ),
    ...Array.from({ length: Math.ceil((characters - 8_000) / 8_000) }, (_, at) =>
      record(0x3c, Buffer.from([0]), Buffer.alloc(Math.min(8_000, characters - 8_000 * (at + 1)), "y")),
    ),
    record(0x3c, unicode("Name"), unicode("Score")),
  ]);
}

/** Workbooks of Excel 5 to 2003 made to crash, stall or deceive a reader. */
export const hostileXls: HostileCase[] = [
  { name: "a whole .xls", content: () => makeXls(sheets), outcome: "read" },
  {
    name: "a chain of sectors that loops",
    content: () => relinked((at) => (at === 5 ? 2 : undefined)),
    outcome: "damaged_file",
  },
  { name: "sectors that all point to themselves", content: () => relinked((at) => at), outcome: "damaged_file" },
  { name: "sectors beyond the end", content: () => relinked((at) => at + 1_000_000), outcome: "damaged_file" },
  { name: "a list of table sectors that loops", content: () => withHeader([[68, 3]]), outcome: "damaged_file" },
  { name: "a directory of the workbook's own sectors", content: () => withHeader([[48, 0]]), outcome: "damaged_file" },
  { name: "sectors of no size", content: () => withHeader([[30, 0]]), outcome: "damaged_file" },
  {
    name: "a directory that is its own tree",
    content: () =>
      makeCompoundFile({ Workbook: stream, Other: stream }, ({ directory }) => {
        for (const at of [128, 256]) directory.writeUInt32LE(1, at + 72);
      }),
    outcome: "read",
  },
  {
    name: "a stream of 4 GB",
    content: () =>
      makeCompoundFile({ Workbook: stream }, ({ directory }) => directory.writeUInt32LE(0xffffffff, 128 + 120)),
    outcome: "read",
  },
  {
    name: "2 billion shared texts",
    content: () =>
      makeXls(sheets, {
        texts: (texts) => [record(0xfc, u32(9), u32(2 ** 31), ...texts.map((text) => unicode(text)))],
      }),
    outcome: "read",
  },
  {
    name: "a shared text of 65,535 characters that is not there",
    content: () => makeXls(sheets, { texts: () => [record(0xfc, u32(1), u32(1), u16(65_535), Buffer.from([0]))] }),
    outcome: "damaged_file",
  },
  {
    name: "4 GB of readings after a text",
    content: () =>
      makeXls(sheets, {
        texts: () => [record(0xfc, u32(1), u32(1), u16(1), Buffer.from([4]), u32(0xffffffff), Buffer.from("x"))],
      }),
    outcome: "damaged_file",
  },
  {
    name: "cells of texts that are not there",
    content: () => makeXls(sheets, { texts: () => [] }),
    outcome: "damaged_file",
  },
  { name: "a cell that is cut", content: () => sheetOf([record(0x203, u16(2, 0, 0))]), outcome: "damaged_file" },
  {
    name: "a cell of no bytes at the end",
    content: () => Buffer.concat([makeXlsStream(sheets).subarray(0, -4), record(0x203)]),
    outcome: "damaged_file",
  },
  {
    name: "a cell in column 65,536",
    content: () => sheetOf([record(0x203, u16(2, 65_535, 0), double(1))]),
    outcome: "too_many_columns",
  },
  {
    name: "charts in charts",
    content: () => sheetOf([repeated(record(0x809, u16(0x600, 0x20, 0, 0)), 1_000_000)]),
    outcome: "damaged_file",
  },
  { name: "a sheet that does not end", content: () => makeXlsStream(sheets).subarray(0, -4), outcome: "damaged_file" },
  {
    name: "2,000 sheets that are one of 8 MB",
    content: () => {
      const whole = makeXlsStream([
        {
          name: "A",
          rows: [
            header,
            [{ type: 0x201, data: Buffer.alloc(0), after: [repeated(record(0x201, u16(1, 1, 0)), 800_000)] }],
          ],
        },
      ]);
      const at = whole.indexOf(record(0x85).subarray(0, 2));
      const sheet = whole.subarray(at, at + 4 + whole.readUInt16LE(at + 2));
      const more = Array.from({ length: 1_999 }, () => sheet);
      const moved = Buffer.concat([whole.subarray(0, at), ...more, whole.subarray(at)]);
      for (let each = 0; each < 2_000; each++) {
        const place = at + each * sheet.length + 4;
        moved.writeUInt32LE(moved.readUInt32LE(place) + 1_999 * sheet.length, place);
      }
      return makeCompoundFile({ Workbook: moved });
    },
    outcome: "hostile_file",
  },
  {
    name: "4 million empty cells",
    content: () => sheetOf([repeated(record(0x201, u16(2, 1, 0)), 4_000_000)]),
    outcome: "no_rows",
  },
  {
    name: "3 million cells in one place",
    content: () => sheetOf([repeated(record(0x203, u16(2, 1, 0), double(1.5)), 2_700_000)]),
    outcome: "damaged_file",
  },
  {
    name: "a million rows back and forth",
    content: () =>
      sheetOf(
        Array.from({ length: 1_000_000 }, (_, at) =>
          record(0x203, u16(2 + ((at * 7_919) % 60_000), at % 50, 0), double(at)),
        ),
      ),
    outcome: "damaged_file",
  },
  {
    name: "a text of 2,000 characters in 3 million cells",
    content: () => repeatedText(2_000, 3_000_000),
    outcome: "too_large",
  },
  {
    name: "a text of 32,000 characters in a million cells",
    content: () => repeatedText(32_000, 1_000_000),
    outcome: "too_large",
  },
  {
    name: "a million formats",
    content: () => makeXls(sheets, { globals: [repeated(record(0xe0, u16(0, 14), Buffer.alloc(16)), 1_000_000)] }),
    outcome: "hostile_file",
  },
  {
    name: "100,000 sheets",
    content: () =>
      makeXls(sheets, { globals: [repeated(record(0x85, u32(0), Buffer.from([0, 0]), unicode("A", 1)), 100_000)] }),
    outcome: "hostile_file",
  },
];
