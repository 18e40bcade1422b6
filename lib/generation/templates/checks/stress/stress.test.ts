import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readCatalogue } from "../../catalogue.ts";
import { withSamples } from "../../definition-in.ts";
import { stress } from "./stress.fixture.ts";
import { stressRows } from "./stress-sheet.fixture.ts";

describe("all strange rows", () => {
  for (const template of readCatalogue(process.cwd()).all.map(withSamples)) {
    test(`of ${template.id} are printed in full on the page, or reported`, async () => {
      const { printed, mostPages, pictures, reported, faults } = await stress(template);
      assert.equal(
        faults.length,
        0,
        `${faults.length} faults in ${printed} printed rows:\n${faults.slice(0, 30).join("\n")}`,
      );
      assert.ok(
        printed > stressRows(template) / 2,
        `${printed} rows were printed; reported: ${JSON.stringify(reported)}`,
      );
      const hasPictures = template.fields.some(({ type }) => type === "picture");
      assert.equal(pictures > printed / 2, hasPictures, `${pictures} pictures were printed`);
      assert.ok(template.group === null || mostPages > 2, `the document of 200 rows has ${mostPages} pages`);
    });
  }
});
