import { closeSync, openSync, readSync } from "node:fs";

/**
 * The first part of a text that would come out as a box, or null where there is none: a letter with its marks, or an
 * emoji, that no one font has all characters of.
 */
export type FindMissingGlyph = (text: string) => string | null;

/** Joiners, variation selectors, direction marks: they shape their neighbours and are never drawn. */
const neverDrawn = /^(?![\u180f\ufeff])[\n\t\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]$/u;

/**
 * What no document can have, whatever its fonts cover: the engine knows no U+180F, PDF/UA-1 forbids a byte order mark, and
 * PDF/A-3a characters for private use.
 */
const refused = [
  [0x180f, 0x180f],
  [0xe000, 0xf8ff],
  [0xfeff, 0xfeff],
  [0xf0000, 0x10ffff],
] as const;

/** Marks, joiners and the like: without one, each character stands alone, and dividing a text into clusters takes time. */
const joining = /\p{M}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u;

const clusters = new Intl.Segmenter("en", { granularity: "grapheme" });
const drawn = (cluster: string) => [...cluster].filter((character) => !neverDrawn.test(character));

/**
 * Reads what fonts can set, one font of each family, at most 31, the last of them the pictures'. The engine asks one
 * family after the other for a cluster, and draws a box where none has it all.
 */
export function readGlyphCoverage(fonts: readonly string[]): FindMissingGlyph {
  const familiesOf = new Uint32Array(0x110000);
  for (const [index, font] of fonts.entries()) {
    const isLast = index === fonts.length - 1;
    markCovered(readCharacterMap(font), (codePoint) => {
      if (isLast || !isPicture(codePoint)) familiesOf[codePoint] = (familiesOf[codePoint] ?? 0) | (1 << index);
    });
  }
  for (const [first, last] of refused) familiesOf.fill(0, first, last + 1);
  const isSet = (characters: Iterable<string>) => {
    let families = -1;
    for (const character of characters) families &= familiesOf[character.codePointAt(0) ?? 0] ?? 0;
    return families !== 0;
  };
  const isCovered = (cluster: string) =>
    isSet(cluster) || isSet(drawn(cluster)) || isSet(drawn(cluster.normalize("NFD")));
  return (text) => {
    if (!joining.test(text)) return [...text].find((character) => !isCovered(character)) ?? null;
    for (const { segment } of clusters.segment(text)) if (!isCovered(segment)) return segment;
    return null;
  };
}

/** As `templates/common.typ` has it: what is a picture by itself is set by the pictures' font alone. */
function isPicture(codePoint: number): boolean {
  return codePoint > 0x2300 && /^\p{Emoji_Presentation}$/u.test(String.fromCodePoint(codePoint));
}

function readCharacterMap(path: string): Buffer {
  const file = openSync(path, "r");
  const read = (position: number, length: number) => {
    const bytes = Buffer.alloc(length);
    if (readSync(file, bytes, 0, length, position) < length) throw new Error(`${path} ends early`);
    return bytes;
  };
  try {
    const tables = read(12, read(0, 12).readUInt16BE(4) * 16);
    for (let record = 0; record < tables.length; record += 16) {
      if (tables.toString("latin1", record, record + 4) !== "cmap") continue;
      return read(tables.readUInt32BE(record + 8), tables.readUInt32BE(record + 12));
    }
  } finally {
    closeSync(file);
  }
  throw new Error(`${path} has no character map`);
}

/** Reads a font's character map: OpenType 1.9, "cmap", subtables of format 4 (the BMP) and 12 (all of Unicode). */
function markCovered(cmap: Buffer, mark: (codePoint: number) => void): void {
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    const format = subtable.readUInt16BE(0);
    if (format === 4) markFormat4(subtable, mark);
    if (format === 12) markFormat12(subtable, mark);
  }
}

function markFormat4(subtable: Buffer, mark: (codePoint: number) => void): void {
  const segments = subtable.readUInt16BE(6) / 2;
  const [ends, starts] = [14, 16 + segments * 2];
  const [deltas, offsets] = [starts + segments * 2, starts + segments * 4];
  for (let segment = 0; segment < segments; segment += 1) {
    const [end, start] = [subtable.readUInt16BE(ends + segment * 2), subtable.readUInt16BE(starts + segment * 2)];
    const [delta, offset] = [subtable.readUInt16BE(deltas + segment * 2), subtable.readUInt16BE(offsets + segment * 2)];
    for (let character = start; character <= end && character !== 0xffff; character += 1) {
      const place = offsets + segment * 2 + offset + (character - start) * 2;
      const listed = offset === 0 ? character : subtable.readUInt16BE(place);
      if (listed !== 0 && ((listed + delta) & 0xffff) !== 0) mark(character);
    }
  }
}

function markFormat12(subtable: Buffer, mark: (codePoint: number) => void): void {
  const groups = subtable.readUInt32BE(12);
  for (let group = 0; group < groups; group += 1) {
    const record = 16 + group * 12;
    const end = subtable.readUInt32BE(record + 4);
    for (let codePoint = subtable.readUInt32BE(record); codePoint <= end; codePoint += 1) mark(codePoint);
  }
}
