import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { test } from "node:test";
import { mergePdfs } from "#lib/generation/archive/pdf/merge.ts";
import { checkByQpdf } from "#lib/generation/archive/pdf/qpdf.fixture.ts";
import { readByTags } from "#lib/generation/archive/pdf/reading-order/read-by-tags.fixture.ts";
import { writePdf } from "#lib/generation/archive/pdf/write-plain.ts";
import type { FoundProblem } from "#lib/generation/mapping/problems/found-problem.ts";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import { copiedTexts, rasterise } from "#lib/generation/templates/checks/printed/rasterise.fixture.ts";
import { csvOf, fitSheet, typesetter } from "#lib/generation/templates/checks/typeset-sheet.fixture.ts";
import { withSamples } from "#lib/generation/templates/definition-in.ts";
import { batchFrame } from "./batch-frame.ts";
import { makeDocuments } from "./make-documents.ts";
import type { ShardDocument } from "./shard-file.ts";
import { sharedBackground } from "./shared-background.ts";
import { stampDocuments } from "./stamped/stamped-documents.ts";

const count = 120;
/** A name that doesn't fit on a line, so that the engine lays it out, or one that does. */
const nameOf = (row: number, isLong: boolean) =>
  `Row ${row}${isLong ? " of a name that is much longer than a line can be".repeat(2) : ""}`;

const namesWith = (every: number) => Array.from({ length: count }, (_, row) => [nameOf(row, row % every === 1)]);

async function shard(combined: boolean, rows = namesWith(3)) {
  const csv = csvOf([["Full name", "Course"], ...rows]);
  const { assignment, documents } = await fitSheet(withSamples(readCatalogue(process.cwd()).find("certificate")), csv);
  const fit = { ...assignment.fit, output: { ...assignment.fit.output, combined } };
  const alike = batchFrame(assignment);
  const background = await sharedBackground(typesetter, alike, "pdf");
  const frame = { ...alike, standard: "pdf" as const, created: new Date(0), fit, background, grounds: null };
  return { frame, all: documents.map((document, row): ShardDocument => ({ ...document, filename: `${row}.pdf` })) };
}

test("documents that are stamped and others come in the order of their rows, each with its own text", async () => {
  const { frame, all } = await shard(false);
  assert.equal(stampDocuments(typesetter, frame, all).size, (count / 3) * 2);
  const chunks = [...makeDocuments(typesetter, frame, all, [])];
  const made = chunks.flatMap((chunk) =>
    chunk.documents.map((document, index) => ({ document, file: chunk.files[index] })),
  );
  assert.deepEqual(
    made.map(({ document }) => document),
    all,
  );
  for (const [row, { file }] of made.entries()) {
    const [text = ""] = await copiedTexts(file ?? new Uint8Array());
    assert.equal(/Row (\d+)/.exec(text)?.[1], String(row));
  }
});

test("the same documents are the same bytes again", async () => {
  const [one, other] = [await shard(false), await shard(false)];
  const bytesOf = ({ frame, all }: typeof one) =>
    Buffer.concat([...makeDocuments(typesetter, frame, all, [])].flatMap(({ files }) => files));
  assert.ok(bytesOf(one).equals(bytesOf(other)));
});

for (const every of [3, 40]) {
  test(`a combined file has all rows in order, where every ${every}th is laid out`, async () => {
    const { frame, all } = await shard(true, namesWith(every));
    const chunks = [...makeDocuments(typesetter, frame, all, [])];
    const parts = chunks.flatMap(({ pdf }) => (pdf ? [Buffer.from(writePdf(pdf))] : []));
    assert.equal(parts.length, 1, "each part has its fonts, which all have to be merged");
    const combined = Buffer.concat(await Array.fromAsync(mergePdfs(Readable.from(parts), "All")));
    checkByQpdf(combined);
    const texts = await copiedTexts(combined);
    assert.deepEqual(
      texts.map((text) => Number(/Row (\d+)/.exec(text)?.[1])),
      Array.from({ length: count }, (_, row) => row),
    );
    // What a screen reader says is what it says of the documents.
    const said = chunks.flatMap(({ files }) => [...files]).flatMap(readByTags);
    assert.deepEqual(readByTags(combined), said);
    const [first] = await Array.fromAsync(rasterise(combined, 60, [1]));
    const [alone] = await Array.fromAsync(rasterise(chunks.flatMap(({ files }) => [...files])[1] ?? combined, 60));
    assert.ok(first && alone && Buffer.from(first.data).equals(Buffer.from(alone.data)));
  });
}

test("a row whose text doesn't fit is reported once and left out of a combined file", async () => {
  const tooLong = 5;
  const rows = Array.from({ length: 30 }, (_, row) => [
    nameOf(row, row === 9),
    row === tooLong ? "Law ".repeat(110) : "Law",
  ]);
  const { frame, all } = await shard(true, rows);
  const problems: FoundProblem[] = [];
  const chunks = [...makeDocuments(typesetter, frame, all, problems)];
  assert.deepEqual(
    problems.map(({ row, code }) => [row, code]),
    [[tooLong + 1, "text_too_long"]],
  );
  const expected = all.filter((_, row) => row !== tooLong);
  assert.deepEqual(
    chunks.flatMap(({ documents }) => documents),
    expected,
  );
  const [pdf, ...others] = chunks.flatMap((each) => each.pdf ?? []);
  assert.deepEqual([pdf?.pages.length, others.length], [expected.length, 0]);
});
