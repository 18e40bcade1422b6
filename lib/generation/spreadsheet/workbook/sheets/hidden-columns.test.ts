import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent } from "../../read-content.fixture.ts";
import { sheetXml, textRow, workbookOf } from "../make-workbook.fixture.ts";

test("columns that the workbook hides are known", async () => {
  const rows = textRow("Name", "Secret", "Maths", "Art", "Note") + textRow("Ann", "x", "1", "2", "y");
  const cols =
    '<cols><col min="1" max="1" width="20"/><col min="2" max="2" hidden="1"/><col min="4" max="5" hidden="true"/></cols>';
  const xml = sheetXml(rows).replace("<sheetData>", `${cols}<sheetData>`);
  const { source } = await readContent(workbookOf("", { sheets: [{ name: "A", xml }] }));
  assert.deepEqual(
    source.columns.filter(({ hidden }) => hidden).map(({ name }) => name),
    ["Secret", "Art", "Note"],
  );
});
