import iconv from "iconv-lite";
import { msg } from "#lib/messages/server-message.ts";
import { describeFormats } from "../formats/styles.ts";
import { checkListed, hostilePart } from "../package/hostile-part.ts";
import type { SheetContext } from "../sheets/sheet-context.ts";
import { createTextStore } from "../text-store.ts";
import { mostSheets } from "../workbook.ts";
import { codePageName } from "./code-page.ts";
import { localeOf } from "./country-locale.ts";
import { damagedWorkbook, openSubstream, type Substream, types } from "./records.ts";
import { createTextReader, type Pieces, readSharedTexts } from "./texts.ts";

export interface XlsSheet {
  name: string;
  hidden: boolean;
  /** Where its substream starts. */
  offset: number;
}

/** What all sheets of a workbook share. */
export interface XlsGlobals {
  sheets: XlsSheet[];
  context: SheetContext;
  version: 5 | 8;
  /** How many shared texts there are. */
  sharedTexts: number;
  /** Reads a text whose length, in one or two bytes, is at `start`. */
  textAt(start: number, end: number, lengthBytes: 1 | 2): string;
}

/** `textAt` for a version: BIFF8 has Unicode, earlier ones a code page. */
export function textReaderFor(stream: Buffer, version: 5 | 8, codePage: number): XlsGlobals["textAt"] {
  const encoding = codePageName(codePage);
  return (start, end, lengthBytes) => {
    const reader = createTextReader(stream, [[start, end]]);
    const length = reader.number(lengthBytes);
    if (version === 8) return reader.text(length);
    if (start + lengthBytes + length > end) throw damagedWorkbook("a text without an end");
    return iconv.decode(stream.subarray(start + lengthBytes, start + lengthBytes + length), encoding);
  };
}

/** Sheets that hold cells; others are charts, macros and program code ([MS-XLS] 2.4.28). */
const worksheet = 0;

/** What the first record of a stream of one sheet says that it holds. */
const sheetKind = 0x10;
/** The bits of a sheet's record that say how it is hidden. */
const hiddenBits = 3;

/** A record's data in the stream. */
interface RecordPlace {
  start: number;
  end: number;
}

/** The records of the globals that matter to cells. */
interface GlobalRecords {
  sheets: RecordPlace[];
  formats: RecordPlace[];
  /** By cell style. */
  formatIds: number[];
  sharedTexts: Pieces;
  codePage: number;
  country: number;
  date1904: boolean;
}

/**
 * Reads the globals of a workbook stream ([MS-XLS] 2.1.7.20.3), or of a stream of one sheet, as programs without OLE
 * write it. Throws `damaged_file`, and `hostile_file`.
 */
export function readGlobals(stream: Buffer): XlsGlobals {
  const substream = openSubstream(stream, 0);
  const { version, kind } = substream;
  const records = collectRecords(stream, substream);
  const textAt = textReaderFor(stream, version, records.codePage);
  const codes = new Map(
    records.formats.map(({ start, end }) => [
      stream.readUInt16LE(start),
      textAt(start + 2, end, version === 8 ? 2 : 1),
    ]),
  );
  const sheets = listSheets(stream, records.sheets, textAt);
  const names = sheets.map(({ name }) => name);
  const locale = localeOf(records.country, names, [...codes.values()]);
  const strings = createTextStore();
  const hasTexts = records.sharedTexts.length > 0;
  const sharedTexts = hasTexts ? readSharedTexts(stream, records.sharedTexts, strings) : 0;
  const formats = describeFormats({ ids: records.formatIds, codes }, locale);
  return {
    sheets: kind === sheetKind ? [{ name: "Sheet1", hidden: false, offset: 0 }] : sheets,
    context: { strings, ...formats, date1904: records.date1904 },
    version,
    sharedTexts,
    textAt,
  };
}

function collectRecords(stream: Buffer, substream: Substream): GlobalRecords {
  const found: GlobalRecords = {
    ...{ sheets: [], formats: [], formatIds: [], sharedTexts: [] },
    ...{ codePage: 1252, country: 0, date1904: false },
  };
  let isShared = false;
  while (substream.next()) {
    const { type, start, end } = substream;
    isShared = type === types.sst || (isShared && type === types.continued);
    if (isShared) found.sharedTexts.push([start, end]);
    if (end - start < 2) continue;
    if (type === types.dateMode) found.date1904 = stream.readUInt16LE(start) === 1;
    else if (type === types.codePage) found.codePage = stream.readUInt16LE(start);
    else if (type === types.country && end - start >= 4) found.country = stream.readUInt16LE(start + 2);
    else if (type === types.format) found.formats.push({ start, end });
    else if (type === types.xf && end - start >= 4) found.formatIds.push(stream.readUInt16LE(start + 2));
    else if (type === types.boundSheet && end - start >= 8) found.sheets.push({ start, end });
    checkListed(found.formats.length + found.formatIds.length);
    if (found.sheets.length > mostSheets) throw hostilePart(msg("workbook.sheets", { most: mostSheets }));
  }
  return found;
}

function listSheets(stream: Buffer, records: readonly RecordPlace[], textAt: XlsGlobals["textAt"]): XlsSheet[] {
  const sheets = records
    .filter(({ start }) => stream.readUInt8(start + 5) === worksheet)
    .map(({ start, end }) => ({
      name: textAt(start + 6, end, 1),
      hidden: (stream.readUInt8(start + 4) & hiddenBits) !== 0,
      offset: stream.readUInt32LE(start),
    }));
  // Each sheet is read to its end: many at one place would take hours.
  if (new Set(sheets.map(({ offset }) => offset)).size < sheets.length) throw hostilePart(msg("zip.overlaps"));
  return sheets;
}
