import { closeSync, createReadStream, ftruncateSync, openSync, writeSync } from "node:fs";
import { z } from "zod";
import type { RowRange } from "#lib/contracts/sessions/choices.ts";
import type { Cell, Row } from "#lib/generation/spreadsheet/table.ts";
import { plainNumber } from "#lib/generation/spreadsheet/values/plain-number.ts";
import type { TableFile } from "../../protocol.ts";

/** We keep the offset of every 256th row, so that any row is found without reading all rows before it. */
const rowsPerOffset = 256;
const bufferBytes = 1 << 20;

const format = z.union([z.number(), z.string()]).optional();

const CellSchema = z.union([
  z.string(),
  z.number().transform((value): Cell => ({ kind: "number", value, text: String(value) })),
  z.object({
    kind: z.literal("number"),
    value: z.number(),
    text: z.string(),
    exact: z.literal(false).optional(),
    unit: z.literal("days").optional(),
    currency: z.string().optional(),
    format,
  }),
  z.object({ kind: z.literal("date"), value: z.string(), text: z.string(), wraps: z.literal(true).optional(), format }),
  z.object({ kind: z.literal("boolean"), value: z.boolean(), text: z.string() }),
  z.object({ kind: z.literal("error"), text: z.string() }),
]);
const LineSchema = z.tuple([z.number(), z.number(), z.array(CellSchema)]);

/** A number cell is stored as a bare number if that shows the same text. Most do, which halves the file. */
function storedCell(cell: Cell): Cell | number {
  if (typeof cell !== "object" || cell.kind !== "number" || cell.unit || cell.format !== undefined) return cell;
  return plainNumber(cell.text) === cell.value ? cell.value : cell;
}

export interface TableWriter {
  add(row: Row): void;
  /** Drops all rows so far. */
  restart(): void;
  /** Writes the remaining rows and returns the offset of every 256th row. */
  finish(): number[];
  /** Call it in any case, also after an error. */
  close(): void;
}

/**
 * Writes a table's rows to a file, one per line; overwrites what a killed process may have left. Synchronous, because
 * the reading process has nothing else to do.
 */
export function createTableWriter(path: string): TableWriter {
  const file = openSync(path, "w");
  const offsets: number[] = [];
  let buffer = Buffer.allocUnsafe(bufferBytes);
  let used = 0;
  let written = 0;
  let rows = 0;
  const flush = () => {
    for (let at = 0; at < used; ) at += writeSync(file, buffer, at, used - at, written + at);
    written += used;
    used = 0;
  };
  return {
    add({ row, sheetRow, cells }) {
      if (rows % rowsPerOffset === 0) offsets.push(written + used);
      rows += 1;
      const line = `${JSON.stringify([row, sheetRow, cells.map(storedCell)])}\n`;
      // A UTF-16 unit takes at most three bytes in UTF-8.
      const most = line.length * 3;
      if (used + most > buffer.length) flush();
      if (most > buffer.length) buffer = Buffer.allocUnsafe(most);
      used += buffer.write(line, used);
    },
    restart() {
      ftruncateSync(file);
      offsets.length = 0;
      used = 0;
      written = 0;
      rows = 0;
    },
    finish() {
      flush();
      return offsets;
    },
    close: () => closeSync(file),
  };
}

/** The rows of a range, in order, with the visitor's corrections. */
export async function* readRows(table: TableFile, range: RowRange): AsyncGenerator<Row> {
  const corrected = corrector(table);
  for await (const row of readRowsAsRead(table, range)) yield corrected(row);
}

/** The same without corrections. */
export async function* readRowsAsRead({ path, offsets }: TableFile, range: RowRange): AsyncGenerator<Row> {
  const start = offsets[Math.floor((range.from - 1) / rowsPerOffset)];
  if (start === undefined) return;
  for await (const line of readLines(path, start)) {
    const [row, sheetRow, cells] = LineSchema.parse(JSON.parse(line));
    if (row > range.to) return;
    if (row >= range.from) yield { row, sheetRow, cells };
  }
}

/** Some rows, in order, and others near them. Reads across gaps of up to 256 rows, which is cheaper than seeking. */
export async function* readRowsNear(table: TableFile, rows: readonly number[]): AsyncGenerator<Row> {
  const ranges: RowRange[] = [];
  for (const row of rows) {
    const last = ranges.at(-1);
    if (last && row - last.to <= rowsPerOffset) last.to = row;
    else ranges.push({ from: row, to: row });
  }
  const corrected = corrector(table);
  for (const range of ranges) for await (const row of readRowsAsRead(table, range)) yield corrected(row);
}

/** Puts corrected texts into rows, as text cells: they are read by the rules for a text in their column. */
function corrector({ corrections = [] }: TableFile): (row: Row) => Row {
  const byRow = Map.groupBy(corrections, ([row]) => row);
  return (row) => {
    const own = byRow.get(row.row);
    if (!own) return row;
    const cells = [...row.cells];
    for (const [, column, text] of own) cells[column] = text;
    return { ...row, cells };
  };
}

/** The lines of a file. JSON contains no bare line feed, so each line is one value. */
export async function* readLines(path: string, start = 0): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of createReadStream(path, { start, encoding: "utf8", highWaterMark: 1 << 18 })) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
