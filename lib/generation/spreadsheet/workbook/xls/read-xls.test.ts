import assert from "node:assert/strict";
import { test } from "node:test";
import { makeCompoundFile } from "../../../formats/make-compound-file.fixture.ts";
import { readContent, refusalOf, textsOf } from "../../read-content.fixture.ts";
import { encryptedStreams } from "./encrypted-streams.fixture.ts";
import { double, makeXls, makeXlsStream, record, u16, u32, unicode, type XlsCell } from "./make-xls.fixture.ts";

const header = ["Name", "Score", "Day"];
const people: XlsCell[][] = [header, ["Anna Müller", 12.5, "Monday"], ["Zoë 漢字", 3, "Friday"]];

/** The data rows below a header that names as many columns. */
async function cellsOf(rows: XlsCell[][], options = {}) {
  const names = rows[0]?.map((_, at) => `Name ${at + 1}`) ?? [];
  return textsOf((await readContent(makeXls([{ name: "A", rows: [names, ...rows] }], options), { headerRow: 1 })).rows);
}

/** A formula with the given result. */
const formula = (result: Buffer, after: Buffer[] = []) => ({
  type: 6,
  data: Buffer.concat([result, u16(0), u32(0), u16(0)]),
  after,
});
const gave = (kind: number, value = 0) => Buffer.from([kind, 0, value, 0, 0, 0, 0xff, 0xff]);

test("a workbook of Excel 97 is read, small or large, with texts of any script", async () => {
  for (const filler of [0, 500]) {
    const rows = [...people, ...Array.from({ length: filler }, (_, at) => [`Guest ${at}`, at, "Sunday"])];
    const { source, rows: read } = await readContent(makeXls([{ name: "Gäste", rows }]));
    assert.deepEqual([source.format, source.sheet, source.sheets], ["xls", "Gäste", ["Gäste"]]);
    assert.deepEqual(
      source.columns.map(({ name }) => name),
      header,
    );
    assert.deepEqual(textsOf(read.slice(0, 2)), [
      ["Anna Müller", "12.5", "Monday"],
      ["Zoë 漢字", "3", "Friday"],
    ]);
    assert.equal(source.rowCount, 2 + filler);
  }
});

test("a workbook of Excel 5 is read in its code page, also without a compound file around it", async () => {
  const rows: XlsCell[][] = [header, ["Борис", 1, "Суббота"]];
  const options = { version: 5, codePage: 1251 } as const;
  for (const content of [
    makeXls([{ name: "Лист", rows }], options),
    makeXlsStream([{ name: "Лист", rows }], options),
  ]) {
    const { source, rows: read } = await readContent(content);
    assert.deepEqual([source.sheet, textsOf(read)], ["Лист", [["Борис", "1", "Суббота"]]]);
  }
});

test("numbers in all of their forms, booleans and errors are what Excel shows", async () => {
  const rk = (bits: number) => ({ type: 0x27e, data: u32(bits >>> 0) });
  const row: XlsCell[] = [rk((1_234 << 2) | 2), rk((1_234 << 2) | 3), rk((-5 << 2) | 2), rk(0x3ff00000), 1e21, true];
  assert.deepEqual(await cellsOf([row]), [["1234", "12.34", "-5", "1", "1E+21", "TRUE"]]);
  const error = { type: 0x205, data: Buffer.from([0x2a, 1]) };
  assert.deepEqual(await cellsOf([[error, 0.1 + 0.2, false, "x"]]), [["#N/A", "0.3", "FALSE", "x"]]);
});

test("several numbers in one record are as many cells", async () => {
  const several = record(0xbd, u16(1, 1), u16(0), u32(6), u16(1), u32((46_347 << 2) | 2), u16(2));
  const rows: XlsCell[][] = [["a", { type: 0x201, data: Buffer.alloc(0), after: [several] }, "", "d"]];
  assert.deepEqual(await cellsOf(rows), [["a", "1", "11/21/2026", "d"]]);
});

test("a formula shows its stored result", async () => {
  const text = record(0x207, unicode("Zoë"));
  const shared = record(0x4bc, Buffer.alloc(10));
  const row = [formula(double(2.5)), formula(gave(0), [shared, text]), formula(gave(1, 1)), formula(gave(2, 7))];
  assert.deepEqual(await cellsOf([[...row, formula(gave(3)), "end"]]), [["2.5", "Zoë", "TRUE", "#DIV/0!", "", "end"]]);
});

test("dates follow the number format, the regional settings and the workbook's first day", async () => {
  const day = (format: number): XlsCell => ({ type: 0x203, format, data: double(46_347) });
  const formats = ["yyyy\\-mm\\-dd", "#,##0.00"];
  assert.deepEqual(await cellsOf([[day(1), day(2), day(3)]], { formats }), [["11/21/2026", "2026-11-21", "46,347.00"]]);
  assert.deepEqual(await cellsOf([[day(1), day(2), day(3)]], { formats, country: 49 }), [
    ["21.11.2026", "2026-11-21", "46.347,00"],
  ]);
  assert.deepEqual(await cellsOf([[day(2)]], { formats, date1904: true }), [["2030-11-22"]]);
  const { rows } = await readContent(makeXls([{ name: "A", rows: [["Day"], [day(2)]] }], { formats }));
  assert.deepEqual(rows[0]?.cells[0], { kind: "date", value: "2026-11-21", text: "2026-11-21" });
});

test("shared texts go on in further records, in other widths, and may have formatting and readings", async () => {
  const texts = (all: string[]) => {
    const plain = all.map((text) => unicode(text));
    const rich = Buffer.concat([u16(4), Buffer.from([8 | 4]), u16(1), u32(3), Buffer.from("Rich"), Buffer.alloc(7)]);
    const cut = Buffer.concat([u16(8), Buffer.from([0]), Buffer.from("half ")]);
    const rest = Buffer.concat([Buffer.from([1]), Buffer.from("漢字é", "utf16le")]);
    const first = record(0xfc, u32(9), u32(all.length), ...plain.slice(0, -3), rich, cut);
    return [first, record(0x3c, rest), record(0x3c, plain.at(-1) ?? Buffer.alloc(0))];
  };
  assert.deepEqual(await cellsOf([["a", "b", "", "z"]], { texts }), [["Rich", "half 漢字é", "", "z"]]);
});

test("hidden sheets and rows are left out unless they are asked for", async () => {
  const rows: XlsCell[][] = [header, ["Anna", 1, "x"], ["Ben", 2, "y"], ["Cem", 3, "z"]];
  const content = makeXls([
    { name: "Old", rows, state: 1 },
    { name: "Older", rows, state: 2 },
    { name: "Guests", rows, hiddenRows: [2] },
  ]);
  const { source, rows: read } = await readContent(content);
  assert.deepEqual([source.sheet, source.hiddenSheets, source.hiddenRows], ["Guests", ["Old", "Older"], 1]);
  assert.deepEqual(
    textsOf(read).map(([name]) => name),
    ["Anna", "Cem"],
  );
  assert.equal((await readContent(content, { hiddenRows: true })).rows.length, 3);
  assert.equal((await readContent(content, { sheet: "Older" })).source.rowCount, 3);
});

test("rows are passed on in order, however they were written", async () => {
  const rows = [header, ...Array.from({ length: 50 }, (_, at): XlsCell[] => [`Guest ${at}`, at, "x"])];
  const { rows: read, source } = await readContent(makeXls([{ name: "A", rows, isReversed: true }]));
  assert.deepEqual(
    textsOf(read).map(([name]) => name),
    rows.slice(1).map(([name]) => name),
  );
  assert.equal(source.headerRow, 1);
});

test("a workbook with Excel's default password is read", async () => {
  for (const [cipher, stream] of Object.entries(encryptedStreams)) {
    const content = makeCompoundFile({ Workbook: Buffer.from(stream, "base64") });
    const { source, rows } = await readContent(content);
    assert.deepEqual([source.sheet, source.rowCount], ["Gäste", 27], cipher);
    assert.deepEqual(textsOf(rows.slice(0, 2)), [
      ["Anna Müller", "Painting", "97.25"],
      ["Zoë Long", "Drawing", "88"],
    ]);
    assert.deepEqual(textsOf(rows.slice(26)), [["Guest 24", "Course 24", "24"]]);
  }
});

test("a workbook with a password is refused, asking for one without", async () => {
  const globals = [record(0x2f, u16(1, 1, 1))];
  assert.equal(
    (await refusalOf(readContent(makeXls([{ name: "A", rows: people }], { globals })))).code,
    "password_protected",
  );
});

test("a workbook within another document is not that document's table", async () => {
  const refusal = await refusalOf(readContent(makeCompoundFile({ WordDocument: Buffer.alloc(5_000) })));
  assert.match(refusal.message, /This is a Word document/);
});
