import { AppError } from "#lib/generation/app-error.ts";
import type { Cell, SheetRow } from "../table.ts";
import { cellFrom } from "./cell.ts";
import type { NumberFormat } from "./number-format.ts";
import type { TextStore } from "./text-store.ts";
import { isTrue } from "./workbook.ts";
import { readXml, type XmlHandlers } from "./xml.ts";

/** What the cells of a sheet refer to. */
export interface SheetContext {
  strings: TextStore;
  styles: NumberFormat[];
  /** For cells that name no style. */
  general: NumberFormat;
  date1904: boolean;
}

/** A row, and whether the workbook hides it or filters it out. */
export interface MarkedRow extends SheetRow {
  hidden: boolean;
}

/** How many columns are read, and what is done at a value beyond them: `column` counts from 0. */
export interface Width {
  columns: number;
  onBeyond(sheetRow: number, column: number): void;
}

const mostRows = 1_048_576;
const mostColumns = 16_384;

/** The column of a reference such as `AB12`, from 0; undefined where it names none. */
function columnOf(reference: string | undefined): number | undefined {
  let column = 0;
  for (let at = 0; reference !== undefined && at < reference.length; at++) {
    const letter = (reference.charCodeAt(at) & 0xdf) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
    if (column > mostColumns) return undefined;
  }
  return column === 0 ? undefined : column - 1;
}

function rowOf(attribute: string | undefined, previous: number): number {
  const row = attribute === undefined ? previous + 1 : Number(attribute);
  if (Number.isInteger(row) && row >= 1 && row <= mostRows) return row;
  throw new AppError(
    "damaged_file",
    `This workbook has a row with the number "${attribute ?? row}". Save it again and upload that.`,
  );
}

/** Handlers that put a sheet's rows together (ECMA-376 part 1, 18.3.1) and hand them over. */
function rowHandlers(context: SheetContext, width: Width, onRow: (row: MarkedRow) => void): XmlHandlers {
  let inData = false;
  let sheetRow = 0;
  let hidden = false;
  let cells: Cell[] = [];
  let column = -1;
  let type: string | undefined;
  let style: NumberFormat | undefined;
  let text = "";
  let collects = false;
  let inPhonetic = false;

  function closeCell(): void {
    const cell = cellFrom(type, text, style, context);
    if (cell === "") return;
    if (column >= width.columns) {
      width.onBeyond(sheetRow, column);
    } else {
      while (cells.length < column) cells.push("");
      cells[column] = cell;
    }
  }

  return {
    open(name, attributes) {
      // Form controls and extensions have rows of their own, outside.
      if (!inData) inData = name === "sheetData";
      else if (name === "c") {
        column = columnOf(attributes.r) ?? column + 1;
        type = attributes.t;
        style = context.styles[Number(attributes.s ?? 0)];
        text = "";
      } else if (name === "v" || name === "t") collects = !inPhonetic;
      else if (name === "rPh") inPhonetic = true;
      else if (name === "row") {
        sheetRow = rowOf(attributes.r, sheetRow);
        hidden = isTrue(attributes.hidden);
        cells = [];
        column = -1;
      }
    },
    text(piece) {
      if (collects) text += piece;
    },
    close(name) {
      if (name === "v" || name === "t") collects = false;
      else if (name === "rPh") inPhonetic = false;
      else if (!inData) return;
      else if (name === "c") closeCell();
      else if (name === "sheetData") inData = false;
      else if (name === "row") onRow({ sheetRow, hidden, cells });
    },
  };
}

/**
 * Streams a worksheet's rows, the empty and the hidden ones too. `onRow` gives false to stop, which takes effect within
 * some 64 kB.
 */
export async function readSheetRows(
  part: AsyncIterable<Buffer>,
  context: SheetContext,
  width: Width,
  onRow: (row: MarkedRow) => void | boolean | Promise<void>,
): Promise<void> {
  let rows: MarkedRow[] = [];
  const handlers = rowHandlers(context, width, (row) => rows.push(row));
  await readXml(part, handlers, async () => {
    const ready = rows;
    rows = [];
    for (const row of ready) {
      const answer = onRow(row);
      if (answer === false) return false;
      if (answer instanceof Promise) await answer;
    }
    return true;
  });
}
