import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { test } from "node:test";
import { mergePdfs } from "#lib/generation/archive/pdf/merge.ts";
import { checkByQpdf } from "#lib/generation/archive/pdf/qpdf.fixture.ts";
import { readByTags } from "#lib/generation/archive/pdf/reading-order/read-by-tags.fixture.ts";
import { writePdf } from "#lib/generation/archive/pdf/write-plain.ts";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import { rasterise } from "#lib/generation/templates/checks/printed/rasterise.fixture.ts";
import {
  csvOf,
  fitSheet,
  typesetDocuments,
  typesetter,
} from "#lib/generation/templates/checks/typeset-sheet.fixture.ts";
import { withSamples } from "#lib/generation/templates/definition-in.ts";
import { makeDocuments } from "../make-documents.ts";
import type { ShardDocument } from "../shard-file.ts";
import { framed } from "./stamp-frame.fixture.ts";
import { stampDocuments } from "./stamped-documents.ts";

const catalogue = readCatalogue(process.cwd());

/** Names that stand on one, two and three lines of a badge, in sizes of their own. */
const badgeNames = Array.from({ length: 20 }, (_, row) =>
  ["Zoë", "Konstantina Żółkiewska", "Maximilian von Þórsdóttir", "Ελένη Οικονόμου"].map((name) => `${name} ${row}`),
).flat();

async function stampedBadges(names: readonly string[], definition = catalogue.find("badge"), locale = "en-GB") {
  const csv = csvOf([["Name", "Company", "Code"], ...names.map((name, row) => [name, `Nº ${row} & Co.`, `BX-${row}`])]);
  const { assignment, documents } = await fitSheet(withSamples(definition), csv, {}, locale);
  const made = documents.map((document, index): ShardDocument => ({ ...document, filename: `${index}.pdf` }));
  const frame = await framed(assignment, "pdf");
  return { frame, made, files: stampDocuments(typesetter, frame, made) };
}

test("stamps badges whose names shrink and wrap", async () => {
  const { made, files } = await stampedBadges(badgeNames);
  assert.equal(files.size, made.length);
});

test("a combined file of stamped badges reads and looks as their own files", async () => {
  const { frame, made } = await stampedBadges(badgeNames);
  const { output } = frame.fit;
  const fit = { ...frame.fit, output: { ...output, archive: true, combined: true } };
  const chunks = [...makeDocuments(typesetter, { ...frame, fit }, made, [])];
  const parts = chunks.flatMap(({ pdf }) => (pdf ? [Buffer.from(writePdf(pdf))] : []));
  const combined = Buffer.concat(await Array.fromAsync(mergePdfs(Readable.from(parts), "All")));
  checkByQpdf(combined);
  const own = chunks.flatMap(({ files }) => [...files]);
  assert.equal(own.length, made.length);
  assert.deepEqual(readByTags(combined), own.flatMap(readByTags));
  const pages = await Array.fromAsync(rasterise(combined, 60, [2, 3, 4]));
  for (const [index, page] of pages.entries()) {
    const [alone] = await Array.fromAsync(rasterise(own[index + 2] ?? combined, 60));
    assert.ok(alone && Buffer.from(page.data).equals(Buffer.from(alone.data)));
  }
});

test("leaves badges to the engine that are read from right to left", async () => {
  const { files } = await stampedBadges(badgeNames, catalogue.find("badge"), "he-IL");
  assert.equal(files.size, 0);
});

test("leaves a badge to the engine whose name isn't plain or gets hyphens", async () => {
  const left = ["عبد الرحمن", "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"];
  const { made, files } = await stampedBadges([...badgeNames, ...left]);
  assert.deepEqual(
    made.filter((document) => !files.has(document)).map(({ values }) => values.name),
    left,
  );
});

test("leaves a ticket to the engine of which a text is too long", async () => {
  const seats = [...badgeNames.map((_, row) => `${row}`), "W".repeat(60)];
  const csv = csvOf([["Holder", "Seat"], ...seats.map((seat, row) => [`Zoë ${row}`, seat])]);
  const { assignment, documents } = await fitSheet(withSamples(catalogue.find("ticket")), csv);
  const tooLong = typesetDocuments(assignment, documents).tooLong.map(({ record }) => record);
  assert.deepEqual([...new Set(tooLong)], [badgeNames.length]);
  const made = documents.map((document, index): ShardDocument => ({ ...document, filename: `${index}.pdf` }));
  const files = stampDocuments(typesetter, await framed(assignment, "pdf"), made);
  assert.deepEqual(
    made.flatMap((document, row) => (files.has(document) ? [] : row)),
    [badgeNames.length],
  );
});

test("stamps nothing where a field is printed beyond its regions", async () => {
  const template = catalogue.find("badge");
  // A code is drawn where no region is, so that it has to be known as a code.
  const { files } = await stampedBadges(badgeNames, {
    ...template,
    stamped: { fields: ["name"], settings: [], lines: [], letters: 100, regions: true },
  });
  assert.equal(files.size, 0);
  const certificate = catalogue.find("certificate");
  const stamped = { fields: ["recipient"], settings: [], lines: [], letters: 100, regions: true };
  const csv = csvOf([["Full name"], ...badgeNames.map((name) => [name])]);
  const { assignment, documents } = await fitSheet(withSamples({ ...certificate, stamped }), csv);
  const made = documents.map((document, index): ShardDocument => ({ ...document, filename: `${index}.pdf` }));
  assert.equal(stampDocuments(typesetter, await framed(assignment, "pdf"), made).size, 0);
});
