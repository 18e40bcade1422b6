import { msg } from "#lib/messages/server-message.ts";
import { hostilePart } from "../package/hostile-part.ts";
import { damagedWorkbook } from "../xls/records.ts";

/** Record types of BIFF12 ([MS-XLSB] 2.3.2). */
export const types = {
  rowHeader: 0,
  blank: 1,
  rk: 2,
  error: 3,
  boolean: 4,
  real: 5,
  text: 6,
  sharedText: 7,
  formulaText: 8,
  formulaNumber: 9,
  formulaBoolean: 10,
  formulaError: 11,
  shortBlank: 12,
  shortSharedText: 18,
  sharedTextItem: 19,
  font: 43,
  format: 44,
  fill: 45,
  xf: 47,
  style: 48,
  columnInfo: 60,
  richText: 62,
  bookBegin: 131,
  sheetView: 137,
  sheetData: 145,
  sheetDataEnd: 146,
  pane: 151,
  workbookProperties: 153,
  sheet: 156,
  mergedCell: 176,
  cellXfs: 617,
  cellXfsEnd: 618,
} as const;

/** Far more than the longest record that programs write: a cell with its formula and text. */
const longestRecord = 4_000_000;
/** As for the elements of XML: empty records cost time, and give nothing. */
const mostEmpty = 3_000_000;
const emptyPerValue = 20;

/**
 * Streams the records of one part: each has a type of one or two bytes and a length of up to four, seven bits in each
 * ([MS-XLSB] 2.1.4). `onRecord` returns whether it had a value. Awaits `afterChunk` between pieces of some 128 kB, and
 * stops early once it returns false. Throws `damaged_file` if the part ends within a record, and `hostile_file`.
 */
export async function readRecords(
  part: AsyncIterable<Buffer>,
  onRecord: (type: number, data: Buffer) => boolean,
  afterChunk: () => boolean | Promise<boolean> = () => true,
): Promise<void> {
  let held: Buffer = Buffer.alloc(0);
  let empty = 0;
  for await (const chunk of part) {
    const bytes = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    let at = 0;
    for (;;) {
      const head = recordHead(bytes, at);
      if (head === null) break;
      if (head.length > longestRecord) throw hostilePart(msg("workbook.endless"));
      if (head.start + head.length > bytes.length) break;
      at = head.start + head.length;
      if (onRecord(head.type, bytes.subarray(head.start, at))) empty -= emptyPerValue;
      else if (++empty > mostEmpty) throw hostilePart(msg("workbook.emptyCells"));
    }
    held = bytes.subarray(at);
    if (!(await afterChunk())) return;
  }
  if (held.length > 0) throw damagedWorkbook("a record without an end");
}

/** The type and length of the record at `at`, and where its data starts; null if its head has not arrived yet. */
function recordHead(bytes: Buffer, at: number): { type: number; start: number; length: number } | null {
  const first = bytes[at];
  if (first === undefined) return null;
  const isLong = first > 127;
  const type = isLong ? (first & 127) + ((bytes[at + 1] ?? 0) & 127) * 128 : first;
  let start = at + (isLong ? 2 : 1);
  let length = 0;
  for (let place = 0; place < 4; place++) {
    const byte = bytes[start++];
    if (byte === undefined) return null;
    length += (byte & 127) * 128 ** place;
    if (byte < 128) break;
  }
  return { type, start, length };
}

/** Throws `damaged_file` if a record has fewer bytes. */
export function checkLength(data: Buffer, least: number): void {
  if (data.length < least) throw damagedWorkbook(`a record of ${data.length} bytes`);
}

/** A text with its length in characters before it ([MS-XLSB] 2.5.168), and where it ends; a missing one is "". */
export function textAt(data: Buffer, at: number): { text: string; end: number } {
  checkLength(data, at + 4);
  const characters = data.readUInt32LE(at);
  if (characters === 0xffffffff) return { text: "", end: at + 4 };
  const end = at + 4 + characters * 2;
  checkLength(data, end);
  return { text: data.toString("utf16le", at + 4, end), end };
}
