import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Whether some font of ours has a glyph for a character. */
export type GlyphCoverage = (codePoint: number) => boolean;

/** Joiners, variation selectors, direction marks: they shape their neighbours and are never drawn. */
const neverDrawn = /^[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]$/u;

/**
 * The characters that the fonts in these folders can set. The engine draws a box for others without a word, so they
 * must be found before. One font of each folder speaks for its family.
 */
export function readGlyphCoverage(folders: readonly string[]): GlyphCoverage {
  const covered = new Uint8Array(0x110000);
  for (const folder of folders) {
    const font = readdirSync(folder, { recursive: true, encoding: "utf8" }).find((name) => name.endsWith(".ttf"));
    if (font) markCovered(readFileSync(join(folder, font)), covered);
  }
  return (codePoint) => covered[codePoint] === 1 || neverDrawn.test(String.fromCodePoint(codePoint));
}

/** Reads a font's character map: OpenType 1.9, "cmap", subtables of format 4 (the BMP) and 12 (all of Unicode). */
function markCovered(font: Buffer, covered: Uint8Array): void {
  const cmap = tableOffset(font, "cmap");
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    const format = font.readUInt16BE(subtable);
    if (format === 4) markFormat4(font, subtable, covered);
    if (format === 12) markFormat12(font, subtable, covered);
  }
}

function tableOffset(font: Buffer, tag: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + index * 16;
    if (font.toString("latin1", record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table ${tag}`);
}

function markFormat4(font: Buffer, subtable: number, covered: Uint8Array): void {
  const segments = font.readUInt16BE(subtable + 6) / 2;
  const [ends, starts] = [subtable + 14, subtable + 16 + segments * 2];
  const [deltas, offsets] = [starts + segments * 2, starts + segments * 4];
  for (let segment = 0; segment < segments; segment += 1) {
    const [end, start] = [font.readUInt16BE(ends + segment * 2), font.readUInt16BE(starts + segment * 2)];
    const [delta, offset] = [font.readUInt16BE(deltas + segment * 2), font.readUInt16BE(offsets + segment * 2)];
    for (let character = start; character <= end && character !== 0xffff; character += 1) {
      const place = offsets + segment * 2 + offset + (character - start) * 2;
      const listed = offset === 0 ? character : font.readUInt16BE(place);
      if (listed !== 0 && ((listed + delta) & 0xffff) !== 0) covered[character] = 1;
    }
  }
}

function markFormat12(font: Buffer, subtable: number, covered: Uint8Array): void {
  const groups = font.readUInt32BE(subtable + 12);
  for (let group = 0; group < groups; group += 1) {
    const record = subtable + 16 + group * 12;
    covered.fill(1, font.readUInt32BE(record), font.readUInt32BE(record + 4) + 1);
  }
}
