import assert from "node:assert/strict";
import { test } from "node:test";
import { samplePack } from "../../pictures/picture-pack.fixture.ts";
import { readCatalogue } from "../catalogue.ts";
import { readPageContents } from "./printed/page-content.fixture.ts";
import { csvOf, fitSheet, typesetDocuments } from "./typeset-sheet.fixture.ts";

const badge = readCatalogue(process.cwd()).find("badge");

/** How many shapes each badge has. */
async function shapesOf(style: string, size: string, photos: string[]): Promise<number[]> {
  const sheet = csvOf([["Name", "Photo"], ...photos.map((photo) => ["Ann Lee", photo])]);
  const pack = await samplePack();
  const { assignment, documents } = await fitSheet(badge, sheet, { style, size }, "en-GB", pack);
  const pdf = typesetDocuments({ ...assignment, pictures: pack }, documents).pdf("pdf", new Date(0));
  const pages = await Array.fromAsync(readPageContents(pdf));
  return pages.map(({ shapes }) => shapes.length);
}

for (const style of ["bold", "fine"]) {
  for (const size of ["a6", "4x3"]) {
    test(`a ${style} badge of ${size} keeps a missing photo's place empty, without a ring`, async () => {
      const [shown = 0, missing = 0, none = 0] = await shapesOf(style, size, ["ann.jpg", "nobody.jpg", ""]);
      assert.ok(shown > missing, `${shown} ${missing}`);
      assert.equal(missing, none);
    });
  }
}
