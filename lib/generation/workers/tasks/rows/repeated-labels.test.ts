import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import type { SkipCode } from "#lib/contracts/row-problem.ts";
import { labelsOf } from "#lib/generation/mapping/documents/sheet-documents.ts";
import { fitOf } from "#lib/generation/mapping/mapping.fixture.ts";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import type { Assignment, TableFile } from "../../protocol.ts";
import { findDocumentRows } from "./document-rows.ts";
import { readDocument, readDocuments } from "./documents.ts";
import { createTableWriter } from "./table-file.ts";

function tableOf(context: TestContext, rows: string[][]): TableFile {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-repeated-"));
  context.after(() => rmSync(folder, { recursive: true }));
  const writer = createTableWriter(join(folder, "table"));
  for (const [index, cells] of rows.entries()) writer.add({ row: index + 1, sheetRow: index + 2, cells });
  const offsets = writer.finish();
  writer.close();
  return { path: join(folder, "table"), offsets };
}

function assignmentOf(template: string, to: number, skip: SkipCode[]): Assignment {
  const columns = ["Name", "Street", "City"].map((name) => ({ name, type: "text" as const, samples: [], empty: 0 }));
  const fit = { ...fitOf(readCatalogue(process.cwd()).find(template), columns), skip };
  return { fit, tooLong: [], rows: { from: 1, to }, images: {}, pictures: null };
}

/** 30 addresses, some of them repeated, in other capitals, or for another person. */
const addresses = Array.from({ length: 30 }, (_, index) => [`Ann ${index}`, `Kai ${index}`, "Wien"]);
addresses.splice(3, 0, ["ANN 1", "Kai 1.", "Wien"], ["Bo 1", "Kai 1", "Wien"]);
addresses.push(["Ann 2", "Kai 2", "Wien"], ["", "", ""], ["", "", ""]);

const rowsOf = (documents: Parameters<typeof labelsOf>[0][]) =>
  documents.flatMap((document) => (labelsOf(document) ?? []).map(({ row }) => row));

test("a repeated label is reported, and skipped if such rows are skipped", async (context) => {
  const table = tableOf(context, addresses);
  const documents = await Array.fromAsync(readDocuments(table, assignmentOf("labels", addresses.length, [])));
  const repeated = documents.flatMap(({ problems }) => problems.filter(({ code }) => code === "repeated_label"));
  assert.deepEqual(
    repeated.map(({ row, severity }) => [row, severity]),
    [
      [4, "warning"],
      [33, "warning"],
    ],
  );
  assert.equal(rowsOf(documents).length, 33);
  const skipped = await Array.fromAsync(
    readDocuments(table, assignmentOf("labels", addresses.length, ["repeated_label"])),
  );
  assert.equal(rowsOf(skipped).length, 31);
  assert.ok(![4, 33].some((row) => rowsOf(skipped).includes(row)));
});

test("a label that only a skipped row has as well isn't skipped", async (context) => {
  const table = tableOf(context, addresses);
  const assignment = assignmentOf("labels", addresses.length, ["mended_row", "repeated_label"]);
  const oddRows = [{ row: 2, sheetRow: 3, code: "mended_row" as const }];
  const documents = await Array.fromAsync(readDocuments(table, { ...assignment, oddRows }));
  assert.ok(!rowsOf(documents).includes(2));
  assert.ok(rowsOf(documents).includes(4));
  assert.ok(!rowsOf(documents).includes(33));
});

test("the preview of a sheet skips labels of another sheet, as the sheet itself does", async (context) => {
  const table = tableOf(context, addresses);
  for (const skip of [[], ["repeated_label"]] satisfies SkipCode[][]) {
    const assignment = assignmentOf("labels", addresses.length, skip);
    const documents = await Array.fromAsync(readDocuments(table, assignment));
    for (const row of [1, 4, 23, 33]) {
      const found = await findDocumentRows(table, assignment, row);
      assert.ok(found);
      const expected = documents.find(({ rows }) => rows.includes(row));
      assert.deepEqual(await readDocument(table, assignment, found), expected);
    }
  }
});

test("badges and cards may repeat", async (context) => {
  const table = tableOf(context, [
    ["Ann", "", ""],
    ["Ann", "", ""],
  ]);
  const made = await Array.fromAsync(readDocuments(table, assignmentOf("place-cards", 2, [])));
  assert.deepEqual(
    made.flatMap(({ problems }) => problems),
    [],
  );
});
