import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { fitOf } from "#lib/generation/mapping/mapping.fixture.ts";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import type { Assignment, TableFile } from "../../protocol.ts";
import { documentsKey, findDocumentRows } from "./document-rows.ts";
import { readDocument, readDocuments } from "./documents.ts";
import { createTableWriter } from "./table-file.ts";

function tableOf(context: TestContext, rows: string[][]): TableFile {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-documents-"));
  context.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "table");
  const writer = createTableWriter(path);
  for (const [index, cells] of rows.entries()) writer.add({ row: index + 1, sheetRow: index + 2, cells });
  const offsets = writer.finish();
  writer.close();
  return { path, offsets };
}

function assignmentOf(template: string, columns: string[], settings = {}): Assignment {
  const found = columns.map((name) => ({ name, type: "text" as const, samples: [], empty: 0 }));
  const fit = fitOf(readCatalogue(process.cwd()).find(template), found);
  const whole = { ...fit, settings: { ...fit.settings, ...settings } };
  return { fit: whole, tooLong: [], rows: { from: 3, to: 1_200 }, images: {}, pictures: null };
}

/** Looking documents up by row must find the same documents as reading all of them. */
async function compare(table: TableFile, assignment: Assignment) {
  const documents = await Array.fromAsync(readDocuments(table, assignment));
  for (let row = 3; row <= 1_200; row += 61) {
    const found = await findDocumentRows(table, assignment, row);
    assert.ok(found);
    const expected = documents.find(({ rows }) => rows.includes(row));
    assert.deepEqual(await readDocument(table, assignment, found), expected);
  }
}

const invoiceColumns = ["Invoice no", "Customer", "Item", "Quantity", "Unit price"];
const invoices = Array.from({ length: 1_300 }, (_, index) => {
  const number = index % 3 === 0 ? index % 40 : Math.floor(index / 4);
  return [
    index % 50 === 0 ? "" : `R-${number}`,
    `Ann ${number % 7}`,
    `Item ${index}`,
    "2",
    index % 90 === 0 ? "?" : "5",
  ];
});

test("finds the rows of an invoice wherever they are", async (context) => {
  await compare(tableOf(context, invoices), assignmentOf("invoice", invoiceColumns));
});

test("finds the rows of an invoice among those that meet the conditions", async (context) => {
  const table = tableOf(context, invoices);
  const whole = assignmentOf("invoice", invoiceColumns);
  const where = [{ column: "Customer", isNot: ["ann 3", "Ann 4"] }];
  const assignment = { ...whole, rows: { ...whole.rows, where } };
  const documents = await Array.fromAsync(readDocuments(table, assignment));
  const [first, , last = first] = [documents[0], ...documents.slice(-2)];
  for (const document of [first, last]) {
    const found = await findDocumentRows(table, assignment, document?.rows.at(-1) ?? 0);
    assert.deepEqual(
      [found?.rows, found && (await readDocument(table, assignment, found))?.values],
      [document?.rows, document?.values],
    );
  }
  const skipped = invoices.findIndex(([, customer], index) => index > 3 && customer === "Ann 3") + 1;
  assert.equal(await findDocumentRows(table, assignment, skipped), null);
});

test("an order is kept or skipped as a whole if only its first row has the status", async (context) => {
  const table = tableOf(context, [
    ["#1001", "paid", "Bo", "Mug", "2", "3"],
    ["#1001", "", "", "Plate", "1", "4"],
    ["#1002", "refunded", "Åse", "Lamp", "1", "7"],
    ["#1002", "", "", "Bulb", "3", "1"],
  ]);
  const { fit, ...others } = assignmentOf("invoice", [
    "Invoice no",
    "Status",
    "Customer",
    "Item",
    "Quantity",
    "Unit price",
  ]);
  const withText = { ...fit, mapping: { ...fit.mapping, number: { text: "{Invoice no}/2026" } } };
  for (const each of [fit, withText]) {
    for (const condition of [{ isNot: ["refunded"] }, { is: ["paid"] }]) {
      const rows = { from: 1, to: 4, where: [{ column: "Status", ...condition }] };
      const documents = await Array.fromAsync(readDocuments(table, { ...others, fit: each, rows }));
      assert.deepEqual(
        documents.map(({ rows, problems }) => [rows, problems]),
        [[[1, 2], []]],
      );
    }
  }
});

test("finds the sheet of a label: the first is half used, and rows with errors take no label", async (context) => {
  const rows = Array.from({ length: 1_300 }, (_, index) => [
    index % 9 === 0 ? "" : `Ann ${index}`,
    "Kai 1",
    "1010 Wien",
  ]);
  const table = tableOf(context, rows);
  const assignment = assignmentOf("labels", ["Name", "Street", "City"], { start: 8 });
  await compare(table, assignment);
  const only = [[5, 300] as [number, number], [700, 1_100] as [number, number]];
  const known = await findDocumentRows(table, { ...assignment, only }, 300);
  assert.ok(known?.rows.includes(700));
  assert.equal(await findDocumentRows(table, { ...assignment, only }, 301), null);
});

test("is looked up again only if something changes that decides which rows belong together", () => {
  const table = { path: "/a", offsets: [0] };
  const assignment = assignmentOf("invoice", invoiceColumns);
  const { fit } = assignment;
  const other = (change: Partial<Assignment["fit"]>): [TableFile, Assignment] => [
    table,
    { ...assignment, fit: { ...fit, ...change } },
  ];
  const setting = (settings: Record<string, string | boolean>) => other({ settings: { ...fit.settings, ...settings } });
  const keys = (all: [TableFile, Assignment][]) => new Set(all.map(([file, each]) => documentsKey(file, each)));
  const same: [TableFile, Assignment][] = [
    [table, assignment],
    setting({ accent: "#000000" }),
    setting({ style: "ledger" }),
    setting({ note: "Thank you" }),
    other({ output: { ...fit.output, combined: true } }),
  ];
  assert.equal(keys(same).size, 1);
  const different: [TableFile, Assignment][] = [
    [table, assignment],
    [{ ...table, path: "/b" }, assignment],
    [table, { ...assignment, rows: { from: 3, to: 1_199 } }],
    [table, { ...assignment, only: [[5, 6]] }],
    setting({ note: "Thank you, {Customer}" }),
    setting({ note: "\ue000" }),
    setting({ iban: "DE1" }),
    setting({ paymentCode: false }),
    other({ mapping: { ...fit.mapping, number: { text: "{Customer}" } } }),
    other({ readings: fit.readings.map((reading) => ({ ...reading, decimal: "," as const })) }),
    other({ columns: fit.columns.map((column) => ({ ...column, type: "number" as const })) }),
    other({ output: { ...fit.output, locale: "de-DE" } }),
    other({ pictures: { names: ["a.png"], unreadable: [] } }),
  ];
  assert.equal(keys(different).size, different.length);
});
