import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import type { SkipCode } from "#lib/contracts/row-problem.ts";
import { fitOf } from "#lib/generation/mapping/mapping.fixture.ts";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import { readTableTask } from "../uploads/read-table.ts";
import { readDocuments } from "./documents.ts";

async function problemsOf(csv: string, skip: SkipCode[]) {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-odd-rows-"));
  try {
    const [path, tablePath] = [join(folder, "sheet.csv"), join(folder, "table.ndjson")];
    writeFileSync(path, csv);
    const { info, offsets } = await readTableTask({ path, options: {}, limits, tablePath });
    const fit = { ...fitOf(readCatalogue(process.cwd()).find("certificate"), info.source.columns), skip };
    const rows = { from: 1, to: info.source.rowCount };
    const assignment = { fit, tooLong: [], oddRows: info.oddRows, rows, images: {}, pictures: null };
    const documents = await Array.fromAsync(readDocuments({ path: tablePath, offsets }, assignment));
    return documents.flatMap(({ problems }) => problems.map(({ row, code, severity }) => [row, code, severity]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("a total row and a repeated header are reported before they become documents", async () => {
  const csv = "Full name,Course,Score\nAnna,Art,5\nBob,Art,6\nCleo,Maths,7\nFull name,Course,Score\nTotal,,18\n";
  const named = (await problemsOf(csv, [])).filter(([, code]) => code === "total_row" || code === "repeated_header");
  assert.deepEqual(named, [
    [4, "repeated_header", "warning"],
    [5, "total_row", "warning"],
  ]);
  const skipped = (await problemsOf(csv, ["total_row"])).filter(([, code]) => code === "total_row");
  assert.deepEqual(skipped, [[5, "total_row", "error"]]);
});
