import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { samplePack } from "../../pictures/picture-pack.fixture.ts";
import { readCatalogue } from "../catalogue.ts";
import { readPageContents } from "./printed/page-content.fixture.ts";
import { csvOf, fitSheet, typesetDocuments } from "./typeset-sheet.fixture.ts";

const badge = readCatalogue(process.cwd()).find("badge");
const sheet = csvOf([
  ["Name", "Company", "Role", "Code", "Photo"],
  ["Ann Lee-Featherstone", "ACME International", "Head of Data", "0004711", "ann.jpg"],
]);

async function badgeOn(layout: string, settings: Record<string, string | boolean>) {
  const pack = await samplePack();
  const { assignment, documents } = await fitSheet(badge, sheet, { layout, ...settings }, "en-GB", pack);
  return typesetDocuments({ ...assignment, pictures: pack }, documents);
}

describe("the smallest badges", () => {
  for (const layout of ["l7418", "c32011", "avery-5395", "l7165", "a4-a7"]) {
    for (const slot of [true, false]) {
      test(`have room for an event and its place on ${layout}, ${slot ? "with" : "without"} a punch mark`, async () => {
        for (const event of ["Konferenz für Datenkunst", "Konferenz für Datenkunst und Medizin"]) {
          const { tooLong } = await badgeOn(layout, { style: "bold", slot, event, place: "Wien, 3.–5. Mai 2027" });
          assert.deepEqual(tooLong, []);
        }
      });
    }

    test(`show the photo apart from the code on ${layout}`, async () => {
      const batch = await badgeOn(layout, { style: "bold", slot: true, event: "Datenkunst" });
      const [page] = await Array.fromAsync(readPageContents(batch.pdf("pdf", new Date(0)), [0]));
      const [first, second, ...others] = page?.pictures.map(({ box }) => box) ?? [];
      assert.ok(first && second && others.length === 0);
      const [upper, lower] = first.top < second.top ? [first, second] : [second, first];
      assert.ok(lower.top - upper.bottom > 1, `${upper.bottom} ${lower.top}`);
    });
  }
});
