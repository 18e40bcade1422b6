import { closeSync, openSync, readSync } from "node:fs";

/** Reads the tables with these tags from an OpenType font file. @throws if one is missing */
export function readTables<Tag extends string>(path: string, tags: readonly Tag[]): Record<Tag, Buffer> {
  const file = openSync(path, "r");
  const read = (position: number, length: number) => {
    const bytes = Buffer.alloc(length);
    if (readSync(file, bytes, 0, length, position) < length) throw new Error(`${path} ends early`);
    return bytes;
  };
  try {
    const records = read(12, read(0, 12).readUInt16BE(4) * 16);
    const places = new Map<string, readonly [position: number, length: number]>();
    for (let at = 0; at < records.length; at += 16) {
      places.set(records.toString("latin1", at, at + 4), [records.readUInt32BE(at + 8), records.readUInt32BE(at + 12)]);
    }
    const table = (tag: Tag) => {
      const place = places.get(tag);
      if (!place) throw new Error(`${path} has no table ${tag}`);
      return [tag, read(...place)] as const;
    };
    return Object.fromEntries(tags.map(table)) as Record<Tag, Buffer>;
  } finally {
    closeSync(file);
  }
}

export type VisitCharacter = (codePoint: number, glyph: number) => void;

/**
 * Visits all entries of a font's character map: OpenType 1.9, "cmap", subtables of format 4 (the BMP) and 12 (all of
 * Unicode).
 */
export function eachCharacter(cmap: Buffer, visit: VisitCharacter): void {
  const records = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(4 + index * 8 + 4));
  // Most fonts name each subtable twice, for Unicode and for Windows.
  for (const offset of new Set(records)) {
    const subtable = cmap.subarray(offset);
    const format = subtable.readUInt16BE(0);
    if (format === 4) eachOfFormat4(subtable, visit);
    if (format === 12) eachOfFormat12(subtable, visit);
  }
}

function eachOfFormat4(subtable: Buffer, visit: VisitCharacter): void {
  const segments = subtable.readUInt16BE(6) / 2;
  const [ends, starts] = [14, 16 + segments * 2];
  const [deltas, offsets] = [starts + segments * 2, starts + segments * 4];
  for (let segment = 0; segment < segments; segment += 1) {
    const [end, start] = [subtable.readUInt16BE(ends + segment * 2), subtable.readUInt16BE(starts + segment * 2)];
    const [delta, offset] = [subtable.readUInt16BE(deltas + segment * 2), subtable.readUInt16BE(offsets + segment * 2)];
    for (let character = start; character <= end && character !== 0xffff; character += 1) {
      const place = offsets + segment * 2 + offset + (character - start) * 2;
      const listed = offset === 0 ? character : subtable.readUInt16BE(place);
      const glyph = (listed + delta) & 0xffff;
      if (listed !== 0 && glyph !== 0) visit(character, glyph);
    }
  }
}

function eachOfFormat12(subtable: Buffer, visit: VisitCharacter): void {
  const groups = subtable.readUInt32BE(12);
  for (let group = 0; group < groups; group += 1) {
    const record = 16 + group * 12;
    const [first, end] = [subtable.readUInt32BE(record), subtable.readUInt32BE(record + 4)];
    const glyph = subtable.readUInt32BE(record + 8);
    for (let codePoint = first; codePoint <= end; codePoint += 1) visit(codePoint, glyph + codePoint - first);
  }
}
