import { msg } from "#lib/messages/server-message.ts";
import { formatCode, type StylePart } from "../formats/styles.ts";
import { checkListed, hostilePart } from "../package/hostile-part.ts";
import type { Package } from "../package/package.ts";
import type { Relationship } from "../package/relationships.ts";
import { createTextStore, type TextStore } from "../text-store.ts";
import { mostSheets } from "../workbook.ts";
import { damagedWorkbook } from "../xls/records.ts";
import { checkLength, readRecords, textAt, types } from "./records.ts";

export interface BinarySheet {
  name: string;
  part: string;
  hidden: boolean;
}

/** The worksheets in tab order, and whether dates count from 1904 ([MS-XLSB] 2.1.7.61). Throws `damaged_file`. */
export async function readBinaryWorkbook(opened: Package, main: string, relationships: Relationship[]) {
  const sheets: BinarySheet[] = [];
  let date1904 = false;
  let isBook = false;
  await readRecords(opened.read(main), (type, data) => {
    isBook ||= type === types.bookBegin;
    if (type === types.workbookProperties) date1904 = ((data[0] ?? 0) & 1) !== 0;
    if (type !== types.sheet) return false;
    checkLength(data, 12);
    const id = textAt(data, 8);
    const name = textAt(data, id.end).text;
    const target = relationships.find((each) => each.id === id.text && each.type === "worksheet")?.target;
    if (target === undefined || !opened.names.includes(target)) return false;
    // Each is read to its end; many that are one would take hours.
    if (sheets.some(({ part }) => part === target)) throw hostilePart(msg("zip.overlaps"));
    sheets.push({ name, part: target, hidden: data.readUInt32LE(0) !== 0 });
    if (sheets.length > mostSheets) throw hostilePart(msg("workbook.sheets", { most: mostSheets }));
    return true;
  });
  if (!isBook) throw damagedWorkbook("no workbook");
  return { sheets, date1904 };
}

/** Fonts from this weight on are bold ([MS-XLSB] 2.4.149). */
const bold = 600;
/** The patterns of a fill that nobody sees ([MS-XLSB] 2.5.58): none, and the second that every workbook has. */
const noFills = new Set([0, 17]);

/** The number formats and marks of the cell styles ([MS-XLSB] 2.1.7.50). */
export async function readBinaryStyles(opened: Package, part: string | undefined): Promise<StylePart> {
  const found: StylePart = { codes: new Map(), ids: [], marked: [], normalStyle: "" };
  if (part === undefined) return found;
  const fonts: boolean[] = [];
  const fills: boolean[] = [];
  let inCells = false;
  await readRecords(opened.read(part), (type, data) => {
    if (type === types.cellXfs) inCells = true;
    else if (type === types.cellXfsEnd) inCells = false;
    else if (type === types.font) {
      checkLength(data, 6);
      fonts.push(data.readUInt16LE(4) >= bold);
    } else if (type === types.fill) {
      checkLength(data, 4);
      fills.push(!noFills.has(data.readUInt32LE(0)));
    } else if (type === types.format) {
      found.codes.set(data.readUInt16LE(0), formatCode(textAt(data, 2).text));
    } else if (type === types.xf && inCells) {
      checkLength(data, 8);
      found.ids.push(data.readUInt16LE(2));
      found.marked.push((fonts[data.readUInt16LE(4)] ?? false) || (fills[data.readUInt16LE(6)] ?? false));
    } else if (type === types.style && data.length > 8 && (data.readUInt16LE(4) & 1) !== 0 && data[6] === 0) {
      found.normalStyle = textAt(data, 8).text;
    }
    checkListed(found.codes.size + found.ids.length + fonts.length + fills.length);
    return false;
  });
  return found;
}

/** The texts that cells refer to by index ([MS-XLSB] 2.1.7.45), without formatting runs and phonetic readings. */
export async function readBinaryTexts(opened: Package, part: string | undefined): Promise<TextStore> {
  const store = createTextStore();
  if (part === undefined) return store;
  await readRecords(opened.read(part), (type, data) => {
    if (type !== types.sharedTextItem) return false;
    const { text } = textAt(data, 1);
    store.add(text);
    return text !== "";
  });
  return store;
}
