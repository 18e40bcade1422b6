import { closeSync, openSync, writeSync } from "node:fs";
import { csvLine } from "../../mapping/problems/problems-csv.ts";
import { cellText } from "../../spreadsheet/table.ts";
import type { WorkerTasks } from "../protocol.ts";
import { readRows } from "./rows/table-file.ts";

type Write = WorkerTasks["writeSheet"];
type Read = WorkerTasks["readSheet"];

/** About 100 kB a write. */
const rowsPerWrite = 1_000;

/** The visitor's spreadsheet with their corrections as lines of CSV, each cell as its spreadsheet program shows it. */
async function* sheetLines({ table, columns, delimiter }: Omit<Read["input"], "from" | "most">, from = 1) {
  // The byte order mark tells Excel that the file is UTF-8.
  if (from === 1) yield { row: 0, line: `\ufeff${csvLine(columns, delimiter)}` };
  for await (const { row, cells } of readRows(table, { from, to: Number.POSITIVE_INFINITY })) {
    yield { row, line: csvLine(cells.map(cellText), delimiter, true) };
  }
}

/** Writes all rows as a new file; fails if there is one already. */
export async function writeSheetTask({ path, ...sheet }: Write["input"]): Promise<undefined> {
  const file = openSync(path, "wx");
  try {
    let lines: string[] = [];
    for await (const { line } of sheetLines(sheet)) {
      lines.push(line);
      if (lines.length < rowsPerWrite) continue;
      writeSync(file, lines.join(""));
      lines = [];
    }
    writeSync(file, lines.join(""));
  } finally {
    closeSync(file);
  }
}

/** A part of it, with at least one row. */
export async function readSheetTask({ from, most, ...sheet }: Read["input"]): Promise<Read["output"]> {
  let text = "";
  for await (const { row, line } of sheetLines(sheet, from)) {
    if (row > from && text.length + line.length > most) return { text, next: row };
    text += line;
  }
  return { text, next: null };
}
