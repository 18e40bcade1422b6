import { closeSync, openSync, writeSync } from "node:fs";
import { csvLine } from "../../mapping/problems/problems-csv.ts";
import { cellText } from "../../spreadsheet/table.ts";
import type { WorkerTasks } from "../protocol.ts";
import { readRows } from "./rows/table-file.ts";

type Task = WorkerTasks["writeSheet"];

/** About 100 kB a write. */
const rowsPerWrite = 1_000;

/** Writes the visitor's whole spreadsheet with their corrections, each cell as its program shows it. */
export async function writeSheetTask({ table, columns, delimiter, path }: Task["input"]): Promise<undefined> {
  const file = openSync(path, "wx");
  try {
    // The byte order mark tells Excel that the file is UTF-8.
    let lines = [`\ufeff${csvLine(columns, delimiter)}`];
    for await (const { cells } of readRows(table, { from: 1, to: Number.POSITIVE_INFINITY })) {
      lines.push(csvLine(cells.map(cellText), delimiter, true));
      if (lines.length < rowsPerWrite) continue;
      writeSync(file, lines.join(""));
      lines = [];
    }
    writeSync(file, lines.join(""));
  } finally {
    closeSync(file);
  }
}
