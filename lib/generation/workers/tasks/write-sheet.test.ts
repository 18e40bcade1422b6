import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { CellCorrection } from "../protocol.ts";
import { createTableWriter } from "./rows/table-file.ts";
import { readSheetTask, writeSheetTask } from "./write-sheet.ts";

test("the parts of a corrected sheet add up to the whole, in any size", async (context) => {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-sheet-"));
  context.after(() => rmSync(folder, { recursive: true }));
  const writer = createTableWriter(join(folder, "table"));
  for (let row = 1; row <= 600; row += 1) {
    writer.add({ row, sheetRow: row + 1, cells: [`Zoë; "${row}"`, row === 300 ? "x".repeat(5_000) : "=1+1"] });
  }
  const offsets = writer.finish();
  writer.close();
  const table = { path: join(folder, "table"), offsets, corrections: [[7, 0, "Jörg"]] satisfies CellCorrection[] };
  const sheet = { table, columns: ["Name", "Note"], delimiter: ";" };
  const path = join(folder, "whole.csv");
  await writeSheetTask({ ...sheet, path });
  const whole = readFileSync(path, "utf8");
  assert.match(whole, /^\ufeff"Name";"Note"\r\n[\s\S]*"Jörg";/);
  for (const most of [1, 900, 1e6]) {
    const parts: string[] = [];
    for (let from: number | null = 1; from !== null; ) {
      const { text, next }: Awaited<ReturnType<typeof readSheetTask>> = await readSheetTask({ ...sheet, from, most });
      parts.push(text);
      from = next;
    }
    assert.equal(parts.join(""), whole, `${most}`);
    assert.equal(parts.length, { 1: 600, 900: parts.length, 1e6: 1 }[most]);
    assert.ok(parts.every(({ length }) => length <= Math.max(most, 5_100)));
  }
});
