import type { Cell } from "../../table.ts";
import { cellFrom } from "../cell.ts";
import type { XlsGlobals } from "./globals.ts";
import { damagedWorkbook, types } from "./records.ts";
import { createTextReader, type Pieces } from "./texts.ts";

/** Takes a cell's column, from 0, and its value. */
export type AddCell = (column: number, cell: Cell) => void;

/** The fewest bytes of the records that hold cells with values. */
const leastBytes: Record<number, number> = {
  [types.number]: 14,
  [types.rk]: 10,
  [types.mulRk]: 12,
  [types.labelSst]: 10,
  [types.label]: 8,
  [types.rString]: 8,
  [types.boolErr]: 8,
  [types.formula]: 14,
  [types.formula3]: 14,
  [types.formula4]: 14,
};

/** Whether a record holds cells with values. Throws `damaged_file` if it is too short for them. */
export function isCell({ type, start, end }: { type: number; start: number; end: number }): boolean {
  const least = leastBytes[type];
  if (least !== undefined && end - start < least) throw damagedWorkbook(`a cell of ${end - start} bytes`);
  return least !== undefined;
}

/** [MS-XLS] 2.5.10 */
export const errorTexts: Record<number, string> = {
  0: "#NULL!",
  7: "#DIV/0!",
  15: "#VALUE!",
  23: "#REF!",
  29: "#NAME?",
  36: "#NUM!",
  42: "#N/A",
};

/** The kinds of a formula's result, if it isn't a number ([MS-XLS] 2.5.133). */
const results = { text: 0, boolean: 1, error: 2 };

const doubleBytes = Buffer.alloc(8);

/** A number in 30 bits: a whole one or the upper half of a double, perhaps a hundred times too large (2.5.219). */
export function rkNumber(bits: number): number {
  doubleBytes.writeUInt32LE((bits & 0xfffffffc) >>> 0, 4);
  const value = bits & 2 ? bits >> 2 : doubleBytes.readDoubleLE(0);
  return bits & 1 ? value / 100 : value;
}

/**
 * A formula's text: it is in a record after the formula, with at most other records of the formula between
 * (2.1.7.20.5).
 */
function formulaText(stream: Buffer, { version, textAt }: XlsGlobals, formulaEnd: number): string {
  for (let at = formulaEnd; at + 4 <= stream.length; ) {
    const type = stream.readUInt16LE(at);
    const start = at + 4;
    const end = start + stream.readUInt16LE(at + 2);
    if (end > stream.length) break;
    at = end;
    if (type === types.array || type === types.sharedFormula || type === types.table) continue;
    if (type !== types.string) break;
    if (version !== 8) return textAt(start, end, 2);
    const pieces: Pieces = [[start, end]];
    while (at + 4 <= stream.length && stream.readUInt16LE(at) === types.continued) {
      const pieceEnd = at + 4 + stream.readUInt16LE(at + 2);
      pieces.push([at + 4, Math.min(pieceEnd, stream.length)]);
      at = pieceEnd;
    }
    const reader = createTextReader(stream, pieces);
    return reader.text(reader.number(2));
  }
  return "";
}

/** Reads the cells of a record that `isCell` ([MS-XLS] 2.3.1, "Cell Table"). Throws `damaged_file`. */
export function readCellRecord(
  stream: Buffer,
  { type, start, end }: { type: number; start: number; end: number },
  globals: XlsGlobals,
  add: AddCell,
): void {
  const { context, sharedTexts, textAt } = globals;
  const column = stream.readUInt16LE(start + 2);
  const addAs = (kind: string | undefined, text: string, at = column, styleAt = start + 4) =>
    add(at, cellFrom(kind, text, context.styles[stream.readUInt16LE(styleAt)], context));
  const addBoolOrError = (isError: boolean, code: number) =>
    isError ? addAs("e", errorTexts[code] ?? "#N/A") : addAs("b", code === 0 ? "0" : "1");

  if (type === types.number) addAs(undefined, String(stream.readDoubleLE(start + 6)));
  else if (type === types.rk) addAs(undefined, String(rkNumber(stream.readInt32LE(start + 6))));
  else if (type === types.mulRk) {
    for (let at = start + 4; at + 8 <= end; at += 6) {
      addAs(undefined, String(rkNumber(stream.readInt32LE(at + 2))), column + (at - start - 4) / 6, at);
    }
  } else if (type === types.labelSst) {
    const index = stream.readUInt32LE(start + 6);
    if (index >= sharedTexts) throw damagedWorkbook(`no shared text ${index}`);
    addAs("s", String(index));
  } else if (type === types.label || type === types.rString) addAs("str", textAt(start + 6, end, 2));
  else if (type === types.boolErr) addBoolOrError(stream.readUInt8(start + 7) !== 0, stream.readUInt8(start + 6));
  else if (stream.readUInt16LE(start + 12) !== 0xffff) addAs(undefined, String(stream.readDoubleLE(start + 6)));
  else {
    const result = stream.readUInt8(start + 6);
    if (result === results.text) addAs("str", formulaText(stream, globals, end));
    else if (result === results.boolean || result === results.error) {
      addBoolOrError(result === results.error, stream.readUInt8(start + 8));
    }
  }
}
