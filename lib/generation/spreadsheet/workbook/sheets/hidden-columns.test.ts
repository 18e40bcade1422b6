import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent } from "../../read-content.fixture.ts";
import { sheetXml, textRow, workbookOf } from "../make-workbook.fixture.ts";
import { makeXls } from "../xls/make-xls.fixture.ts";
import { makeXlsb } from "../xlsb/make-xlsb.fixture.ts";

test("columns that the workbook hides are known", async () => {
  const rows = textRow("Name", "Secret", "Maths", "Art", "Note") + textRow("Ann", "x", "1", "2", "y");
  const cols =
    '<cols><col min="1" max="1" width="20"/><col min="2" max="2" hidden="1"/><col min="4" max="5" hidden="true"/></cols>';
  const xml = sheetXml(rows).replace("<sheetData>", `${cols}<sheetData>`);
  const table = {
    name: "A",
    rows: [
      ["Name", "Secret", "Maths", "Art", "Note"],
      ["Ann", "x", 1, 2, "y"],
    ],
    hiddenColumns: [
      [1, 1],
      [3, 4],
    ] as [number, number][],
  };
  const workbooks = [workbookOf("", { sheets: [{ name: "A", xml }] }), makeXls([table]), makeXlsb([table])];
  for (const content of workbooks) {
    const { source } = await readContent(content);
    const hidden = source.columns.filter(({ hidden }) => hidden);
    assert.deepEqual(
      hidden.map(({ name }) => name),
      ["Secret", "Art", "Note"],
      source.format,
    );
  }
});
