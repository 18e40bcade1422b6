import { damagedFont } from "./faults.ts";

/** The tables of a font, by their tags of four characters. */
export type FontTables = Map<string, Buffer>;

/** No real font has half as many. */
export const mostTables = 64;

/** The tables of a TrueType or OpenType file (OpenType 1.9.1, "Organization of an OpenType Font"). @throws AppError */
export function readSfnt(font: Buffer): FontTables {
  const count = font.length < 12 ? 0 : font.readUInt16BE(4);
  if (count === 0 || count > mostTables || font.length < 12 + count * 16) throw damagedFont();
  const tables: FontTables = new Map();
  for (let index = 0; index < count; index += 1) {
    const at = 12 + index * 16;
    const tag = font.toString("latin1", at, at + 4);
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    if (offset + length > font.length || tables.has(tag)) throw damagedFont();
    tables.set(tag, font.subarray(offset, offset + length));
  }
  return tables;
}
