import assert from "node:assert/strict";
import { test } from "node:test";
import iconv from "iconv-lite";
import { readContent, refusalOf, textsOf } from "../../read-content.fixture.ts";

const cell = (type: string, value: string, attributes = "") =>
  `<Cell${attributes}><Data ss:Type="${type}">${value}</Data></Cell>`;
const names = `<Row>${["Name", "Score", "Day"].map((name) => cell("String", name)).join("")}</Row>`;
const ann = `<Row>${cell("String", "Zoë &amp; Ann")}${cell("Number", "12.5", ' ss:StyleID="s2"')}${cell("DateTime", "2026-11-21T00:00:00.000", ' ss:StyleID="s1"')}</Row>`;

function sheet(name: string, rows: string, options = ""): string {
  return `<Worksheet ss:Name="${name}"><Table>${rows}</Table><WorksheetOptions xmlns="urn:schemas-microsoft-com:office:excel">${options}</WorksheetOptions></Worksheet>`;
}

function workbook(sheets: string, encoding = "UTF-8", before = ""): string {
  return `<?xml version="1.0" encoding="${encoding}"?>\n<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
<ExcelWorkbook xmlns="urn:schemas-microsoft-com:office:excel">${before}</ExcelWorkbook>
<Styles><Style ss:ID="s1"><NumberFormat ss:Format="yyyy\\-mm\\-dd"/></Style><Style ss:ID="s2"><NumberFormat ss:Format="Fixed"/></Style></Styles>${sheets}</Workbook>`;
}

test("a workbook of Excel 2003 in XML is read, with its number formats", async () => {
  for (const content of [
    workbook(sheet("Guests", names + ann)),
    iconv.encode(workbook(sheet("Guests", names + ann), "ISO-8859-1"), "latin1"),
    Buffer.from(`\ufeff${workbook(sheet("Guests", names + ann), "UTF-16")}`, "utf16le"),
  ]) {
    const { source, rows } = await readContent(content);
    assert.deepEqual([source.format, source.sheet, source.headerRow], ["xml", "Guests", 1]);
    assert.deepEqual(textsOf(rows), [["Zoë & Ann", "12.50", "2026-11-21"]]);
    assert.equal(source.columns[2]?.type, "date");
  }
});

test("omitted rows and cells keep their places, as do merged cells", async () => {
  const rows = `${names}<Row ss:Index="5">${cell("Number", "1", ' ss:Index="2"')}${cell("Boolean", "1")}</Row>
    <Row>${cell("String", "<B>Bold</B> text", ' ss:MergeAcross="1"')}${cell("Error", "#N/A")}</Row>`;
  const { rows: read } = await readContent(workbook(sheet("A", rows)));
  assert.deepEqual(textsOf(read), [
    ["", "1", "TRUE"],
    ["Bold text", "", "#N/A"],
  ]);
  assert.deepEqual(
    read.map(({ sheetRow }) => sheetRow),
    [5, 6],
  );
});

test("rows below a hidden one still belong to the table", async () => {
  const hidden = `<Row ss:Hidden="1">${cell("String", "Ben")}</Row>`;
  const last = `<Row>${cell("String", "Cleo")}</Row>`;
  const { rows } = await readContent(workbook(sheet("Guests", names + ann.repeat(5) + hidden + last)));
  assert.equal(rows.at(-1)?.cells[0], "Cleo");
});

test("hidden sheets and rows are left out, and other sheets can be chosen", async () => {
  const hidden = `<Row ss:Hidden="1">${cell("String", "Ben")}</Row>`;
  const content = workbook(
    sheet("Old", names + ann.repeat(9), "<Visible>SheetHidden</Visible>") +
      sheet("Guests", names + ann + hidden) +
      sheet("Others", names + ann),
  );
  const { source } = await readContent(content);
  assert.deepEqual([source.sheet, source.hiddenSheets, source.hiddenRows], ["Guests", ["Old"], 1]);
  assert.equal((await readContent(content, { sheet: "Old" })).source.rowCount, 9);
});

test("days may count from 1904", async () => {
  const day = `<Row>${cell("String", "Ann")}${cell("Number", "0")}${cell("Number", "44885", ' ss:StyleID="s1"')}</Row>`;
  const { rows } = await readContent(workbook(sheet("A", names + day), "UTF-8", "<Date1904/>"));
  assert.equal(textsOf(rows)[0]?.[2], "2026-11-21");
});

test("truncated and inconsistent files are rejected", async () => {
  const code = async (content: string) => (await refusalOf(readContent(content))).code;
  const whole = workbook(sheet("A", names + ann.repeat(50)));
  for (const share of [0.2, 0.5, 0.9]) assert.equal(await code(whole.slice(0, whole.length * share)), "damaged_file");
  assert.equal(
    await code(workbook(sheet("A", `${names}<Row ss:Index="1">${cell("Number", "1")}</Row>`))),
    "damaged_file",
  );
  assert.equal(
    await code(workbook(sheet("A", `<Row>${cell("Number", "1", ' ss:Index="4000000000"')}</Row>`))),
    "damaged_file",
  );
  assert.equal(await code(workbook("<Worksheet/>".repeat(200_000))), "hostile_file");
  assert.equal(await code(whole.replace("<Workbook", '<!DOCTYPE a [<!ENTITY b "c">]><Workbook')), "hostile_file");
});

test("a format that is called like what every object has is just unknown", async () => {
  for (const word of ["constructor", "toString"]) {
    const row = `<Row>${cell("String", "Ann")}${cell(word, "12.5", ' ss:StyleID="s2"')}</Row>`;
    const content = workbook(sheet("A", names + row)).replace('"Fixed"', `"${word}"`);
    assert.equal(textsOf((await readContent(content)).rows)[0]?.[0], "Ann");
  }
});
