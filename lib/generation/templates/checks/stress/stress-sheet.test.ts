import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "csv-parse/sync";
import { readCatalogue } from "../../catalogue.ts";
import { fitSheet } from "../typeset-sheet.fixture.ts";
import { strangeValues } from "./strange-values.fixture.ts";
import { stressRows, stressSheets } from "./stress-sheet.fixture.ts";

test("the document of 200 lines is right whatever types its lines have", async () => {
  const invoice = readCatalogue(process.cwd()).find("invoice");
  const more = ["text", "date", "number", "percent", "code"] as const;
  const own = more.map((type) => ({
    name: `own-${type}`,
    label: `Own ${type}`,
    type,
    required: true,
    help: "",
    synonyms: [],
  }));
  const shared = own.map((field) => ({ ...field, name: `shared-${field.type}`, label: `Shared ${field.type}` }));
  const lines = [...(invoice.group?.lines ?? []), ...own.map(({ name }) => name)];
  const template = {
    ...invoice,
    fields: [...invoice.fields, ...own, ...shared],
    group: { field: invoice.group?.field ?? "", lines },
  };
  const { documents } = await fitSheet(template, stressSheets(template, 250, 1)[0] ?? "");
  assert.equal(documents[0]?.rows.length, 200);
  const errors = documents[0]?.problems.filter(({ severity }) => severity === "error");
  assert.deepEqual(errors, []);
});

for (const id of ["letter", "place-cards"]) {
  test(`every text field of a ${id} gets every strange text`, async () => {
    const template = readCatalogue(process.cwd()).find(id);
    const sheets = stressSheets(template, Math.ceil(stressRows(template) / 13), 13);
    const rows = sheets.flatMap((csv) => (parse(csv) as string[][]).slice(1));
    for (const [column, { type, required, label }] of template.fields.entries()) {
      const cells = new Set(rows.map((row) => row[column]));
      const expected = type === "text" ? strangeValues.text.filter((text) => !required || text !== "") : [];
      assert.deepEqual(
        expected.filter((text) => !cells.has(text)),
        [],
        label,
      );
    }
  });
}
