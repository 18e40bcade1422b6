import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { samplePack } from "../../pictures/picture-pack.fixture.ts";
import { readCatalogue } from "../catalogue.ts";
import { sheetOf } from "../sheets/sheet.ts";
import { print } from "./print.fixture.ts";
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

const layouts = ["l7418", "c32011", "avery-5395", "l7165", "a4-a7"];
/** Of a code with the fewest modules, as a share of its size. */
const quietZone = 4 / 21;
/** In millimetres: from the edge of a fine badge to the inner line of its frame, and the tolerance for rounding. */
const [frame, tolerance] = [6.2, 0.1];

describe("the smallest badges", () => {
  for (const layout of layouts) {
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

  for (const style of ["bold", "fine"]) {
    test(`have room for usual names of three words, and for tall letters, in the style ${style}`, async () => {
      const names = ["සුනිල් ශාන්ත පෙරේරා", "Александра Константиновна Вишневская", "ពិន្ទុ", "မြတ်", "శ్రీ"];
      const rows = names.flatMap((name) => [
        [name, "Ann 12", "Ann 12", "OHF-27"],
        [name, "ពិន្ទុ", "ពិន្ទុ", ""],
      ]);
      for (const layout of layouts) {
        const lines = csvOf([["Name", "Role", "Company", "Code"], ...rows]);
        const { assignment, documents } = await fitSheet(badge, lines, { style, layout });
        const printed = await print(assignment, documents);
        assert.deepEqual([layout, printed.rows, printed.faults], [layout, rows.length, []]);
      }
    });
  }

  for (const layout of [...layouts, "a4-4x3"]) {
    for (const [slot, photo] of [
      [true, "ann.jpg"],
      [false, "ann.jpg"],
      [true, ""],
      [false, ""],
    ] as const) {
      const name = `${slot ? "with" : "without"} a punch mark and ${photo ? "with" : "without"} a photo`;
      test(`keep the code's quiet zone within a fine frame on ${layout}, ${name}`, async () => {
        const pack = await samplePack();
        const lines = csvOf([
          ["Name", "Code", "Photo"],
          ["Ann Lee", "0004711", photo],
        ]);
        const settings = { layout, slot, style: "fine", event: "Datenkunst", place: "Wien" };
        const { assignment, documents } = await fitSheet(badge, lines, settings, "en-GB", pack);
        const batch = typesetDocuments({ ...assignment, pictures: pack }, documents);
        const [page] = await Array.fromAsync(readPageContents(batch.pdf("pdf", new Date(0))));
        const boxes = (page?.pictures ?? []).map(({ box }) => box).toSorted((one, other) => one.top - other.top);
        const sheet = sheetOf(badge, assignment.fit.settings);
        assert.ok(sheet && boxes.length === (photo ? 2 : 1));
        const code = boxes.at(-1);
        assert.ok(code);
        const quiet = (code.bottom - code.top) * quietZone - tolerance;
        const foot = sheet.top + sheet.label.height - frame;
        assert.ok(foot - code.bottom >= quiet, `${code.bottom} of ${foot}`);
        const others = [...(page?.texts ?? []), ...boxes.slice(0, -1).map((box) => ({ box }))];
        for (const { box } of others.filter(({ box }) => box.right > code.left - quiet)) {
          assert.ok(code.top - box.bottom >= quiet, `${box.bottom} ${code.top}`);
        }
      });
    }
  }
});

test("a comma at the end of a name's line hangs neither off the badge nor into its frame", async () => {
  for (const style of ["bold", "fine"]) {
    const sheet = csvOf([["Name"], ["רחוב יפו 34, ירושלים"]]);
    const { assignment, documents } = await fitSheet(badge, sheet, { style });
    const { rows, faults, firstPage } = await print(assignment, documents);
    assert.deepEqual([rows, faults], [1, []]);
    const lefts = firstPage?.texts.map(({ box }) => box.left) ?? [];
    assert.ok(Math.min(...lefts) > frame, lefts.join());
  }
});
