import { createHash } from "node:crypto";
import type { Preview } from "#lib/contracts/sessions/session.ts";
import { keepRecent } from "#lib/generation/common/keep-recent.ts";
import { groupOf } from "#lib/generation/mapping/documents/row-grouping.ts";
import type { Assignment, TableFile } from "../../protocol.ts";
import { documentsKey } from "./document-rows.ts";
import { readRowFilter } from "./read-row-filter.ts";
import { readRows } from "./table-file.ts";

/** The rows that meet the conditions, in order: four bytes each. */
const kept = keepRecent<Uint32Array>(8);

/**
 * The row to preview, and the rows before and after it that can be previewed. With conditions, only rows that meet them
 * can: of others, the next one that does is previewed, or else the last. Null if no row does. The first call reads the
 * whole range.
 */
export async function findShownRow(
  table: TableFile,
  assignment: Assignment,
  row: number,
): Promise<Pick<Preview, "row" | "previous" | "next"> | null> {
  const { rows, fit } = assignment;
  const { rowCount = rows.to } = fit;
  const beside = { row, previous: row > 1 ? row - 1 : null, next: row < rowCount ? row + 1 : null };
  if (!rows.where) return beside;
  const numbers = await kept(keyOf(table, assignment), () => readKeptRows(table, assignment));
  const found = numbers.findIndex((each) => each >= row);
  const at = found < 0 ? numbers.length - 1 : found;
  const shown = numbers[at];
  if (shown === undefined) return null;
  return { row: shown, previous: numbers[at - 1] ?? null, next: numbers[at + 1] ?? null };
}

async function readKeptRows(table: TableFile, assignment: Assignment): Promise<Uint32Array> {
  const keeps = await readRowFilter(table, assignment);
  const numbers: number[] = [];
  for await (const row of readRows(table, assignment.rows)) if (keeps(row)) numbers.push(row.row);
  return Uint32Array.from(numbers);
}

/** Covers everything that decides which rows are kept. A table's file never changes under the same path. */
function keyOf(table: TableFile, assignment: Assignment): string {
  const { fit, rows } = assignment;
  // The rows of a document share cells.
  if (groupOf(fit)) return documentsKey(table, assignment);
  const { path, corrections = [] } = table;
  const { columns, readings } = fit;
  const text = JSON.stringify([path, corrections, rows, columns.map(({ name }) => name), readings]);
  return createHash("sha256").update(text).digest("base64url");
}
