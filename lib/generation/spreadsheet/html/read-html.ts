import { refuseKind } from "../../formats/foreign-kinds.ts";
import type { MergedCells, MergedRange } from "../merged-cells.ts";
import { readHead } from "../read-head.ts";
import type { ReadLimits, SheetRow } from "../table.ts";
import { decodeFile } from "../text/decode.ts";
import { checkEncoding, detectEncoding } from "../text/encoding.ts";
import { strictWidth } from "../workbook/sheets/choose-sheet.ts";
import { createTableReader, type TableEvents } from "./html-tables.ts";

/** The encoding that the file states, unless its bytes tell another (HTML Standard, 13.2.3). */
async function encodingOf(path: string): Promise<string> {
  const detected = await detectEncoding(path);
  const head = (await readHead(path)).toString("latin1", 0, 4_096);
  const stated = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1];
  if (detected.startsWith("utf") || stated === undefined || /^utf/i.test(stated)) return detected;
  try {
    return checkEncoding(stated);
  } catch {
    return detected;
  }
}

/** Streams the rows of all tables; awaits `afterPiece` between pieces of some 64 kB. */
async function readTables(
  path: string,
  encoding: string,
  events: TableEvents,
  afterPiece: () => Promise<void> | undefined = () => undefined,
): Promise<void> {
  const reader = createTableReader(events);
  for await (const piece of decodeFile(path, encoding)) {
    reader.write(piece);
    await afterPiece();
  }
  reader.end();
  await afterPiece();
}

/** The largest table has at least this part of the cells of all that could be one. */
const clearShare = 0.8;

/** Which of the tables holds the data: it has rows of several cells, and no other comes near. */
async function findTable(path: string, encoding: string): Promise<number> {
  const sizes = new Map<number, { rows: number; cells: number }>();
  const layouts = new Set<number>();
  await readTables(path, encoding, {
    row(table, { cells }) {
      const filled = cells.filter((cell) => cell !== "").length;
      if (filled === 0) return;
      const size = sizes.get(table) ?? { rows: 0, cells: 0 };
      sizes.set(table, { rows: size.rows + 1, cells: size.cells + filled });
    },
    layout: (table) => layouts.add(table),
  });
  const tables = [...sizes].filter(([table, { rows }]) => !layouts.has(table) && rows > 1);
  const [largest] = tables.toSorted(([, one], [, other]) => other.cells - one.cells);
  const cells = tables.reduce((sum, [, size]) => sum + size.cells, 0);
  if (largest === undefined) throw refuseKind("web");
  if (largest[1].cells < cells * clearShare) throw refuseKind("webTables");
  return largest[0];
}

/**
 * Streams the rows of the table in HTML, which many web programs export as `.xls`. Reads the file twice. Throws
 * `unsupported_kind` without a table, or if several could be meant, and `too_many_columns`.
 */
export async function readHtmlRows(
  path: string,
  limits: ReadLimits,
  onRow: (row: SheetRow) => void | Promise<void>,
  mergedCells: MergedCells,
): Promise<void> {
  const encoding = await encodingOf(path);
  const wanted = await findTable(path, encoding);
  const width = strictWidth(limits);
  let rows: SheetRow[] = [];
  const row = (table: number, read: SheetRow) => {
    if (table !== wanted) return;
    const last = read.cells.findLastIndex((cell) => cell !== "");
    if (last >= width.columns) width.onBeyond(read.sheetRow, last);
    mergedCells.fill(read);
    rows.push(read);
  };
  const merged = (table: number, range: MergedRange) => table === wanted && mergedCells.add(range);
  await readTables(path, encoding, { row, merged, layout: () => undefined }, async () => {
    const ready = rows;
    rows = [];
    for (const each of ready) await onRow(each);
  });
}
