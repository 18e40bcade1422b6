import { damagedFont, hostileFont } from "./faults.ts";

/** All of Unicode has fewer letters; a group of characters costs a few bytes and can name all of them. */
const mostCharacters = 200_000;

/**
 * Platforms and encodings that are Unicode, the widest first, and last that of symbol fonts (OpenType 1.9.1, "cmap").
 */
const encodings = ["3.10", "0.6", "0.4", "3.1", "0.3", "0.2", "0.1", "0.0", "3.0"];

/** The glyph of each character that a font has. @throws AppError */
export function readCharacters(cmap: Buffer, glyphs: number): Map<number, number> {
  const subtables = new Map<string, number>();
  for (let index = 0; index < Math.min(cmap.readUInt16BE(2), 32); index += 1) {
    const at = 4 + index * 8;
    subtables.set(`${cmap.readUInt16BE(at)}.${cmap.readUInt16BE(at + 2)}`, cmap.readUInt32BE(at + 4));
  }
  const encoding = encodings.find((each) => subtables.has(each));
  if (encoding === undefined) throw damagedFont();
  const characters = new Map<number, number>();
  const isSymbol = encoding === "3.0";
  let visited = 0;
  for (const [first, last, glyphOf] of ranges(cmap.subarray(subtables.get(encoding)))) {
    visited += last - first + 1;
    if (visited > mostCharacters || last > 0x10ffff) throw hostileFont("characters");
    for (let character = first; character <= last; character += 1) {
      const glyph = glyphOf(character);
      // Symbol fonts have their letters 0xF000 above those of ASCII.
      const plain = isSymbol && character >= 0xf000 && character <= 0xf0ff ? character - 0xf000 : character;
      if (glyph > 0 && glyph < glyphs) characters.set(plain, glyph);
    }
  }
  if (characters.size === 0) throw damagedFont();
  return characters;
}

type Range = [first: number, last: number, glyphOf: (character: number) => number];

function ranges(table: Buffer): Range[] {
  const format = table.readUInt16BE(0);
  if (format === 4) return segments(table);
  if (format === 6) {
    const [first, count] = [table.readUInt16BE(6), table.readUInt16BE(8)];
    return [[first, first + count - 1, (character) => table.readUInt16BE(10 + (character - first) * 2)]];
  }
  if (format !== 12) throw damagedFont();
  const count = table.readUInt32BE(12);
  if (count > mostCharacters) throw hostileFont("groups of characters");
  return Array.from({ length: count }, (_, group): Range => {
    const [first, last, glyph] = [16, 20, 24].map((at) => table.readUInt32BE(at + group * 12)) as [
      number,
      number,
      number,
    ];
    if (last < first) throw damagedFont();
    return [first, last, (character) => glyph + character - first];
  });
}

function segments(table: Buffer): Range[] {
  const count = table.readUInt16BE(6) / 2;
  const [ends, starts] = [14, 16 + count * 2];
  const [deltas, offsets] = [starts + count * 2, starts + count * 4];
  return Array.from({ length: count }, (_, index): Range => {
    const at = index * 2;
    const [first, last] = [table.readUInt16BE(starts + at), table.readUInt16BE(ends + at)];
    if (last < first) throw damagedFont();
    const [delta, offset] = [table.readUInt16BE(deltas + at), table.readUInt16BE(offsets + at)];
    const glyphOf = (character: number) => {
      const place = offsets + at + offset + (character - first) * 2;
      // The last segment, of U+FFFF alone, often points nowhere.
      const listed = offset === 0 ? character : place + 2 <= table.length ? table.readUInt16BE(place) : 0;
      return offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
    };
    return [first, last, glyphOf];
  });
}

/** A table "cmap" with these characters only, as one subtable of format 12. */
export function writeCharacters(characters: ReadonlyMap<number, number>): Buffer {
  const groups: [first: number, last: number, glyph: number][] = [];
  for (const [character, glyph] of [...characters].sort(([one], [other]) => one - other)) {
    const group = groups.at(-1);
    const isNext = group && character === group[1] + 1 && glyph === group[2] + character - group[0];
    if (isNext) group[1] = character;
    else groups.push([character, character, glyph]);
  }
  const table = Buffer.alloc(28 + groups.length * 12);
  for (const [at, value] of [0, 1, 3, 10].entries()) table.writeUInt16BE(value, at * 2);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(16 + groups.length * 12, 16);
  table.writeUInt32BE(groups.length, 24);
  for (const [index, group] of groups.entries()) {
    for (const [field, value] of group.entries()) table.writeUInt32BE(value, 28 + index * 12 + field * 4);
  }
  return table;
}
