import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent, refusalOf, textsOf } from "../read-content.fixture.ts";
import {
  makeWorkbook,
  makeZip,
  sheetXml,
  textCell,
  textRow,
  workbookEntries,
  workbookOf,
} from "./make-workbook.fixture.ts";

test("an ordinary workbook gives its rows, with dates as days and numbers as numbers", async () => {
  const { source, rows } = await readContent(
    makeWorkbook([
      {
        name: "Guests",
        rows: [
          ["Name", "Day", "Score"],
          ["Anna", { date: "2026-11-21" }, 97.5],
          [],
          ["Bob", { date: "1999-12-31" }, 3],
        ],
      },
    ]),
  );
  assert.deepEqual(rows, [
    {
      row: 1,
      sheetRow: 2,
      cells: [
        "Anna",
        { kind: "date", value: "2026-11-21", text: "2026-11-21" },
        { kind: "number", value: 97.5, text: "97.5" },
      ],
    },
    {
      row: 2,
      sheetRow: 4,
      cells: [
        "Bob",
        { kind: "date", value: "1999-12-31", text: "1999-12-31" },
        { kind: "number", value: 3, text: "3" },
      ],
    },
  ]);
  assert.equal(source.format, "xlsx");
  assert.deepEqual(
    [source.sheet, source.sheets, source.encoding, source.delimiter],
    ["Guests", ["Guests"], null, null],
  );
  assert.deepEqual(
    source.columns.map(({ type }) => type),
    ["text", "date", "number"],
  );
});

test("numbers show as their format says, and keep their value", async () => {
  const formats = [
    "General",
    "000",
    "0.0%",
    '#,##0.00 "kg"',
    "[h]:mm",
    "d. mmm yyyy h:mm",
    "h:mm AM/PM",
    "@",
    "nonsense [",
  ];
  const values = [0.1 + 0.2, 7, 0.195, 1234.5, 1.5, 45000.75, 0.25, 12, 5];
  const cells = values.map((value, at) => `<c s="${at}"><v>${value}</v></c>`).join("");
  const { rows } = await readContent(
    workbookOf(`${textRow(...formats.map((_, at) => `n${at}`))}<row>${cells}</row>`, { formats }),
  );
  const shown = ["0.3", "007", "19.5%", "1,234.50 kg", "36:00", "15. Mar 2023 18:00", "6:00 AM", "12", "5"];
  assert.deepEqual(textsOf(rows), [shown]);
  const [general, , , , duration, moment, clock] = rows[0]?.cells ?? [];
  assert.deepEqual(general, { kind: "number", value: 0.1 + 0.2, text: "0.3" });
  assert.deepEqual(duration, { kind: "number", value: 1.5, text: "36:00", unit: "days" });
  assert.deepEqual(moment, {
    kind: "date",
    value: "2023-03-15T18:00:00",
    text: "15. Mar 2023 18:00",
    format: "d. mmm yyyy h:mm",
  });
  assert.deepEqual(clock, { kind: "date", value: "06:00:00", text: "6:00 AM" });
});

test("a number that a double cannot hold keeps the text of the file", async () => {
  const formats = ["General", "#,##0.00"];
  const cells =
    '<c><v>12345678901234567890</v></c><c s="1"><v>12345678901234567</v></c><c><v>0.30000000000000004</v></c>';
  const { rows } = await readContent(workbookOf(`${textRow("a", "b", "c")}<row>${cells}</row>`, { formats }));
  assert.deepEqual(rows[0]?.cells, [
    { kind: "number", value: 12345678901234567000, text: "12345678901234567890", exact: false },
    { kind: "number", value: 12345678901234568, text: "12345678901234567", exact: false },
    { kind: "number", value: 0.30000000000000004, text: "0.3" },
  ]);
});

test("a workbook that counts from 1904 shows the same day as Excel", async () => {
  const rows = `${textRow("Day")}<row><c s="1"><v>1</v></c></row><row><c s="1"><v>44885</v></c></row>`;
  assert.deepEqual(textsOf((await readContent(workbookOf(rows, { date1904: true }))).rows), [
    ["1904-01-02"],
    ["2026-11-21"],
  ]);
});

test("every type of cell is read", async () => {
  const cells = [
    '<c t="s"><v>0</v></c>',
    '<c t="s"><v>1</v></c>',
    '<c t="str"><f>A1</f><v>a_x000D_\nb_x000D_\r\nc</v></c>',
    '<c t="b"><v>1</v></c>',
    '<c t="e"><v>#N/A</v></c>',
    '<c s="1" t="d"><v>2026-11-21</v></c>',
    "<c><v/></c>",
    '<c t="n"><v>1e3</v></c>',
  ].join("");
  const sharedStrings = "<si><r><t>rich </t></r><r><t>text</t></r></si><si><t>漢字</t><rPh><t>かんじ</t></rPh></si>";
  const { rows } = await readContent(workbookOf(`${textRow(..."abcdefgh")}<row>${cells}</row>`, { sharedStrings }));
  assert.deepEqual(rows[0]?.cells, [
    "rich text",
    "漢字",
    "a\nb\nc",
    { kind: "boolean", value: true, text: "TRUE" },
    { kind: "error", text: "#N/A" },
    { kind: "date", value: "2026-11-21", text: "2026-11-21" },
    "",
    { kind: "number", value: 1000, text: "1000" },
  ]);
});

test("errors say nothing about a column's type", async () => {
  const error = '<row><c t="e"><v>#N/A</v></c></row>';
  const { source } = await readContent(workbookOf(`${textRow("a")}<row><c><v>5</v></c></row>${error}${error}`));
  assert.equal(source.columns[0]?.type, "number");
});

test("a formula is read as its stored value, never computed", async () => {
  const cells = [
    '<c t="str"><f>UPPER("x")</f><v>stored</v></c>',
    "<c><f>1+1</f><v>3</v></c>",
    '<c t="b"><f>TRUE()</f><v>0</v></c>',
    '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>',
    "<c><f>NOW()</f></c>",
  ].join("");
  const { rows } = await readContent(workbookOf(`${textRow(..."abcde")}<row>${cells}</row>`));
  assert.deepEqual(rows[0]?.cells, [
    "stored",
    { kind: "number", value: 3, text: "3" },
    { kind: "boolean", value: false, text: "FALSE" },
    { kind: "error", text: "#DIV/0!" },
    "",
  ]);
});

test("merged cells fill the rows that they cover", async () => {
  const rows = `${textRow("Course", "Name")}<row>${textCell("Typing")}${textCell("Anna")}</row><row><c/>${textCell("Bob")}</row>`;
  const xml = sheetXml(rows).replace("</worksheet>", '<mergeCells><mergeCell ref="A2:A3"/></mergeCells></worksheet>');
  const read = await readContent(makeZip(workbookEntries({ sheets: [{ name: "a", xml }] })));
  assert.deepEqual(textsOf(read.rows), [
    ["Typing", "Anna"],
    ["Typing", "Bob"],
  ]);
});

test("a workbook with macros and a template are read as any other", async () => {
  const sheets = [{ name: "a", xml: sheetXml(`${textRow("Name")}<row>${textCell("Anna")}</row>`) }];
  for (const type of ["sheet.macroEnabled", "template", "template.macroEnabled"]) {
    const main = `application/vnd.ms-excel.${type}.main+xml`;
    const types = `<Types><Override PartName="/xl/workbook.xml" ContentType="${main}"/></Types>`;
    const entries = workbookEntries({ sheets }).map((entry) =>
      entry.name === "[Content_Types].xml" ? { ...entry, data: types } : entry,
    );
    const content = makeZip([...entries, { name: "xl/vbaProject.bin", data: "Sub Auto_Open" }]);
    assert.deepEqual(textsOf((await readContent(content)).rows), [["Anna"]], type);
  }
});

test("cells and rows are where their references say, or one further", async () => {
  const rows = `<row r="2">${textRow("a", "b", "c").slice(5, -6)}</row><row r="5"><c r="C5"><v>3</v></c></row><row><c><v>1</v></c><c r="C6"><v>4</v></c></row>`;
  const read = await readContent(workbookOf(rows));
  assert.deepEqual(textsOf(read.rows), [
    ["", "", "3"],
    ["1", "", "4"],
  ]);
  assert.deepEqual(
    read.rows.map(({ sheetRow }) => sheetRow),
    [5, 6],
  );
});

test("hidden sheets and hidden rows are left out, and the first sheet with rows is read", async () => {
  const xml = (name: string) =>
    sheetXml(`${textRow(name)}<row hidden="1">${textCell("hidden")}</row><row>${textCell("shown")}</row>`);
  const sheets = [
    { name: "Secret", state: "hidden", xml: xml("Secret") },
    { name: "Locked", state: "veryHidden", xml: xml("Locked") },
    { name: "Blank", xml: sheetXml("") },
    { name: "Cover", xml: sheetXml(textRow("Our guests")) },
    { name: "One", xml: xml("One") },
    { name: "Two", xml: xml("Two") },
  ];
  const workbook = makeZip(workbookEntries({ sheets }));
  const first = await readContent(workbook);
  assert.equal(first.source.sheet, "One");
  assert.deepEqual(first.source.sheets, ["Secret", "Locked", "Blank", "Cover", "One", "Two"]);
  assert.deepEqual([first.source.hiddenSheets, first.source.hiddenRows], [["Secret", "Locked"], 1]);
  assert.deepEqual(textsOf(first.rows), [["shown"]]);
  assert.equal((await readContent(workbook, { sheet: "Two" })).source.columns[0]?.name, "Two");
  const named = await readContent(workbook, { sheet: "Secret", hiddenRows: true });
  assert.deepEqual([named.source.columns[0]?.name, textsOf(named.rows)], ["Secret", [["hidden"], ["shown"]]]);
  assert.deepEqual([named.source.sheet, named.source.hiddenRows], ["Secret", 0]);
  assert.equal((await readContent(workbook, { sheet: "Locked" })).source.columns[0]?.name, "Locked");
  assert.match((await refusalOf(readContent(workbook, { sheet: "Blank" }))).message, /“Blank” is empty/);
  const refusal = await refusalOf(readContent(workbook, { sheet: "Nowhere" }));
  assert.equal(refusal.code, "unknown_sheet");
  assert.match(refusal.message, /Cover, One, Two/);
});

test("prefixes, strict namespaces and unusual paths are read", async () => {
  const strict = "http://purl.oclc.org/ooxml/officeDocument/relationships";
  const entries = [
    {
      name: "_RELS/.rels",
      data: `<Relationships><Relationship Id="a" Type="${strict}/officeDocument" Target="/Book/main.xml"/></Relationships>`,
    },
    {
      name: "book\\main.xml",
      data: `<x:workbook xmlns:x="x" xmlns:rel="r"><x:sheets><x:sheet name="S" rel:id="b"/></x:sheets></x:workbook>`,
    },
    {
      name: "/Book/_rels/main.xml.rels",
      data: `<Relationships><Relationship Id="b" Type="${strict}/worksheet" Target="..\\Sheets/./S.xml"/></Relationships>`,
    },
    {
      name: "sheets/s.xml",
      data: `<x:worksheet xmlns:x="x"><x:sheetData><x:row><x:c><x:v>1</x:v></x:c></x:row><x:row><x:c><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
    },
  ];
  assert.deepEqual(textsOf((await readContent(makeZip(entries))).rows), [["1"], ["2"]]);
});
