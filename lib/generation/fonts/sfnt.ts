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

/** A font file of these tables, with the checksums that the format asks for. */
export function writeSfnt(tables: FontTables): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  const head = Buffer.alloc(12 + sorted.length * 16);
  head.writeUInt32BE(tables.has("CFF ") ? 0x4f54544f : 0x00010000, 0);
  for (const [at, value] of [sorted.length, power * 16, Math.log2(power), (sorted.length - power) * 16].entries()) {
    head.writeUInt16BE(value, 4 + at * 2);
  }
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [index, [tag, content]] of sorted.entries()) {
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
    const at = 12 + index * 16;
    head.write(tag, at, "latin1");
    head.writeUInt32BE(checksum(padded), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(content.length, at + 12);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
