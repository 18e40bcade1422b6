import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent } from "../read-content.fixture.ts";
import { makeZip, workbookEntries } from "../workbook/make-workbook.fixture.ts";

interface Marks {
  bold?: number[];
  frozen?: number;
  names?: string;
  table?: string;
}

const styles =
  '<styleSheet><fonts><font/><font><b/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs></styleSheet>';

/** A workbook in which "|" separates rows and ";" separates cells, all texts, with marks as programs write them. */
function workbook(sheet: string, { bold = [], frozen, names = "", table }: Marks): Buffer {
  const rows = sheet.split("|").map((row, at) => {
    const style = bold.includes(at + 1) ? ' s="1"' : "";
    const cells = row.split(";").map((text, column) => {
      const place = `${String.fromCharCode(65 + column)}${at + 1}`;
      return text === "" ? "" : `<c r="${place}"${style} t="inlineStr"><is><t>${text}</t></is></c>`;
    });
    return `<row r="${at + 1}">${cells.join("")}</row>`;
  });
  const pane =
    frozen === undefined
      ? ""
      : `<sheetViews><sheetView><pane ySplit="${frozen}" state="frozen"/></sheetView></sheetViews>`;
  const xml = `<worksheet>${pane}<sheetData>${rows.join("")}</sheetData></worksheet>`;
  const entries = workbookEntries({ sheets: [{ name: "Data", xml }] }).map((entry) => {
    if (entry.name === "xl/styles.xml") return { ...entry, data: styles };
    const close = `<definedNames>${names}</definedNames></workbook>`;
    return entry.name === "xl/workbook.xml"
      ? { ...entry, data: String(entry.data).replace("</workbook>", close) }
      : entry;
  });
  if (table === undefined) return makeZip(entries);
  const target = '<Relationship Id="r1" Type="http://example.org/table" Target="../tables/table1.xml"/>';
  return makeZip([
    ...entries,
    { name: "xl/worksheets/_rels/sheet1.xml.rels", data: `<Relationships>${target}</Relationships>` },
    { name: "xl/tables/table1.xml", data: table },
  ]);
}

/** Nothing but a mark tells these names from titles or people. */
const sheet = "Team;North|Zoë;Köln|Anna;Bonn|Bob;Ulm|Cleo;Trier";

test("what a workbook says about its rows decides which one has the names", async () => {
  const filter = '<definedName name="_xlnm._FilterDatabase" localSheetId="0">Data!$A$2:$B$5</definedName>';
  const titles = '<definedName name="_xlnm.Print_Titles" localSheetId="0">Data!$A:$A,Data!$2:$2</definedName>';
  const cases: [Marks, row: number, reason: string][] = [
    [{}, 1, "first"],
    [{ table: '<table ref="A2:B5"/>' }, 2, "table"],
    [{ names: filter }, 2, "filter"],
    [{ names: titles }, 2, "titles"],
    [{ frozen: 1 }, 1, "frozen"],
    [{ bold: [1] }, 1, "style"],
    [{ bold: [1, 2, 3, 4, 5] }, 1, "first"],
  ];
  for (const [marks, row, reason] of cases) {
    const { source } = await readContent(workbook(sheet, marks));
    assert.deepEqual([source.headerRow, source.headerReason?.code], [row, reason], JSON.stringify(marks));
  }
});

test("a marked row of values has the names, and marks of nonsense are ignored", async () => {
  const numbers = "1;2|10;20|30;40|50;60";
  assert.equal((await readContent(workbook(numbers, {}))).source.headerRow, 0);
  assert.equal((await readContent(workbook(numbers, { table: '<table ref="A1:B4"/>' }))).source.headerRow, 1);
  assert.equal(
    (await readContent(workbook(numbers, { table: '<table ref="x" headerRowCount="y"/>' }))).source.headerRow,
    0,
  );
  assert.equal(
    (await readContent(workbook(numbers, { table: '<table ref="A1:B4" headerRowCount="0"/>' }))).source.headerRow,
    0,
  );
});

test("a table's totals row is reported", async () => {
  const { oddRows } = await readContent(
    workbook("Name;City|Zoë;Köln|Bob;Ulm|all;two", { table: '<table ref="A1:B4" totalsRowCount="1"/>' }),
  );
  assert.deepEqual(oddRows, [{ row: 3, sheetRow: 4, code: "total_row" }]);
});

test("an answer with every choice of its question is not a header line, nor are units without names", async () => {
  const filter = '<definedName name="_xlnm._FilterDatabase" localSheetId="0">Data!$A$2:$E$5</definedName>';
  const survey =
    "ID;What do you like?;;;Age|;Music;Sport;Art;Response|R1;Music;Sport;Art;old|R2;;Sport;;young|R3;Music;;Art;old";
  const answers = (await readContent(workbook(survey, { names: filter }))).source;
  assert.deepEqual([answers.headerRow, answers.headerLines, answers.rowCount], [2, 2, 3]);
  const units = (await readContent(workbook("Name;Weight|;(kg)|Anna;5|Bob;6|Cleo;7", { names: filter }))).source;
  assert.deepEqual([units.headerRow, units.headerLines], [2, 2]);
});
