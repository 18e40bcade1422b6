import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { unpacked } from "../../archive/pdf/spelled.fixture.ts";
import { splitPdf } from "../../archive/pdf/split.ts";
import { batchFrame } from "../../workers/tasks/render/batch-frame.ts";
import { onBackground, sharedBackground } from "../../workers/tasks/render/shared-background.ts";
import { readCatalogue } from "../catalogue.ts";
import { copiedTexts, rasterise } from "./printed/rasterise.fixture.ts";
import { fitSheet, typesetDocuments, typesetter } from "./typeset-sheet.fixture.ts";

const createdAt = new Date(Date.UTC(2026, 10, 21));
const looks = [
  { id: "certificate", settings: { style: "classical" }, isDrawn: true },
  { id: "certificate", settings: { style: "modern", orientation: "portrait" }, isDrawn: true },
  { id: "certificate", settings: { style: "playful", paper: "letter" }, isDrawn: true },
  { id: "diploma", settings: { style: "engraved" }, isDrawn: true },
  { id: "diploma", settings: { style: "academy" }, isDrawn: true },
  { id: "invoice", settings: { style: "clear" }, isDrawn: true },
  { id: "letter", settings: { style: "modern" }, isDrawn: true },
  { id: "letter", settings: { style: "classic" }, isDrawn: false },
  { id: "report-card", settings: { style: "bright" }, isDrawn: true },
];

describe("documents whose background is typeset once and shared", () => {
  for (const { id, settings, isDrawn } of looks) {
    for (const standard of ["pdf", "pdf/a-3a"] as const) {
      test(`look and read as they do when typeset whole: ${Object.values(settings)} ${id}, ${standard}`, async () => {
        const sample = readFileSync(join(import.meta.dirname, "..", id, "sample.csv"));
        const { assignment, documents } = await fitSheet(readCatalogue(process.cwd()).find(id), sample, settings);
        const some = documents.filter(({ problems }) => problems.length === 0).slice(0, 2);
        const background = await sharedBackground(typesetter, batchFrame(assignment), standard);
        assert.equal(background !== null, isDrawn);
        const batch = typesetDocuments(assignment, some, { hasBackground: !isDrawn });
        const pdf = onBackground(batch.pdf(standard, createdAt), background);
        const sources = some.map(({ title }, index) => ({ title, pages: batch.pages[index] ?? 1 }));
        for (const [index, own] of splitPdf(pdf, sources).entries()) {
          const alone = typesetDocuments(assignment, some.slice(index, index + 1)).pdf(standard, createdAt);
          assert.deepEqual(await copiedTexts(own), await copiedTexts(alone));
          assert.deepEqual(await Array.fromAsync(rasterise(own, 110)), await Array.fromAsync(rasterise(alone, 110)));
          assert.equal(unpacked(own).includes("/Subtype /Form"), isDrawn);
          assert.equal(profilesIn(own), profilesIn(alone));
        }
      });
    }
  }
});

/** The colour profiles of a PDF: a background brings none that the page has. */
const profilesIn = (pdf: Uint8Array) => unpacked(pdf).match(/\/N [13]\b(?! \/First)/g)?.length;
