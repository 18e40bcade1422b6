import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { propertyRuns } from "../property-runs.fixture.ts";
import type { SheetRow } from "../table.ts";
import { describeFormat } from "./formats/number-format.ts";
import { columnAt, readPlainCell } from "./plain-cell.ts";
import { readSheetRows } from "./sheets/sheet-rows.ts";
import { createTextStore } from "./text-store.ts";
import { workbookLocale } from "./workbook-locale.ts";

function plain(xml: string) {
  const cell = { column: 4, style: 0, type: undefined, text: "" };
  return { end: readPlainCell(xml, 0, cell), ...cell };
}

test("cells as programs write them are plain", () => {
  const written = '<c r="B2" s="12" t="s"><v>7</v></c>';
  assert.deepEqual(plain(`${written}<c>`), { end: written.length, column: 1, style: 12, type: "s", text: "7" });
  assert.deepEqual(plain('<c r="C2" s="1"/>'), { end: 17, column: 2, style: 1, type: undefined, text: "" });
  const inline = '<c t="inlineStr" r="AA2"><is><t>x y</t></is></c>';
  assert.deepEqual(plain(inline), { end: inline.length, column: 26, style: 0, type: "inlineStr", text: "x y" });
});

test("unusual or truncated cells are left to the scanner", () => {
  const written = '<c r="B2" s="1" t="inlineStr"><is><t>x</t></is></c>';
  for (let cut = 0; cut < written.length; cut++) assert.equal(plain(written.slice(0, cut)).end, -1);
  assert.equal(
    readPlainCell(' r="A1"><v>1</v></c><c r="B', 20, { column: 0, style: 0, type: undefined, text: "" }),
    -1,
  );
  const unusual = [
    "<cols>",
    '<c r="1"/>',
    '<c r="XFE1"/>',
    '<c r="A0"/>',
    '<c r="A1048577"/>',
    "<c></c>",
    "<c><v></v></c>",
    '<c s="x"/>',
    '<c t="&#115;"/>',
    "<c r='A1'/>",
    '<c cm="1"/>',
    "<c><f>A1</f><v>1</v></c>",
    "<c><v>&lt;</v></c>",
    "<c><v>1<!-- --></v></c>",
    "<c><v>1</v ></c>",
  ];
  for (const xml of unusual) assert.equal(plain(xml).end, -1, xml);
});

test("columns are counted from 0 and end at XFD", () => {
  const references = ["A1", "z9", "AA10", "XFD1", "XFE1", "ZZZZZZZZ1", "1", "", "A0", "A1B", "A1048577"];
  const columns = references.map((each) => columnAt(each, 0, each.length));
  assert.deepEqual(columns, [0, 25, 26, 16_383, -1, -1, -1, -1, -1, -1, -1]);
});

/** The rows of a sheet that arrives in chunks of this many bytes. */
async function rowsOf(xml: string, pieceBytes: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  const strings = createTextStore();
  for (const text of ["zero", "one"]) strings.add(text);
  async function* pieces() {
    const bytes = Buffer.from(xml);
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
  }
  const context = {
    strings,
    styles: [],
    general: describeFormat("General", workbookLocale("en-US", true)),
    date1904: false,
  };
  await readSheetRows(pieces(), context, { columns: 30, onBeyond: () => undefined }, (row) => {
    rows.push(row);
  });
  return rows;
}

test("a sheet reads the same with prefixed names, of which no cell is plain", async () => {
  const attributes = [
    "",
    ' r="C1"',
    ' r="B1" s="0"',
    ' t="s"',
    ' t="str" r="D1"',
    ' s="1" t="b"',
    ' t="inlineStr"',
    " s='2'",
  ];
  const contents = ["", "<v>1</v>", "<v>-2.50</v>", "<v/>", "<f>1&lt;2</f><v>1</v>", "<is><t>é_x0041_</t></is>"];
  const rich = "<is><r><t>a</t></r><rPh><t>b</t></rPh><t xml:space='preserve'> c&amp;</t></is>";
  const cell = fc
    .tuple(fc.constantFrom(...attributes), fc.constantFrom(...contents, rich, "<v>x</v>\n"))
    .map(([given, content]) => (content === "" ? `<c${given}/>` : `<c${given}>${content}</c>`));
  const rows = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 1, max: 300 }), async (sheet, pieceBytes) => {
      const data = sheet.map((cells) => `<row>${cells.join("")}</row>`).join("");
      const xml = `<worksheet><sheetData>${data}</sheetData></worksheet>`;
      const prefixed = xml.replace(/<(\/?)(?=\w)/g, "<$1x:");
      assert.deepEqual(await rowsOf(xml, pieceBytes), await rowsOf(prefixed, 1_000_000));
    }),
    { numRuns: propertyRuns(500) },
  );
});
