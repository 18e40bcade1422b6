import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent, refusalOf } from "../read-content.fixture.ts";
import { makeZip, sheetXml, textCell, textRow, workbookEntries, workbookOf } from "./make-workbook.fixture.ts";

test("anything over a limit is rejected with its place", async () => {
  const refused: [rows: string, code: string, words: RegExp][] = [
    [
      `<row><c r="A1"><v>1</v></c><c r="XFD1"><v>1</v></c></row>${textRow("a")}`,
      "too_many_columns",
      /Row 1 .* column XFD; the limit is 2,?000/,
    ],
    [`${textRow("a")}<row>${textCell("x".repeat(1_000_000))}</row>`, "cell_too_long", /row 2, column A has 1,000,000/],
    [textRow("a") + "<row><c><v>1</v></c></row>".repeat(101), "too_many_rows", /100 rows/],
    [textRow("Name", "Course"), "no_rows", /below row 1/],
    ["", "no_rows", /All visible sheets/],
    ['<row r="1048577"/>', "damaged_file", /1048577/],
  ];
  for (const [rows, code, words] of refused) {
    const refusal = await refusalOf(readContent(workbookOf(rows), {}, { rows: 100 }));
    assert.equal(refusal.code, code, rows.slice(0, 60));
    assert.match(refusal.message, words);
  }
});

test("hostile workbooks are refused", async () => {
  const doctype = `<!DOCTYPE a [<!ENTITY b "c">]>${sheetXml(textRow("a"))}`;
  const hostile: Record<string, Buffer> = {
    bomb: workbookOf(" ".repeat(30_000_000)),
    doctype: makeZip(workbookEntries({ sheets: [{ name: "a", xml: doctype }] })),
    depth: workbookOf("<a>".repeat(200)),
    "endless text": workbookOf(`<row>${textCell("x".repeat(9_000_000))}</row>`, { deflate: false }),
    "endless attribute": workbookOf(`<row r="${"1".repeat(9_000_000)}"/>`, { deflate: false }),
    "lying size": makeZip(
      workbookEntries({ sheets: [{ name: "a", xml: sheetXml("<row/>".repeat(100)) }] }).map((entry) =>
        entry.name.includes("sheet1") ? { ...entry, claimedBytes: 60 } : entry,
      ),
    ),
  };
  for (const [name, content] of Object.entries(hostile)) {
    assert.equal((await refusalOf(readContent(content))).code, "hostile_file", name);
  }
});

test("a workbook with a changed byte or broken XML is damaged", async () => {
  const flipped = workbookOf(`${textRow("Name")}<row>${textCell("Anna")}</row>`, { deflate: false });
  flipped.write("Bnna", flipped.indexOf("Anna"));
  assert.equal((await refusalOf(readContent(flipped))).code, "damaged_file");
  assert.equal((await refusalOf(readContent(workbookOf("<row></c>")))).code, "damaged_file");
});
