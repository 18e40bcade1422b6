import iconv from "iconv-lite";
import { msg } from "#lib/messages/server-message.ts";
import { describeFormat } from "../formats/number-format.ts";
import { builtInFormat } from "../formats/styles.ts";
import { checkListed, hostilePart } from "../package/hostile-part.ts";
import type { SheetContext } from "../sheets/sheet-context.ts";
import { createTextStore } from "../text-store.ts";
import { mostSheets } from "../workbook.ts";
import { codePageName } from "./code-page.ts";
import { localeOf } from "./country-locale.ts";
import { damagedWorkbook, openSubstream, types } from "./records.ts";
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

/**
 * Reads the globals of a workbook stream ([MS-XLS] 2.1.7.20.3), or of a stream of one sheet, as programs without OLE
 * write it. Throws `damaged_file`, and `hostile_file`.
 */
export function readGlobals(stream: Buffer): XlsGlobals {
  const substream = openSubstream(stream, 0);
  const { version, kind } = substream;
  const sheets: { start: number; end: number }[] = [];
  const formats: { start: number; end: number }[] = [];
  const ids: number[] = [];
  const pieces: Pieces = [];
  let isShared = false;
  let codePage = 1252;
  let country = 0;
  let date1904 = false;
  while (substream.next()) {
    const { type, start, end } = substream;
    isShared = type === types.sst || (isShared && type === types.continued);
    if (isShared) pieces.push([start, end]);
    if (end - start < 2) continue;
    if (type === types.dateMode) date1904 = stream.readUInt16LE(start) === 1;
    else if (type === types.codePage) codePage = stream.readUInt16LE(start);
    else if (type === types.country && end - start >= 4) country = stream.readUInt16LE(start + 2);
    else if (type === types.format) formats.push({ start, end });
    else if (type === types.xf && end - start >= 4) ids.push(stream.readUInt16LE(start + 2));
    else if (type === types.boundSheet && end - start >= 8) sheets.push({ start, end });
    checkListed(formats.length + ids.length);
    if (sheets.length > mostSheets) throw hostilePart(msg("workbook.sheets", { most: mostSheets }));
  }
  const textAt = textReaderFor(stream, version, codePage);
  const codes = new Map(
    formats.map(({ start, end }) => [stream.readUInt16LE(start), textAt(start + 2, end, version === 8 ? 2 : 1)]),
  );
  const listed = sheets
    .filter(({ start }) => stream.readUInt8(start + 5) === worksheet)
    .map(({ start, end }) => ({
      name: textAt(start + 6, end, 1),
      hidden: (stream.readUInt8(start + 4) & 3) !== 0,
      offset: stream.readUInt32LE(start),
    }));
  // Each is read to its end; many that are one would take hours.
  if (new Set(listed.map(({ offset }) => offset)).size < listed.length) throw hostilePart(msg("zip.overlaps"));
  const isOneSheet = kind === 0x10;
  const locale = localeOf(
    country,
    listed.map(({ name }) => name),
    [...codes.values()],
  );
  const formatOf = (id: number) => {
    const code = codes.get(id);
    return code ? describeFormat(code, locale) : describeFormat(builtInFormat(id, locale.tag, false), locale, id);
  };
  const described = new Map(ids.map((id) => [id, formatOf(id)]));
  const general = describeFormat("General", locale);
  const strings = createTextStore();
  const sharedTexts = pieces.length === 0 ? 0 : readSharedTexts(stream, pieces, strings);
  return {
    sheets: isOneSheet ? [{ name: "Sheet1", hidden: false, offset: 0 }] : listed,
    context: { strings, styles: ids.map((id) => described.get(id) ?? general), general, date1904 },
    version,
    sharedTexts,
    textAt,
  };
}
