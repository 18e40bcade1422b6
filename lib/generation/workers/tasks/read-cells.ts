import { createHash } from "node:crypto";
import { limits } from "#lib/contracts/limits.ts";
import { type Cell, cellText } from "../../spreadsheet/table.ts";
import type { TableFile, WorkerTasks } from "../protocol.ts";
import { readRowsAsRead, readRowsNear } from "./rows/table-file.ts";

type Task = WorkerTasks["readCells"];

/** Looks up the original texts of cells that a visitor corrects. */
export async function readCellsTask({ table, cells }: Task["input"]): Promise<Task["output"]> {
  const wanted = Map.groupBy(cells.keys(), (index) => cells[index]?.[0] ?? 0);
  const read: Task["output"] = cells.map(() => ({ text: null, rowDigest: "" }));
  const rows = [...wanted.keys()].sort((one, other) => one - other);
  for await (const { row, cells: found } of readRowsNear({ ...table, corrections: [] }, rows)) {
    const indexes = wanted.get(row) ?? [];
    const rowDigest = indexes.length > 0 ? digestOf(found) : "";
    for (const index of indexes) read[index] = { text: correctableText(found[cells[index]?.[1] ?? -1]), rowDigest };
  }
  return read;
}

function digestOf(cells: readonly Cell[]): string {
  return createHash("sha256")
    .update(JSON.stringify(cells.map(cellText)))
    .digest("base64url")
    .slice(0, 16);
}

/** The original texts of a row, so that the visitor can correct them. */
export async function readRowTexts(table: TableFile, row: number): Promise<(string | null)[]> {
  for await (const { cells } of readRowsAsRead(table, { from: row, to: row })) return cells.map(correctableText);
  return [];
}

function correctableText(cell: Cell | undefined): string | null {
  const text = cell === undefined ? null : cellText(cell);
  return text !== null && text.length <= limits.correctionCharacters ? text : null;
}
