import { type Cell, cellText } from "../../table.ts";
import { cellFrom, isZero } from "../cell.ts";
import { mostColumns, mostRows } from "../plain-cell.ts";
import type { SheetContext } from "../sheets/sheet-context.ts";
import { createRowBatch, type MarkedRow, type Width } from "../sheets/sheet-rows.ts";
import { errorTexts, rkNumber } from "../xls/cell-record.ts";
import { damagedWorkbook } from "../xls/records.ts";
import { checkLength, readRecords, textAt, types } from "./records.ts";

/**
 * What Excel writes for a row without a height, as hidden and filtered rows have none ([MS-XLSB] 2.4.741, `fDyZero`).
 */
const hiddenBit = 0x10;
/** Of a run of columns ([MS-XLSB], BrtColInfo). */
const hiddenColumnBit = 1;
/** Of a sheet's view: whether it shows zeros ([MS-XLSB], BrtBeginWsView). */
const zerosBit = 0x10;
/** How a pane is frozen ([MS-XLSB] 2.4.704). */
const frozenBits = 3;
/** The types of cells without a column follow those with one at this distance: theirs is the next. */
const shortOffset = 11;

/** The value of a cell's data from `at` on, as the type and text of a cell in XML; null for a cell without one. */
function storedValue(type: number, data: Buffer, at: number): [kind: string | undefined, text: string] | null {
  const need = (bytes: number) => checkLength(data, at + bytes);
  switch (type) {
    case types.rk:
      need(4);
      return [undefined, String(rkNumber(data.readInt32LE(at)))];
    case types.real:
    case types.formulaNumber:
      need(8);
      return [undefined, String(data.readDoubleLE(at))];
    case types.boolean:
    case types.formulaBoolean:
      need(1);
      return ["b", data[at] === 0 ? "0" : "1"];
    case types.error:
    case types.formulaError:
      need(1);
      return ["e", errorTexts[data[at] ?? 0] ?? "#N/A"];
    case types.sharedText:
      need(4);
      return ["s", String(data.readUInt32LE(at))];
    case types.text:
    case types.formulaText:
      return ["str", textAt(data, at).text];
    case types.richText:
      return ["str", textAt(data, at + 1).text];
    default:
      return null;
  }
}

function isCellType(type: number): boolean {
  return (type >= types.blank && type <= types.shortSharedText) || type === types.richText;
}

/**
 * Streams the rows of a sheet in BIFF12 ([MS-XLSB] 2.1.7.62), including empty and hidden ones. `onRow` returns false to
 * stop, which takes effect within some 128 kB. Throws `damaged_file` and `hostile_file`.
 */
export async function readBinaryRows(
  part: AsyncIterable<Buffer>,
  context: SheetContext,
  width: Width,
  onRow: (row: MarkedRow) => void | boolean | Promise<void>,
): Promise<void> {
  const { marked: areMarked = [] } = context;
  const batch = createRowBatch(onRow);
  let last = 0;
  let inData = false;
  let hidesZeros = false;
  let row: (MarkedRow & { marked: number }) | undefined;
  let column = -1;

  function closeRow(): void {
    if (row !== undefined) batch.add(row);
    row = undefined;
  }

  function openRow(data: Buffer): void {
    checkLength(data, 12);
    const sheetRow = data.readUInt32LE(0) + 1;
    if (sheetRow <= last || sheetRow > mostRows) throw damagedWorkbook(`row ${sheetRow} after ${last}`);
    closeRow();
    last = sheetRow;
    row = { sheetRow, hidden: ((data[11] ?? 0) & hiddenBit) !== 0, cells: [], marked: 0 };
    column = -1;
  }

  function addCell(type: number, data: Buffer): boolean {
    const isShort = type >= types.shortBlank && type <= types.shortSharedText;
    const at = isShort ? 4 : 8;
    checkLength(data, at);
    column = isShort ? column + 1 : data.readUInt32LE(0);
    if (row === undefined || column >= mostColumns) throw damagedWorkbook(`a cell in column ${column}`);
    const value = storedValue(isShort ? type - shortOffset : type, data, at);
    if (value === null) return false;
    const style = data.readUIntLE(at - 4, 3);
    const cell: Cell = cellFrom(value[0], value[1], context.styles[style], context);
    if (cell === "" || (hidesZeros && isZero(cell))) return false;
    if (areMarked[style]) row.marked++;
    batch.count(cellText(cell).length);
    if (column >= width.columns) width.onBeyond(row.sheetRow, column);
    else {
      while (row.cells.length < column) row.cells.push("");
      row.cells[column] = cell;
    }
    return true;
  }

  function onRecord(type: number, data: Buffer): boolean {
    // Extensions of Excel 2010 and later, after the rows, have records of the same types.
    if (inData && isCellType(type)) return addCell(type, data);
    if (inData && type === types.rowHeader) openRow(data);
    else if (type === types.sheetData) inData = true;
    else if (type === types.sheetDataEnd) {
      inData = false;
      closeRow();
    } else if (type === types.sheetView) hidesZeros ||= ((data[0] ?? zerosBit) & zerosBit) === 0;
    else if (type === types.columnInfo && ((data[16] ?? 0) & hiddenColumnBit) !== 0)
      width.onHidden?.(data.readUInt32LE(0), data.readUInt32LE(4));
    else if (type === types.mergedCell) {
      checkLength(data, 16);
      width.onMerged?.({
        column: data.readUInt32LE(8),
        first: data.readUInt32LE(0) + 1,
        last: data.readUInt32LE(4) + 1,
      });
    } else if (type === types.pane) {
      checkLength(data, 29);
      if (((data[28] ?? 0) & frozenBits) !== 0) width.onFrozen?.(data.readDoubleLE(8));
    }
    return false;
  }

  await readRecords(part, onRecord, batch.pass);
}
