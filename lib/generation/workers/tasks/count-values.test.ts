import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import { certificate, columns, fitOf } from "../../mapping/mapping.fixture.ts";
import type { CellCorrection } from "../protocol.ts";
import { countValuesTask } from "./count-values.ts";
import { createTableWriter } from "./rows/table-file.ts";

async function counted(context: TestContext, values: readonly string[], corrections: CellCorrection[] = []) {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-values-"));
  context.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "table");
  const writer = createTableWriter(path);
  for (const [index, value] of values.entries())
    writer.add({ row: index + 1, sheetRow: index + 2, cells: ["", value] });
  const offsets = writer.finish();
  writer.close();
  const rows = { from: 1, to: values.length };
  const fit = fitOf(certificate, columns({ Name: "text", Status: "text" }));
  return countValuesTask({ table: { path, offsets, corrections }, assignment: { fit, rows }, column: 1 });
}

test("counts equal values as one, the most frequent first, with empty cells and corrections", async (context) => {
  const found = await counted(context, ["free", "Paid", "paid ", "", "PAID", "gone"], [[6, 1, "free"]]);
  assert.deepEqual(found, {
    values: [
      { value: "Paid", count: 3 },
      { value: "free", count: 2 },
      { value: "", count: 1 },
    ],
    distinct: 3,
  });
});

test("lists only some of many values, and none that is too long for a condition", async (context) => {
  const long = Array.from({ length: 20 }, (_, index) => "x".repeat(limits.conditionCharacters) + (index % 10));
  const short = Array.from({ length: 500 }, (_, index) => `Ann ${index}`);
  const { values, distinct } = await counted(context, [...long, ...short, "Ann 77", "Ann 499"]);
  assert.deepEqual([values.length, distinct], [limits.conditionValues, 510]);
  assert.deepEqual(values.slice(0, 3), [
    { value: "Ann 77", count: 2 },
    { value: "Ann 499", count: 2 },
    { value: "Ann 0", count: 1 },
  ]);
});
