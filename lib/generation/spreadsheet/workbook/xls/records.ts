import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";

/**
 * Record types of a workbook stream ([MS-XLS] 2.3.2; those of earlier versions are in the OpenOffice.org description).
 */
export const types = {
  eof: 0x0a,
  dateMode: 0x22,
  filePass: 0x2f,
  continued: 0x3c,
  codePage: 0x42,
  columnInfo: 0x7d,
  boundSheet: 0x85,
  mergedCells: 0xe5,
  country: 0x8c,
  mulRk: 0xbd,
  rString: 0xd6,
  xf: 0xe0,
  sst: 0xfc,
  labelSst: 0xfd,
  formula: 0x06,
  formula3: 0x206,
  formula4: 0x406,
  array: 0x221,
  sharedFormula: 0x4bc,
  table: 0x236,
  number: 0x203,
  label: 0x204,
  boolErr: 0x205,
  string: 0x207,
  row: 0x208,
  window: 0x23e,
  rk: 0x27e,
  format: 0x41e,
} as const;

/** The beginnings of a substream, from BIFF2 to BIFF8. */
const beginnings = new Set([0x009, 0x209, 0x409, 0x809]);
const headerBytes = 4;

/** A walk through the records of one substream: the globals, or a sheet ([MS-XLS] 2.1.7.20). */
export interface Substream {
  /** 8 for BIFF8, else 5. */
  version: 5 | 8;
  /** What it holds: 5 for globals, 0x10 for a sheet. */
  kind: number;
  /** The current record: its data is from `start` to `end`. */
  type: number;
  start: number;
  end: number;
  /** Moves to the next record; false at the end. Skips nested substreams, such as charts. */
  next(): boolean;
}

/** @param cause for the log */
export function damagedWorkbook(cause: string): AppError {
  return new AppError("damaged_file", msg("workbook.damaged"), { cause: new Error(cause) });
}

/**
 * Opens the substream at an offset. It and its `next` throw `damaged_file` if the stream ends before the substream
 * does.
 */
export function openSubstream(stream: Buffer, offset: number): Substream {
  const isBeginning = offset + headerBytes * 2 <= stream.length && beginnings.has(stream.readUInt16LE(offset));
  if (!isBeginning) throw damagedWorkbook(`no substream at ${offset}`);
  let at = offset;
  let depth = 0;
  const substream: Substream = {
    version: stream.readUInt16LE(offset) === 0x809 && stream.readUInt16LE(offset + 4) === 0x600 ? 8 : 5,
    kind: stream.readUInt16LE(offset + 6),
    type: 0,
    start: 0,
    end: 0,
    next() {
      for (;;) {
        const start = at + headerBytes;
        const end = start <= stream.length ? start + stream.readUInt16LE(at + 2) : Number.POSITIVE_INFINITY;
        if (end > stream.length) throw damagedWorkbook(`no end of the substream at ${offset}`);
        const type = stream.readUInt16LE(at);
        at = end;
        if (beginnings.has(type)) depth++;
        else if (type === types.eof && --depth === 0) return false;
        if (depth !== 1 || beginnings.has(type) || type === types.eof) continue;
        substream.type = type;
        substream.start = start;
        substream.end = end;
        return true;
      }
    },
  };
  return substream;
}
