import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent, refusalOf, textsOf } from "../../read-content.fixture.ts";
import { double, makeXlsb, record, rowHeader, u32, wide, type XlsbCell } from "./make-xlsb.fixture.ts";

const people: XlsbCell[][] = [
  ["Name", "Score", "Member"],
  ["Anna Müller", 12.5, true],
  ["Zoë 漢字", 3, false],
];

test("a binary workbook is read, small or large", async () => {
  for (const filler of [0, 3_000]) {
    const rows = [...people, ...Array.from({ length: filler }, (_, at) => [`Guest ${at}`, at, at % 2 === 0])];
    const { source, rows: read } = await readContent(makeXlsb([{ name: "Gäste", rows }]));
    assert.deepEqual([source.format, source.sheet, source.rowCount], ["xlsb", "Gäste", 2 + filler]);
    assert.deepEqual(
      source.columns.map(({ name }) => name),
      people[0],
    );
    assert.deepEqual(textsOf(read.slice(0, 2)), [
      ["Anna Müller", "12.5", "TRUE"],
      ["Zoë 漢字", "3", "FALSE"],
    ]);
    assert.deepEqual(textsOf(read.slice(2 + filler - 1)).flat()[0], filler === 0 ? "Zoë 漢字" : `Guest ${filler - 1}`);
  }
});

test("numbers, texts, errors and formulas in all of their forms are what Excel shows", async () => {
  const formula = Buffer.alloc(10);
  const row: XlsbCell[] = [
    { type: 2, data: u32((1_234 << 2) | 3) },
    { type: 3, data: Buffer.from([0x2a]) },
    { type: 6, data: wide("typed") },
    { type: 62, data: Buffer.concat([Buffer.from([1]), wide("rich"), u32(1, 0)]) },
    { type: 8, data: Buffer.concat([wide("formula"), formula]) },
    { type: 9, data: Buffer.concat([double(46_347), formula]), style: 1 },
    { type: 10, data: Buffer.concat([Buffer.from([1]), formula]) },
    { type: 11, data: Buffer.concat([Buffer.from([7]), formula]) },
  ];
  const names = row.map((_, at) => `Name ${at + 1}`);
  const { rows } = await readContent(makeXlsb([{ name: "A", rows: [names, row] }], ["yyyy\\-mm\\-dd"]), {
    headerRow: 1,
  });
  assert.deepEqual(textsOf(rows), [["12.34", "#N/A", "typed", "rich", "formula", "2026-11-21", "TRUE", "#DIV/0!"]]);
  // Cells without a column of their own follow the one before ([MS-XLSB] 2.4.784).
  const short = [record(17, u32(0), wide("Anna")), record(16, u32(1), double(46_347)), record(13, u32(0), u32(6))];
  const header = ["Name", "Day", "Score"].map((name, at) => record(6, u32(at, 0), wide(name)));
  const content = Buffer.concat([record(145), rowHeader(0), ...header, rowHeader(1), ...short, record(146)]);
  const shortRows = (await readContent(makeXlsb([{ name: "A", rows: [], content }], ["yyyy\\-mm\\-dd"]))).rows;
  assert.deepEqual(textsOf(shortRows), [["Anna", "2026-11-21", "1"]]);
});

test("hidden sheets and rows are left out unless asked for, and merged cells fill their rows", async () => {
  const rows: XlsbCell[][] = [
    ["Team", "Name"],
    ["Red", "Anna"],
    ["", "Ben"],
    ["Blue", "Cleo"],
  ];
  const sheets = [
    { name: "Codes", rows: people, hidden: true },
    { name: "Teams", rows, hiddenRows: [1], merged: [[1, 2, 0, 0] as [number, number, number, number]] },
  ];
  const { source, rows: read } = await readContent(makeXlsb(sheets));
  assert.deepEqual([source.sheet, source.hiddenSheets, source.hiddenRows], ["Teams", ["Codes"], 1]);
  assert.deepEqual(textsOf(read), [
    ["Red", "Ben"],
    ["Blue", "Cleo"],
  ]);
  assert.equal((await readContent(makeXlsb(sheets), { sheet: "Codes" })).source.rowCount, 2);
});

test("records after the rows are never cells", async () => {
  const names = ["Name", "City"].map((name, at) => record(6, u32(at, 0), wide(name)));
  const cells = ["Anna", "Bonn"].map((text, at) => record(6, u32(at, 0), wide(text)));
  const extension = [record(35, u32(0x10e02)), record(1, u32(0, 8), Buffer.from([0])), record(36)];
  const content = Buffer.concat([
    record(145),
    rowHeader(0),
    ...names,
    rowHeader(1),
    ...cells,
    record(146),
    ...extension,
  ]);
  assert.deepEqual(textsOf((await readContent(makeXlsb([{ name: "A", rows: [], content }]))).rows), [["Anna", "Bonn"]]);
});

test("truncated and inconsistent workbooks are refused", async () => {
  const sheet = (...records: Buffer[]) => makeXlsb([{ name: "A", rows: [], content: Buffer.concat(records) }]);
  const name = record(6, u32(0, 0), wide("Name"));
  const start = [record(145), rowHeader(0), name];
  for (const [content, code] of [
    [sheet(...start, rowHeader(1), record(6, u32(0, 0), u32(0x7fffffff))), "damaged_file"],
    [sheet(...start, rowHeader(1), record(5, u32(0))), "damaged_file"],
    [sheet(...start, rowHeader(0), name), "damaged_file"],
    [sheet(...start, rowHeader(2_000_000), name), "damaged_file"],
    [sheet(...start, rowHeader(1), record(6, u32(70_000, 0), wide("x"))), "damaged_file"],
    [sheet(...start, Buffer.from([6, 0xff, 0xff, 0x7f])), "damaged_file"],
    [sheet(...start, Buffer.from([6, 0xff, 0xff, 0xff, 0x7f])), "hostile_file"],
    [sheet(...start, rowHeader(1), record(6, u32(5_000, 0), wide("x"))), "too_many_columns"],
    [sheet(...start, Buffer.alloc(2 * 3_000_100, Buffer.from([37, 0]))), "hostile_file"],
    [sheet(...start, record(146)), "no_rows"],
  ] as const) {
    assert.equal((await refusalOf(readContent(content))).code, code);
  }
});
