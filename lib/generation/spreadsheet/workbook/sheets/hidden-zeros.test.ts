import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent, textsOf } from "../../read-content.fixture.ts";
import { makeZip, sheetXml, workbookEntries } from "../make-workbook.fixture.ts";
import { double, makeXls, u16, record as xlsRecord } from "../xls/make-xls.fixture.ts";
import { record as binaryRecord, makeXlsb, rowHeader, u32, wide } from "../xlsb/make-xlsb.fixture.ts";

const shown: [name: string, amount: number][] = [
  ["Anna", 12.5],
  ["Ben", 0],
  ["Cleo", 3],
];

function xlsx(view: string): Buffer {
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const rows = shown.map(([name, amount]) => `<row>${text(name)}<c><v>${amount}</v></c></row>`);
  const below = "<row><c/><c><f>B5*2</f><v>0</v></c></row>".repeat(3);
  const xml = sheetXml(`<row>${text("Name")}${text("Amount")}</row>${rows.join("")}${below}`);
  const views = `<sheetViews><sheetView ${view} workbookViewId="0"/></sheetViews><sheetData>`;
  return makeZip(workbookEntries({ sheets: [{ name: "a", xml: xml.replace("<sheetData>", views) }] }));
}

function xls(flags: number): Buffer {
  const window = xlsRecord(0x23e, u16(flags, 0, 0, 0, 0));
  const last = { type: 0x203, data: double(0), after: [window] };
  return makeXls([{ name: "a", rows: [["Name", "Amount"], ...shown, ["", 0], ["", 0], ["", last]] }]);
}

function xlsb(flags: number): Buffer {
  const text = (value: string) => binaryRecord(6, u32(0, 0), wide(value));
  const amount = (value: number) => {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleLE(value);
    return binaryRecord(5, u32(1, 0), bytes);
  };
  const rows = shown.flatMap(([name, value], at) => [rowHeader(at + 1), text(name), amount(value)]);
  const below = [4, 5, 6].flatMap((row) => [rowHeader(row), amount(0)]);
  const header = [rowHeader(0), text("Name"), binaryRecord(6, u32(1, 0), wide("Amount"))];
  const view = binaryRecord(137, Buffer.from([flags & 255, flags >> 8]), Buffer.alloc(28));
  const content = [view, binaryRecord(145), ...header, ...rows, ...below, binaryRecord(146)];
  return makeXlsb([{ name: "a", rows: [], content: Buffer.concat(content) }]);
}

const [zeros, noZeros] = [0x3dc, 0x3cc];

test("a sheet that shows no zeros has none, and no rows of nothing but zeros", async () => {
  for (const workbook of [xlsx('showZeros="0"'), xls(noZeros), xlsb(noZeros)]) {
    const { source, rows } = await readContent(workbook);
    assert.deepEqual([source.format, ...textsOf(rows)], [source.format, ["Anna", "12.5"], ["Ben", ""], ["Cleo", "3"]]);
  }
});

test("a sheet that shows zeros has them", async () => {
  for (const workbook of [xlsx(""), xlsx('showZeros="1"'), xls(zeros), xlsb(zeros)]) {
    const { source, rows } = await readContent(workbook, { wholeSheet: true });
    assert.deepEqual(
      [source.format, ...textsOf(rows).slice(1, 4)],
      [source.format, ["Ben", "0"], ["Cleo", "3"], ["", "0"]],
    );
  }
});
