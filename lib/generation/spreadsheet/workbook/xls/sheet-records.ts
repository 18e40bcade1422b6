import type { MergedRange } from "../../merged-cells.ts";
import type { Cell } from "../../table.ts";
import { isZero } from "../cell.ts";
import type { MarkedRow, Width } from "../sheets/sheet-rows.ts";
import { isCell, readCellRecord } from "./cell-record.ts";
import type { XlsGlobals } from "./globals.ts";
import { damagedWorkbook, openSubstream, type Substream, types } from "./records.ts";

/** Rows are numbered by 16 bits. */
const mostRows = 65_536;
const hiddenBit = 0x20;
/** Of a run of columns ([MS-XLS], ColInfo). */
const hiddenColumnBit = 1;
/** Of a sheet's window: whether it shows zeros ([MS-XLS], Window2). */
const zerosBit = 0x10;
const mostColumns = 256;
/** No program writes a cell twice, but a file of cells in one place would take as long as one of a million rows. */
const mostRepeated = 100_000;
const placesPerRow = 2 ** 32;

type Records = Pick<Substream, "type" | "start" | "end" | "next">;

/** Where the rows of a sheet are. */
export interface SheetOutline {
  /** 1 for each row that is hidden or filtered out, by its number from 0. */
  hidden: Uint8Array;
  /** Whether the cells are written in the order of their rows. */
  isSorted: boolean;
  hidesZeros: boolean;
  /** Runs of hidden columns, from 0. */
  hiddenColumns: [first: number, last: number][];
  merged: MergedRange[];
  /** The length of the sheet's records. */
  bytes: number;
}

/** Walks through a sheet once: what hides a row may come after its cells, and those may come in any order. */
export function outlineSheet(stream: Buffer, offset: number): SheetOutline {
  const records = openSubstream(stream, offset);
  const hidden = new Uint8Array(mostRows);
  const hiddenColumns: SheetOutline["hiddenColumns"] = [];
  const merged: MergedRange[] = [];
  let isSorted = true;
  let hidesZeros = false;
  let last = 0;
  const countRepeated = repetitions();
  while (records.next()) {
    const { type, start, end } = records;
    const isRow = type === types.row && end - start >= 14;
    if (isRow && (stream.readUInt8(start + 12) & hiddenBit) !== 0) hidden[stream.readUInt16LE(start)] = 1;
    if (type === types.window && end - start >= 2) hidesZeros = (stream.readUInt16LE(start) & zerosBit) === 0;
    if (type === types.columnInfo && end - start >= 10 && (stream.readUInt16LE(start + 8) & hiddenColumnBit) !== 0)
      hiddenColumns.push([stream.readUInt16LE(start), stream.readUInt16LE(start + 2)]);
    if (type === types.mergedCells) merged.push(...rangesOf(stream.subarray(start, end)));
    if (!isCell(records)) continue;
    const row = stream.readUInt16LE(start);
    isSorted &&= row >= last;
    last = row;
    countRepeated(row, stream.readUInt16LE(start + 2));
  }
  return { hidden, isSorted, hidesZeros, hiddenColumns, merged, bytes: records.end - offset };
}

/** Throws `damaged_file` once too many cells are in places that have one already. */
function repetitions(): (row: number, column: number) => void {
  let seen: Uint8Array | null = null;
  let repeated = 0;
  return (row, column) => {
    if (column >= mostColumns) return;
    seen ??= new Uint8Array((mostRows * mostColumns) / 8);
    const at = row * mostColumns + column;
    const bits = seen[at >> 3] ?? 0;
    repeated += (bits >> (at & 7)) & 1;
    seen[at >> 3] = bits | (1 << (at & 7));
    if (repeated > mostRepeated) throw damagedWorkbook("Cells are overwritten again and again");
  };
}

/** The merged cells that a record lists, after their number ([MS-XLS] 2.4.168). */
function rangesOf(record: Buffer): MergedRange[] {
  return Array.from({ length: Math.max(0, Math.floor((record.length - 2) / 8)) }, (_, at) => ({
    column: record.readUInt16LE(at * 8 + 6),
    first: record.readUInt16LE(at * 8 + 2) + 1,
    last: record.readUInt16LE(at * 8 + 4) + 1,
  }));
}

/** The records of the cells by row: each is known by where it starts, below its row's number. */
function sortedRecords(stream: Buffer, offset: number): Records {
  const records = openSubstream(stream, offset);
  const found: number[] = [];
  while (records.next()) {
    if (isCell(records)) found.push(stream.readUInt16LE(records.start) * placesPerRow + records.start);
  }
  const places = Float64Array.from(found).sort();
  let at = 0;
  const sorted: Records = {
    type: 0,
    start: 0,
    end: 0,
    next() {
      const start = (places[at++] ?? 0) % placesPerRow;
      if (start === 0) return false;
      const [type, length] = [stream.readUInt16LE(start - 4), stream.readUInt16LE(start - 2)];
      Object.assign(sorted, { type, start, end: start + length });
      return true;
    },
  };
  return sorted;
}

/**
 * Streams a sheet's rows that have values, hidden ones too. `onRow` returns false to stop. Throws `damaged_file`.
 */
export async function readXlsRows(
  stream: Buffer,
  offset: number,
  { hidden, isSorted, hidesZeros, hiddenColumns, merged }: SheetOutline,
  globals: XlsGlobals,
  width: Width,
  onRow: (row: MarkedRow) => void | boolean | Promise<void>,
): Promise<void> {
  const records = isSorted ? openSubstream(stream, offset) : sortedRecords(stream, offset);
  for (const [first, last] of hiddenColumns) width.onHidden?.(first, last);
  for (const range of merged) width.onMerged?.(range);
  let row = -1;
  let cells: Cell[] = [];
  const add = (column: number, cell: Cell) => {
    if (cell === "" || (hidesZeros && isZero(cell))) return;
    if (column >= width.columns) return width.onBeyond(row + 1, column);
    while (cells.length < column) cells.push("");
    cells[column] = cell;
  };
  const pass = () => (row < 0 ? undefined : onRow({ sheetRow: row + 1, hidden: hidden[row] === 1, cells }));
  while (records.next()) {
    if (!isCell(records)) continue;
    const next = stream.readUInt16LE(records.start);
    if (next !== row) {
      const answer = pass();
      if (answer === false) return;
      if (answer instanceof Promise) await answer;
      row = next;
      cells = [];
    }
    readCellRecord(stream, records, globals, add);
  }
  await pass();
}
