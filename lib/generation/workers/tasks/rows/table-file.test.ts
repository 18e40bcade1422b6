import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { Cell, Row } from "#lib/generation/spreadsheet/table.ts";
import { createTableWriter, readRows } from "./table-file.ts";

test("rows are read as they were written, starting at any of them", async (context) => {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-table-"));
  context.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "table");
  const cellsOf = (at: number): Cell[] => [
    `Şebnem "${at}"\n\u2028`,
    at === 300 ? "x".repeat(2_000_000) : "",
    { kind: "number", value: at / 8, text: String(at / 8) },
    { kind: "number", value: at, text: `${at}.00 €` },
    { kind: "number", value: 1e21, text: "1E+21" },
    { kind: "number", value: at, text: String(at), format: 37 },
    { kind: "date", value: "2026-11-21", text: "21/11/2026" },
    { kind: "date", value: "2026-11-21", text: "21 Nov 2026", format: "d mmm yyyy" },
    { kind: "boolean", value: true, text: "TRUE" },
    { kind: "error", text: "#N/A" },
  ];
  const rows: Row[] = Array.from({ length: 600 }, (_, at) => ({ row: at + 1, sheetRow: at + 5, cells: cellsOf(at) }));
  writeFileSync(path, "[1,1,["); // left behind by a killed process
  const writer = createTableWriter(path);
  for (const row of rows) writer.add(row);
  const offsets = writer.finish();
  writer.close();
  for (const [from, to] of [
    [1, 600],
    [257, 258],
    [300, 302],
    [512, 514],
  ] as const) {
    const read = await Array.fromAsync(readRows({ path, offsets }, { from, to }));
    assert.deepEqual(read, rows.slice(from - 1, to));
  }
});
