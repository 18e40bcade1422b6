import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { Document } from "#lib/generation/mapping/documents/document.ts";
import { labelsOf } from "#lib/generation/mapping/documents/sheet-documents.ts";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import { fitSheet, typesetter } from "#lib/generation/templates/checks/typeset-sheet.fixture.ts";
import type { Place, TooLong } from "#lib/generation/typesetting/marks.ts";
import type { Batch, Typesetter } from "#lib/generation/typesetting/typesetter.ts";
import { findTooLong } from "../preflight/find-too-long.ts";
import { batchFrame } from "../render/batch-frame.ts";
import { makeShardTask } from "../render/make-shard.ts";
import { writeShard } from "../render/shard-file.ts";
import { withoutTooLong } from "./too-long.ts";

const template = readCatalogue(process.cwd()).find("labels");
type Found = Place & TooLong;

const mark = { field: "name", points: 6 };

/**
 * Renders four labels, two per sheet, after skipping the second row. `find` decides what each compile reports as too
 * long.
 */
async function renderFinding(find: (batch: Batch) => Found[]) {
  const grid = { columns: 1, rows: 2, labelWidth: 100, labelHeight: 100 };
  const csv = "Name,Street,City\nAnn,A 1,Wien\n,B 2,Wien\nCy,C 3,Wien\nDi,D 4,Wien\nEd,E 5,Wien\n";
  const { assignment, documents } = await fitSheet(template, csv, { sheet: "custom", ...grid });
  const output = { ...assignment.fit.output, archive: true };
  let compiles = 0;
  const finding: Typesetter = {
    ...typesetter,
    typeset(batch) {
      compiles += 1;
      assert.ok(compiles < 10, "it goes on for ever");
      return { ...typesetter.typeset(batch), tooLong: find(batch) };
    },
  };
  const folder = mkdtempSync(join(tmpdir(), "rowpress-too-long-"));
  try {
    const shardPath = join(folder, "1.ndjson");
    writeShard(
      shardPath,
      documents.map((document) => ({ ...document, ...named(document) })),
    );
    const fit = { ...assignment.fit, output };
    const input = { shardPath, assignment: { ...assignment, fit }, createdAt: 1e12, folder };
    const { problems, done } = await makeShardTask(input, finding);
    const entries = JSON.parse(readFileSync(join(folder, "entries.json"), "utf8")) as { name: string }[];
    const names = entries.map(({ name }) => name);
    return { done, names, problems: problems.map(({ row, code }) => [row, code]) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Names documents as a session with the file name `{Name}` does. */
function named(document: Document) {
  const labels = labelsOf(document)?.map((label) => ({ ...label, filename: `${label.values.name}`, title: "Labels" }));
  return { values: { labels }, filename: `${labels?.[0]?.filename}.pdf` };
}

const errors = (rows: number[]) => rows.map((row) => [row, "text_too_long"]);

test("a text that is too long outside the labels skips its sheet, with an error for each row on it", async () => {
  for (const label of [null, 7]) {
    const all = await renderFinding(({ records }) => records.map((_, record) => ({ ...mark, record, label })));
    assert.deepEqual(all, { done: 0, names: [], problems: errors([1, 3, 4, 5]) });
    const second = await renderFinding(({ records }) => (records[1] ? [{ ...mark, record: 1, label }] : []));
    assert.deepEqual(second, { done: 1, names: ["Ann.pdf"], problems: errors([4, 5]) });
  }
});

test("a check before the start also finds a text outside the labels", async () => {
  const { assignment, documents } = await fitSheet(template, "Name,Street,City\nAnn,A 1,Wien\nBo,B 2,Wien\n");
  const found = [{ ...mark, record: 0, label: 7 }];
  const finding: Typesetter = {
    ...typesetter,
    sketch: () => found,
    typeset: (batch) => ({
      ...typesetter.typeset(batch),
      tooLong: labelsOf(batch.records[0] ?? { values: {} })?.length === 2 ? found : [],
    }),
  };
  const records = documents.map(({ values, settings }) => ({ values, settings }));
  assert.deepEqual(await findTooLong(finding, { ...batchFrame(assignment), records }), found);
});

test("a sheet whose first label is too long is named after the next one, unlike any other document", async () => {
  const isFull = ({ records: [first] }: Batch) => labelsOf(first ?? { values: {} })?.length === 2;
  const found = await renderFinding((batch) => (isFull(batch) ? [{ ...mark, record: 0, label: 0 }] : []));
  assert.deepEqual(found, { done: 2, names: ["Cy\u00a0(4).pdf", "Di.pdf"], problems: errors([1]) });
});

test("a text that is too long in no document is a defect, and isn't searched for repeatedly", () => {
  const document = { rows: [1], sheetRows: [2], values: {} };
  assert.throws(
    () => withoutTooLong([document], [{ ...mark, record: 1, label: null }]),
    /document 1, which does not exist/,
  );
});
