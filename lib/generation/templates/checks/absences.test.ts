import assert from "node:assert/strict";
import { test } from "node:test";
import { readCatalogue } from "../catalogue.ts";
import { readPageContents } from "./printed/page-content.fixture.ts";
import { csvOf, fitSheet, typesetDocuments } from "./typeset-sheet.fixture.ts";

const report = readCatalogue(process.cwd()).find("report-card");

test("a school report doesn't call hours of absence days", async () => {
  for (const header of ["Fehlstunden", "Fehltage"]) {
    const sheet = csvOf([
      ["Name", "Deutsch", "Mathematik", header],
      ["Ann Lee", "1", "2", "7"],
    ]);
    const { assignment, documents } = await fitSheet(report, sheet, {}, "de-AT");
    assert.equal(documents[0]?.values.absent, "7");
    const [page] = await Array.fromAsync(
      readPageContents(typesetDocuments(assignment, documents).pdf("pdf", new Date(0))),
    );
    const texts = (page?.texts ?? []).map(({ text }) => text).join("");
    assert.match(texts, /Fehlzeiten/);
    assert.doesNotMatch(texts, /Fehltage/);
  }
});
