import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readCatalogue } from "../catalogue.ts";
import { differencesOf } from "./stored-pictures.fixture.ts";

describe("the pictures of the templates", () => {
  for (const template of readCatalogue(process.cwd()).all) {
    test(`show ${template.id} as it is in every style, on every paper`, async () => {
      const differences = await differencesOf(template);
      const report = `${differences.join("\n")}\nLook at them; to accept: npm run templates:pictures -- --template ${template.id} --accept`;
      assert.equal(differences.length, 0, report);
    });
  }
});
