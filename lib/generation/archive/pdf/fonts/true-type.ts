/**
 * Reads a TrueType font, in order to write it with the outlines of some glyphs and of the parts that these are composed
 * of. Glyphs keep their numbers; the others become empty. Tables that PDF does not need are dropped, names of glyphs
 * among them.
 *
 * Format: OpenType 1.9.1, `glyf`, `loca`, `hmtx`; tables needed in a PDF: ISO 32000-1, 9.9.
 * @param more tags of tables to keep as well
 * @throws Error for a font without TrueType outlines
 */
export function trueTypePruner(font: Buffer, more: readonly string[] = []): (glyphs: Iterable<number>) => Buffer {
  const tables = readTables(font);
  const [glyf, loca, head, hhea, hmtx] = ["glyf", "loca", "head", "hhea", "hmtx"].map((tag) => tables.get(tag));
  if (!glyf || !loca || !head || !hhea || !hmtx) throw new Error("A font of the PDF has no TrueType outlines");
  const isLong = head.readInt16BE(50) === 1;
  const count = loca.length / (isLong ? 4 : 2) - 1;
  const startOf = (glyph: number) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  const outlineOf = (glyph: number) => glyf.subarray(startOf(glyph), startOf(glyph + 1));
  const fixed = [...tables].filter(([tag]) => needed.has(tag) || more.includes(tag));
  // The last advance is also that of the glyphs after it.
  const ownAdvances = hhea.readUInt16BE(34) - 1;
  const noAdvances = Buffer.from(hmtx).fill(0, 0, ownAdvances * 4);

  return (glyphs) => {
    const kept = new Set([0, ...glyphs].filter((glyph) => glyph < count));
    for (const glyph of kept) for (const { glyph: part } of partsOf(outlineOf(glyph))) kept.add(part);
    const outlines: Buffer[] = [];
    const starts = Buffer.alloc(loca.length);
    const advances = Buffer.from(noAdvances);
    for (const glyph of kept) if (glyph < ownAdvances) hmtx.copy(advances, glyph * 4, glyph * 4, glyph * 4 + 4);
    let end = 0;
    for (let glyph = 0; glyph <= count; glyph += 1) {
      if (isLong) starts.writeUInt32BE(end, glyph * 4);
      else starts.writeUInt16BE(end / 2, glyph * 2);
      if (kept.has(glyph)) end += outlines[outlines.push(outlineOf(glyph)) - 1]?.length ?? 0;
    }
    const changed = new Map([
      ["glyf", Buffer.concat(outlines)],
      ["loca", starts],
      ["hmtx", advances],
    ]);
    return writeTables(fixed.map(([tag, data]) => [tag, changed.get(tag) ?? data]));
  };
}

/** The tables that a PDF needs. */
export const needed = new Set(["cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep"]);

export function readTables(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let at = 12, left = font.readUInt16BE(4); left > 0; at += 16, left -= 1) {
    const start = font.readUInt32BE(at + 8);
    tables.set(font.toString("latin1", at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12)));
  }
  return tables;
}

/** Flags of a composite glyph's part: what follows it in the table. */
const hasWideArguments = 0x1;
const hasScale = 0x8;
const hasMore = 0x20;
const hasTwoScales = 0x40;
const hasMatrix = 0x80;

/** The glyphs that a composite glyph is made of, and where in its outline their numbers are. */
export function* partsOf(outline: Buffer): Generator<{ glyph: number; at: number }> {
  if (outline.length < 10 || outline.readInt16BE(0) >= 0) return;
  for (let at = 10, flags = hasMore; flags & hasMore; ) {
    flags = outline.readUInt16BE(at);
    yield { glyph: outline.readUInt16BE(at + 2), at: at + 2 };
    at += 4 + (flags & hasWideArguments ? 4 : 2);
    at += flags & hasScale ? 2 : flags & hasTwoScales ? 4 : flags & hasMatrix ? 8 : 0;
  }
}

/** A font file of these tables, with the checksums that the format asks for (OpenType 1.9.1, "Font file organization"). */
export function writeTables(tables: Iterable<readonly [tag: string, data: Buffer]>): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const exponent = Math.floor(Math.log2(sorted.length));
  const directory = Buffer.alloc(12 + sorted.length * 16);
  // "OTTO": outlines of PostScript.
  directory.writeUInt32BE(sorted.some(([tag]) => tag === "CFF ") ? 0x4f54544f : 0x00010000, 0);
  directory.writeUInt16BE(sorted.length, 4);
  directory.writeUInt16BE(2 ** exponent * 16, 6);
  directory.writeUInt16BE(exponent, 8);
  directory.writeUInt16BE(sorted.length * 16 - 2 ** exponent * 16, 10);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  let headAt = 0;
  let sums = 0;
  for (const [index, [tag, data]] of sorted.entries()) {
    const isHead = tag === "head";
    const padded = isHead || data.length % 4 !== 0 ? Buffer.concat([data], Math.ceil(data.length / 4) * 4) : data;
    if (isHead) {
      headAt = offset;
      padded.writeUInt32BE(0, 8);
    }
    const at = 12 + index * 16;
    const sum = sumOf(padded);
    sums += sum;
    directory.write(tag, at, "latin1");
    directory.writeUInt32BE(sum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    parts.push(padded);
    offset += padded.length;
  }
  const font = Buffer.concat(parts);
  // The sum of the whole file is that of its parts.
  if (headAt > 0) font.writeUInt32BE((0xb1b0afba - sumOf(directory) - sums) >>> 0, headAt + 8);
  return font;
}

function sumOf(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
