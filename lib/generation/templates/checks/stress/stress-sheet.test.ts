import assert from "node:assert/strict";
import { test } from "node:test";
import { readCatalogue } from "../../catalogue.ts";
import { fitSheet } from "../typeset-sheet.fixture.ts";
import { stressSheet } from "./stress-sheet.fixture.ts";

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
  const { documents } = await fitSheet(template, stressSheet(template, 250, 0));
  assert.equal(documents[0]?.rows.length, 200);
  const errors = documents[0]?.problems.filter(({ severity }) => severity === "error");
  assert.deepEqual(errors, []);
});
