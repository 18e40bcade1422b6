import { limits } from "#lib/contracts/limits.ts";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";
import { createHtmlScanner } from "../../formats/html-scanner.ts";
import type { MergedRange } from "../merged-cells.ts";
import type { SheetRow } from "../table.ts";
import { checkListed, joinedText } from "../workbook/package/hostile-part.ts";

interface OpenTable {
  /** Tables count from 0, in the order in which they open. */
  table: number;
  sheetRow: number;
  cells: string[];
  /** How many more rows each column is covered by a cell above. */
  covered: number[];
}

export interface TableEvents {
  row(table: number, row: SheetRow): void;
  /** A cell runs down over several rows. */
  merged?(table: number, range: MergedRange): void;
  /** The table has another one in a cell: it only lays out a page. */
  layout(table: number): void;
}

const lineBreaks = new Set(["br", "p", "div", "li"]);
/** A cell has no more columns and rows (HTML Standard, 4.9.11). */
const [mostColumns, mostRows] = [1_000, 65_534];
const deepest = 100;

function span(written: string | undefined, most: number): number {
  const count = Number(written);
  return Number.isInteger(count) && count > 1 ? Math.min(count, most) : 1;
}

/** Removes spaces as a browser does. */
function shownText(text: string): string {
  return text
    .replace(/[ \t\f\u00a0]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .trim();
}

/** Reads the rows of all tables in HTML. A cell over several columns or rows has its text in the first. */
export function createTableReader(events: TableEvents): { write(piece: string): void; end(): void } {
  const open: OpenTable[] = [];
  let tables = 0;
  let places = 0;
  let cell: { text: string; columns: number; rows: number } | undefined;

  function closeCell(): void {
    const current = open.at(-1);
    if (cell === undefined || current === undefined) return;
    const { cells, covered, table, sheetRow } = current;
    while ((covered[cells.length] ?? 0) > 0) cells.push("");
    if (cell.rows > 1) {
      events.merged?.(table, { column: cells.length, first: sheetRow + 1, last: sheetRow + cell.rows });
    }
    for (let at = 0; at < cell.columns; at++) {
      if (cell.rows > 1) covered[cells.length] = cell.rows;
      cells.push(at === 0 ? shownText(cell.text) : "");
    }
    checkListed(cells.length);
    cell = undefined;
  }

  function closeRow(): void {
    closeCell();
    const current = open.at(-1);
    if (current === undefined || current.cells.length === 0) return;
    events.row(current.table, { sheetRow: ++current.sheetRow, cells: current.cells });
    // A cell may cover thousands of others: a few bytes then cost as much as a whole row.
    places += Math.max(current.cells.length, current.covered.length);
    if (places > limits.cells) throw new AppError("too_large", msg("sheet.cells", { most: limits.cells }));
    const covered = current.covered.map((rows) => Math.max(0, rows - 1));
    current.covered = covered.slice(0, covered.findLastIndex((rows) => rows > 0) + 1);
    current.cells = [];
  }

  return createHtmlScanner({
    open(name, attribute) {
      const current = open.at(-1);
      if (name === "table") {
        cell = undefined;
        if (current !== undefined) events.layout(current.table);
        checkListed(tables);
        if (open.length === deepest) open.shift();
        open.push({ table: tables++, sheetRow: 0, cells: [], covered: [] });
      } else if (current === undefined) return;
      else if (name === "tr") closeRow();
      else if (name === "td" || name === "th") {
        closeCell();
        cell = {
          text: "",
          columns: span(attribute("colspan"), mostColumns),
          rows: span(attribute("rowspan"), mostRows),
        };
      } else if (cell !== undefined && lineBreaks.has(name) && (name === "br" || cell.text.trim() !== "")) {
        cell.text = joinedText(cell.text, "\n");
      }
    },
    close(name) {
      if (name === "td" || name === "th") closeCell();
      else if (name === "tr") closeRow();
      else if (name === "table") {
        closeRow();
        open.pop();
      }
    },
    text(text) {
      if (cell !== undefined) cell.text = joinedText(cell.text, text.replace(/[\r\n]+/g, " "));
    },
  });
}
