import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { readCatalogue } from "../catalogue.ts";
import { definitionIn, withSamples } from "../definition-in.ts";
import { fitSheet, typesetDocuments } from "./typeset-sheet.fixture.ts";

describe("a German sample", () => {
  for (const template of readCatalogue(process.cwd()).all) {
    test(`of ${template.id} has a use for each column, and nothing to mend`, async () => {
      const sheet = readFileSync(`lib/generation/templates/${template.id}/sample.de.csv`);
      const german = withSamples(definitionIn("de-DE", template));
      const { assignment, documents } = await fitSheet(german, sheet, {}, "de-DE");
      const { mapping, columns } = assignment.fit;
      const used = JSON.stringify(Object.values(mapping));
      assert.deepEqual(
        columns.flatMap(({ name }) => (used.includes(name) ? [] : [name])),
        [],
      );
      assert.deepEqual(
        documents.flatMap(({ problems }) => problems),
        [],
      );
      const first = documents.slice(0, 8);
      assert.equal(first.length, Math.min(8, documents.length));
      assert.deepEqual(typesetDocuments(assignment, first).tooLong, []);
    });
  }
});
