import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import type { MergedRange } from "../../merged-cells.ts";
import { type Cell, cellText, noteUnvalued, type SheetRow } from "../../table.ts";
import { cellFrom, isZero } from "../cell.ts";
import { hostilePart, joinedText } from "../package/hostile-part.ts";
import { readXml, type XmlHandlers } from "../package/xml.ts";
import { columnAt, mostColumns, mostRows, readPlainCell, type WrittenCell } from "../plain-cell.ts";
import { isTrue } from "../workbook.ts";
import type { SheetContext } from "./sheet-context.ts";

/** A row, and whether the workbook hides it or filters it out. */
export interface MarkedRow extends SheetRow {
  hidden: boolean;
}

/** How many columns to read, and what to do with a value beyond them (`column` counts from 0) and with frozen rows. */
export interface Width {
  columns: number;
  onBeyond(sheetRow: number, column: number): void;
  /** Takes the number of rows that are frozen at the top. */
  onFrozen?(rows: number): void;
  /** Takes a run of hidden columns, before the rows. */
  onHidden?(first: number, last: number): void;
  /** Takes merged cells, some time before the end of the rows. */
  onMerged?(range: MergedRange): void;
}

function impossible(detail: ServerMessage): AppError {
  return new AppError("damaged_file", detail);
}

/** A cell's column, from 0; without a reference, the one after the previous cell. */
function columnOf(reference: string | undefined, previous: number): number {
  const column = reference === undefined ? previous + 1 : columnAt(reference, 0, reference.length);
  if (column >= 0 && column < mostColumns) return column;
  throw impossible(msg("workbook.cell", { place: reference ?? String(column + 1) }));
}

/** Rows come in order. */
function rowOf(attribute: string | undefined, previous: number): number {
  const row = attribute === undefined ? previous + 1 : Number(attribute);
  if (Number.isInteger(row) && row > previous && row <= mostRows) return row;
  throw impossible(msg("workbook.row", { row: attribute ?? String(row), previous: String(previous) }));
}

/** The rows and the first column of a range such as `A2:B4` (ECMA-376 part 1, 18.3.1.55); null for any other text. */
function rangeOf(reference: string | undefined): MergedRange | null {
  const [, start, first, last] = /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?[A-Z]{1,3}\$?(\d{1,7})$/i.exec(reference ?? "") ?? [];
  const column = columnAt(`${start}${first}`, 0, `${start}${first}`.length);
  return start === undefined || column < 0 ? null : { column, first: Number(first), last: Number(last) };
}

function emptyCell(): WrittenCell {
  return { column: -1, style: 0, type: undefined, text: "" };
}

/** All cells of a sheet share one object: there are millions. */
function clearCell(cell: WrittenCell, column: number): void {
  cell.column = column;
  cell.style = 0;
  cell.type = undefined;
  cell.text = "";
}

/** Passes on what elements before and after the rows say of a sheet (18.3.1.66, 18.3.1.13, 18.3.1.55). */
function reportLayout(name: string, attributes: Record<string, string>, width: Width): void {
  if (name === "pane" && attributes.state?.startsWith("frozen")) width.onFrozen?.(Number(attributes.ySplit ?? 0));
  if (name === "col" && isTrue(attributes.hidden))
    width.onHidden?.(Number(attributes.min) - 1, Number(attributes.max) - 1);
  const range = name === "mergeCell" ? rangeOf(attributes.ref) : null;
  if (range !== null) width.onMerged?.(range);
}

/** Handlers that assemble a sheet's rows (ECMA-376 part 1, 18.3.1) and pass them on. */
function rowHandlers(context: SheetContext, width: Width, onRow: (row: MarkedRow) => void): XmlHandlers {
  let inData = false;
  let hidesZeros = false;
  let row = { sheetRow: 0, hidden: false, cells: [] as Cell[], marked: 0, unvalued: undefined as number[] | undefined };
  /** The last cell's column. */
  let column = -1;
  const { marked: areMarked = [] } = context;
  const plain = emptyCell();
  const written = emptyCell();
  let collects = false;
  let inPhonetic = false;
  let isFormula = false;
  let hasValue = false;

  function addCell({ column: at, style, type, text }: WrittenCell): void {
    column = at;
    const cell = cellFrom(type, text, context.styles[style], context);
    if (cell === "" || (hidesZeros && isZero(cell))) return;
    if (areMarked[style]) row.marked++;
    if (column >= width.columns) {
      width.onBeyond(row.sheetRow, column);
    } else {
      while (row.cells.length < column) row.cells.push("");
      row.cells[column] = cell;
    }
  }

  function openRow({ r, hidden }: Record<string, string>): void {
    row = { sheetRow: rowOf(r, row.sheetRow), hidden: isTrue(hidden), cells: [], marked: 0, unvalued: undefined };
    column = -1;
  }

  function openCell({ r, s, t }: Record<string, string>): void {
    clearCell(written, columnOf(r, column));
    written.style = Number(s ?? 0);
    written.type = t;
    isFormula = false;
    hasValue = false;
  }

  function closeCell(): void {
    addCell(written);
    if (isFormula && !hasValue) noteUnvalued(row, column);
  }

  return {
    open(name, attributes) {
      // Form controls and extensions have other row elements, outside `sheetData`.
      if (!inData) {
        inData = name === "sheetData";
        if (name === "sheetView") hidesZeros ||= !isTrue(attributes.showZeros ?? "1");
        reportLayout(name, attributes, width);
      } else if (name === "row") openRow(attributes);
      else if (name === "c") openCell(attributes);
      else if (name === "v" || name === "t") {
        collects = !inPhonetic;
        hasValue = true;
      } else if (name === "f") isFormula = true;
      else if (name === "rPh") inPhonetic = true;
    },
    text(piece) {
      if (collects) written.text = joinedText(written.text, piece);
    },
    element(xml, at) {
      if (!inData || column + 1 >= mostColumns) return -1;
      clearCell(plain, column + 1);
      const end = readPlainCell(xml, at, plain);
      if (end >= 0) addCell(plain);
      return end;
    },
    close(name) {
      if (name === "v" || name === "t") collects = false;
      else if (name === "rPh") inPhonetic = false;
      else if (!inData) return;
      else if (name === "c") closeCell();
      else if (name === "sheetData") inData = false;
      else if (name === "row") onRow(row);
    },
  };
}

/**
 * The limit for the text of a chunk of rows. Cells refer to texts by index, and many cells can refer to a long one.
 */
const mostCharacters = 20_000_000;

function charactersOf(cells: Cell[]): number {
  let characters = 0;
  for (const cell of cells) characters += cellText(cell).length;
  return characters;
}

/**
 * Streams a worksheet's rows, including empty and hidden ones. `onRow` returns false to stop, which takes effect within
 * some 64 kB.
 */
export async function readSheetRows(
  part: AsyncIterable<Buffer>,
  context: SheetContext,
  width: Width,
  onRow: (row: MarkedRow) => void | boolean | Promise<void>,
): Promise<void> {
  const batch = createRowBatch(onRow);
  const handlers = rowHandlers(context, width, (row) => {
    batch.count(charactersOf(row.cells));
    batch.add(row);
  });
  await readXml(part, handlers, batch.pass);
}

/** Collects the rows of a chunk until they are passed on to `onRow`, which returns false to stop. */
export function createRowBatch(onRow: (row: MarkedRow) => void | boolean | Promise<void>) {
  let rows: MarkedRow[] = [];
  let characters = 0;
  return {
    add(row: MarkedRow): void {
      rows.push(row);
    },
    /** @throws AppError `hostile_file` if the rows have too much text */
    count(added: number): void {
      characters += added;
      if (characters > mostCharacters) throw hostilePart(msg("workbook.repeats"));
    },
    /** @returns whether to go on */
    async pass(): Promise<boolean> {
      const passed = rows;
      rows = [];
      characters = 0;
      for (const row of passed) {
        const answer = onRow(row);
        if (answer === false) return false;
        if (answer instanceof Promise) await answer;
      }
      return true;
    },
  };
}
