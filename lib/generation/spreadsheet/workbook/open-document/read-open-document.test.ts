import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent, refusalOf, textsOf } from "../../read-content.fixture.ts";
import { makeZip } from "../make-workbook.fixture.ts";

const mimetype = "application/vnd.oasis.opendocument.spreadsheet";

function openDocument(tables: string, styles = ""): Buffer {
  const data = `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`;
  return makeZip([
    { name: "mimetype", data: mimetype },
    { name: "content.xml", data, deflate: true },
  ]);
}

const row = (cells: string, more = "") => `<table:table-row${more}>${cells}</table:table-row>`;
const cell = (text: string, more = "") => `<table:table-cell${more}><text:p>${text}</text:p></table:table-cell>`;
const table = (name: string, rows: string, more = "") =>
  `<table:table table:name="${name}"${more}>${rows}</table:table>`;
const header = row(["Name", "Amount", "Day", "At"].map((name) => cell(name)).join(""));

test("an OpenDocument sheet gives the texts that its program showed, with their values", async () => {
  const anna = [
    cell('Anna<text:s text:c="2"/>B.', ' office:value-type="string"'),
    cell("1.234,50 €", ' office:value-type="currency" office:value="1234.5"'),
    cell("21.11.2026", ' office:value-type="date" office:date-value="2026-11-21"'),
    cell("09:30", ' office:value-type="time" office:time-value="PT09H30M00S"'),
  ].join("");
  const { source, rows } = await readContent(openDocument(table("Guests", header + row(anna))));
  assert.deepEqual([source.sheet, source.sheets, source.headerRow], ["Guests", ["Guests"], 1]);
  assert.deepEqual(rows[0]?.cells, [
    "Anna  B.",
    { kind: "number", value: 1234.5, text: "1.234,50 €" },
    { kind: "date", value: "2026-11-21", text: "21.11.2026" },
    { kind: "date", value: "09:30:00", text: "09:30" },
  ]);
});

test("a date with the month first, as of American settings, keeps how it was written", async () => {
  const shown = ["03/06/05", "3/6/2005 2:24 PM", "06/03/2005", "2005-03-06", "Mar 6, 2005", "2005"];
  const days = shown.map((text) => cell(text, ' office:value-type="date" office:date-value="2005-03-06T14:24:00"'));
  const { rows } = await readContent(
    openDocument(table("Days", row(shown.map((_, at) => cell(`n${at}`)).join("")) + row(days.join("")))),
  );
  const formats = rows[0]?.cells.map((day) => (typeof day === "object" && day.kind === "date" ? day.format : day));
  assert.deepEqual(formats, ["mm/dd/yy", "m/d/yyyy h:mm AM/PM", undefined, undefined, undefined, undefined]);
});

test("a date of an OpenDocument sheet is no more than what its text shows", async () => {
  const shown: [value: string, text: string, expected: string][] = [
    ["2026-11-21", "21.11.2026", "2026-11-21"],
    ["2026-11-21", "11/21/26", "2026-11-21"],
    ["2026-11-21", "Samstag, 21. November 2026", "2026-11-21"],
    ["2026-10-21", "21. listopada 2026.", "2026-10-21"],
    ["2034-11-21", "21.11.34", "2034-11-21"],
    ["2026-11-21", "令和8年11月21日", "2026-11-21"],
    ["2026-11-21T14:05:00", "21.11.2026 14:05", "2026-11-21T14:05:00"],
    ["2026-11-21T14:05:00", "21.11.2026", "2026-11-21"],
    ["2026-11-21T14:05:00", "14:05", "14:05:00"],
    ["2026-11-01", "November 2026", "2026-11"],
    ["2026-11-01", "2026-11", "2026-11"],
    ["2026-11-01", "2026", "2026"],
    ["2026-11-26", "Nov 26", "a text"],
    ["2026-10-01", "Q4 2026", "a text"],
    ["2026-11-21", "21. Nov", "a text"],
    ["2026-11-21", "Saturday", "a text"],
  ];
  const days = shown.map(([value, text]) => cell(text, ` office:value-type="date" office:date-value="${value}"`));
  const content = openDocument(table("Days", row(cell("Day")) + days.map((day) => row(day)).join("")));
  const { rows } = await readContent(content, { headerRow: 1 });
  const values = rows.map(({ cells: [day = ""] }) =>
    typeof day === "object" && day.kind === "date" ? day.value : "a text",
  );
  assert.deepEqual(
    shown.map(([, text], at) => [text, values[at]]),
    shown.map(([, text, expected]) => [text, expected]),
  );
});

test("repeated rows and cells are counted, comments and hidden rows and sheets left out", async () => {
  const comment = "<office:annotation><text:p>Hush</text:p></office:annotation>";
  const rows = [
    header,
    row('<table:table-cell table:number-columns-repeated="1024"/>', ' table:number-rows-repeated="3"'),
    row(`<table:table-cell>${comment}<text:p>Bob</text:p><text:p>Lee</text:p></table:table-cell>`),
    row(cell("x", ' table:number-columns-repeated="2"'), ' table:number-rows-repeated="2"'),
    row(cell("hidden"), ' table:visibility="filter"'),
    row('<table:table-cell table:number-columns-repeated="16384"/>', ' table:number-rows-repeated="1048000"'),
  ].join("");
  const style = '<style:style style:name="h"><style:table-properties table:display="false"/></style:style>';
  const secret = table("Secret", header + row(cell("Eve")), ' table:style-name="h"');
  const content = openDocument(secret + table("Shown", rows), style);
  const read = await readContent(content);
  assert.deepEqual([read.source.sheet, read.source.sheets], ["Shown", ["Secret", "Shown"]]);
  assert.deepEqual([read.source.hiddenSheets, read.source.hiddenRows], [["Secret"], 1]);
  assert.deepEqual(
    read.rows.map(({ sheetRow }) => sheetRow),
    [5, 6, 7],
  );
  assert.deepEqual(textsOf(read.rows), [
    ["Bob\nLee", "", "", ""],
    ["x", "x", "", ""],
    ["x", "x", "", ""],
  ]);
  assert.deepEqual(textsOf((await readContent(content, { sheet: "Secret" })).rows), [["Eve", "", "", ""]]);
  assert.equal((await readContent(content, { hiddenRows: true })).rows.at(-1)?.cells[0], "hidden");
});

test("columns that the sheet hides are known, and those of another sheet don't count", async () => {
  const column = (more = "") => `<table:table-column${more}/>`;
  const hide = ' table:visibility="collapse"';
  const columns = column() + column(`${hide} table:number-columns-repeated="2"`) + column();
  const rows = columns + row(["Name", "Secret", "Note", "Maths"].map((name) => cell(name)).join("")) + row(cell("Eve"));
  const other = table("Other", column(hide) + row(cell("x")));
  const { source } = await readContent(openDocument(table("A", rows) + other), { sheet: "A" });
  assert.deepEqual(
    source.columns.filter(({ hidden }) => hidden).map(({ name }) => name),
    ["Secret", "Note"],
  );
});

test("covered cells and those hidden by their format are not shown, and long numbers keep their digits", async () => {
  const cells = [
    cell("Typing", ' table:number-rows-spanned="2" table:number-columns-spanned="2"'),
    "<table:covered-table-cell><text:p>behind</text:p></table:covered-table-cell>",
    '<table:table-cell office:value-type="float" office:value="5"><text:p/></table:table-cell>',
    '<table:table-cell office:value-type="float" office:value="12345678901234567890"><text:p>1.23E+19</text:p></table:table-cell>',
    '<table:table-cell office:value-type="float" office:value="7"/>',
  ].join("");
  const names = row([..."abcde"].map((name) => cell(name)).join(""));
  const { rows } = await readContent(openDocument(table("A", names + row(cells))));
  assert.deepEqual(rows[0]?.cells, [
    "Typing",
    "",
    { kind: "number", value: 5, text: "" },
    { kind: "number", value: 12345678901234567000, text: "12345678901234567890", exact: false },
    { kind: "number", value: 7, text: "7" },
  ]);
});

test("sheets that repeat themselves without end are refused", async () => {
  const wide = row(cell("x", ' table:number-columns-repeated="16384"'));
  const long = row(cell("x"), ' table:number-rows-repeated="1048576"');
  assert.equal((await refusalOf(readContent(openDocument(table("A", header + wide))))).code, "too_many_columns");
  assert.equal((await refusalOf(readContent(openDocument(table("A", header + long))))).code, "too_many_rows");
  const never = row(cell("x"), ' table:number-rows-repeated="1e99"');
  assert.equal((await refusalOf(readContent(openDocument(table("A", never))))).code, "damaged_file");
});

test("amounts state the currency of their sign, and durations are distinguished from times of day", async () => {
  const time = (shown: string, duration: string) =>
    cell(shown, ` office:value-type="time" office:time-value="${duration}"`);
  const values = [
    cell("$5.00", ' office:value-type="currency" office:currency="CAD" office:value="5"'),
    time("36:00", "PT36H00M00S"),
    time("12:00", "PT36H00M00S"),
    time("01:30", "PT01H30M00S"),
  ].join("");
  const { rows, readings } = await readContent(openDocument(table("Sheet1", header + row(values))));
  assert.deepEqual(rows[0]?.cells, [
    { kind: "number", value: 5, text: "$5.00", currency: "CAD" },
    { kind: "number", value: 1.5, text: "36:00", unit: "days" },
    { kind: "date", value: "12:00:00", text: "12:00", wraps: true },
    { kind: "date", value: "01:30:00", text: "01:30" },
  ]);
  assert.deepEqual(readings[0]?.currencies, ["CAD"]);
});

test("formulas without anything to show are reported, unlike those with an empty text", async () => {
  const formula = (more: string) => `<table:table-cell table:formula="of:=[.A1]"${more}><text:p/></table:table-cell>`;
  const rows = [
    cell("Anna") + formula(""),
    cell("Ben") + formula(' office:value-type="float" office:value="44.25"'),
    cell("Cleo") + formula(' office:value-type="string" office:string-value=""'),
    cell("Dora") + cell("7", ' table:formula="of:=7" office:value-type="float" office:value="7"'),
  ];
  const { oddRows } = await readContent(
    openDocument(table("Guests", header + rows.map((cells) => row(cells)).join(""))),
  );
  assert.deepEqual(oddRows, [
    { row: 1, sheetRow: 2, code: "formula_without_value", column: 1 },
    { row: 2, sheetRow: 3, code: "formula_without_value", column: 1 },
  ]);
});
