import assert from "node:assert/strict";
import { test } from "node:test";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import { copiedTexts } from "#lib/generation/templates/checks/printed/rasterise.fixture.ts";
import { csvOf, fitSheet, typesetter } from "#lib/generation/templates/checks/typeset-sheet.fixture.ts";
import { withSamples } from "#lib/generation/templates/definition-in.ts";
import { batchFrame } from "./batch-frame.ts";
import { makeDocuments } from "./make-documents.ts";
import type { ShardDocument } from "./shard-file.ts";
import { sharedBackground } from "./shared-background.ts";
import { stampDocuments } from "./stamped-documents.ts";

const count = 120;
/** Every third name doesn't fit on a line, so that the engine lays it out. */
const nameOf = (row: number) =>
  `Row ${row}${row % 3 === 0 ? " of a name that is much longer than a line can be".repeat(2) : ""}`;

async function shard(combined: boolean) {
  const csv = csvOf([["Full name"], ...Array.from({ length: count }, (_, row) => [nameOf(row)])]);
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
    chunk.made.map((document, index) => ({ document, file: chunk.documents[index] })),
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
    Buffer.concat([...makeDocuments(typesetter, frame, all, [])].flatMap(({ documents }) => documents));
  assert.ok(bytesOf(one).equals(bytesOf(other)));
});

test("parts of a combined file are laid out as a whole", async () => {
  const { frame, all } = await shard(true);
  const chunks = [...makeDocuments(typesetter, frame, all, [])];
  assert.equal(chunks.flatMap(({ pdf }) => pdf?.pages ?? []).length, count);
});
