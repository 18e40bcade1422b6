import assert from "node:assert/strict";
import { test } from "node:test";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import { csvOf, fitSheet, typesetDocuments } from "#lib/generation/templates/checks/typeset-sheet.fixture.ts";

const catalogue = readCatalogue(process.cwd());

/** The problems found for a document with this code, and whether the engine sets it in both PDF standards. */
async function tryCode(template: string, code: string, settings = {}) {
  const naming = { ticket: "Holder", badge: "Name", tags: "Product" }[template] ?? "";
  const { assignment, documents } = await fitSheet(
    catalogue.find(template),
    csvOf([
      [naming, "Code"],
      ["Ann", code],
    ]),
    settings,
  );
  const problems = documents[0]?.problems.map(({ row, column, field, code }) => ({ row, column, field, code }));
  const standards = ["pdf", "pdf/a-3a"] as const;
  const isSet = standards.every((standard) => {
    try {
      return typesetDocuments(assignment, documents).pdf(standard, new Date(0)).length > 0;
    } catch {
      return false;
    }
  });
  return { problems, isSet };
}

const missing = [{ row: 1, column: "Code", field: "code", code: "missing_glyph" }];

test("a ticket's code with letters that no font has is reported at its field, in each style", async () => {
  for (const style of ["stage", "house"]) {
    for (const code of ["A𓀀B", "A\ue000B", "𓀀".repeat(10)]) {
      assert.deepEqual(await tryCode("ticket", code, { style }), { problems: missing, isSet: false }, code);
    }
  }
});

test("a code whose text isn't printed may have any letters", async () => {
  const link = "https://a.example/𓀀";
  for (const [template, code] of [
    ["ticket", link],
    ["ticket", "𓀀".repeat(11)],
    ["badge", "A𓀀B"],
    ["tags", "A𓀀B"],
  ] as const) {
    assert.deepEqual(await tryCode(template, code), { problems: [], isSet: true }, template);
  }
});
