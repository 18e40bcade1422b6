/** A TrueType font, and what is written of it if only some of its glyphs are kept: the others become empty. */
export interface TrueType {
  /** The number of its glyphs. */
  count: number;
  /** Tables that stay as they are, by tag. */
  fixed: ReadonlyMap<string, Buffer>;
  /** Glyphs and the parts that they are composed of, sorted, and glyph 0, which every font has. */
  withParts(glyphs: Iterable<number>): number[];
  outlineOf(glyph: number): Buffer;
  /** The tables that say where these glyphs' outlines are, and how wide they are. Others have neither. */
  tablesOf(kept: readonly number[]): { loca: Buffer; hmtx: Buffer };
  /** The bytes of an entry of `loca`. */
  locationBytes: 2 | 4;
}

/** The bytes of a glyph's entry in `hmtx`. */
export const metricBytes = 4;

/**
 * Reads a TrueType font. Glyphs keep their numbers. Tables that PDF does not need are left out, names of glyphs among
 * them.
 *
 * Format: OpenType 1.9.1, `glyf`, `loca`, `hmtx`; tables needed in a PDF: ISO 32000-1, 9.9.
 * @param more tags of tables to keep as well
 * @throws Error for a font without TrueType outlines
 */
export function readTrueType(font: Buffer, more: readonly string[] = []): TrueType {
  const glyphs = readGlyphs(font);
  const { tables, count, locationBytes, outlineOf } = glyphs;
  const changing = new Set(["glyf", "loca", "hmtx"]);
  return {
    count,
    fixed: new Map([...tables].filter(([tag]) => (needed.has(tag) || more.includes(tag)) && !changing.has(tag))),
    locationBytes,
    outlineOf,
    withParts: partsAdder(glyphs),
    tablesOf: tableWriter(glyphs),
  };
}

type Glyphs = ReturnType<typeof readGlyphs>;

/** Where a font has its outlines and metrics. @throws Error for a font without TrueType outlines */
export function readGlyphs(font: Buffer) {
  const tables = readTables(font);
  const [glyf, loca, head, hhea, hmtx] = ["glyf", "loca", "head", "hhea", "hmtx"].map((tag) => tables.get(tag));
  if (!glyf || !loca || !head || !hhea || !hmtx) throw new Error("A font of the PDF has no TrueType outlines");
  const isLong = head.readInt16BE(50) === 1;
  const locationBytes: 2 | 4 = isLong ? 4 : 2;
  const startOf = (glyph: number) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  return {
    tables,
    loca,
    hmtx,
    count: loca.length / locationBytes - 1,
    locationBytes,
    /** How many glyphs have an advance of their own; the last one is also that of the glyphs after it. */
    advances: hhea.readUInt16BE(34),
    startOf,
    outlineOf: (glyph: number) => glyf.subarray(startOf(glyph), startOf(glyph + 1)),
  };
}

function partsAdder({ count, outlineOf }: Glyphs): TrueType["withParts"] {
  /** By glyph: itself and the parts that it is composed of. */
  const wholes: (readonly number[])[] = [];
  const wholeOf = (glyph: number) => {
    const whole = new Set([glyph]);
    // A set's new entries are visited too.
    for (const each of whole) for (const { glyph: part } of partsOf(outlineOf(each))) whole.add(part);
    return [...whole];
  };
  return (glyphs) => {
    const kept = new Set<number>();
    for (const glyph of [0, ...glyphs]) {
      if (glyph >= count) continue;
      wholes[glyph] ??= wholeOf(glyph);
      for (const part of wholes[glyph]) kept.add(part);
    }
    return [...kept].sort((one, other) => one - other);
  };
}

function tableWriter({ loca, hmtx, count, locationBytes, advances, startOf }: Glyphs): TrueType["tablesOf"] {
  // The last advance stays, as it is also that of the glyphs after it.
  const changing = advances - 1;
  const noAdvances = Buffer.from(hmtx).fill(0, 0, changing * metricBytes);
  return (kept) => {
    const starts = Buffer.allocUnsafe(loca.length).fill(0, 0, locationBytes);
    const metrics = Buffer.from(noAdvances);
    let end = 0;
    for (const [index, glyph] of kept.entries()) {
      const at = glyph * metricBytes;
      if (glyph < changing) hmtx.copy(metrics, at, at, at + metricBytes);
      end += startOf(glyph + 1) - startOf(glyph);
      // Up to the next glyph that is kept, all have no outline.
      const next = kept[index + 1] ?? count;
      for (let entry = glyph + 1; entry <= next; entry += 1) {
        if (locationBytes === 4) starts.writeUInt32BE(end, entry * 4);
        else starts.writeUInt16BE(end / 2, entry * 2);
      }
    }
    return { loca: starts, hmtx: metrics };
  };
}

/** Reads a TrueType font, in order to write it with the outlines of some glyphs: {@link readTrueType}. */
export function trueTypePruner(font: Buffer, more: readonly string[] = []): (glyphs: Iterable<number>) => Buffer {
  const { fixed, withParts, outlineOf, tablesOf } = readTrueType(font, more);
  return (glyphs) => {
    const kept = withParts(glyphs);
    const { loca, hmtx } = tablesOf(kept);
    return writeTables([...fixed, ["glyf", Buffer.concat(kept.map(outlineOf))], ["loca", loca], ["hmtx", hmtx]]);
  };
}

/** The tables that a PDF needs. */
export const needed = new Set(["cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep"]);

/** The tables of a TrueType font by their tags (OpenType, table directory), as views of its bytes. */
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
    at += scaleBytes(flags);
  }
}

function scaleBytes(flags: number): number {
  if (flags & hasScale) return 2;
  if (flags & hasTwoScales) return 4;
  return flags & hasMatrix ? 8 : 0;
}

/**
 * A font file of these tables, with the checksums that the format asks for (OpenType 1.9.1, "Font file organization").
 */
export function writeTables(tables: Iterable<readonly [tag: string, data: Buffer]>): Buffer {
  const sorted = [...tables]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([tag, data]) => {
      const isHead = tag === "head";
      const padded = isHead || data.length % 4 !== 0 ? Buffer.concat([data], Math.ceil(data.length / 4) * 4) : data;
      if (isHead) padded.writeUInt32BE(0, adjustmentAt);
      return { tag, length: data.length, sum: sumOf(padded), padded };
    });
  const { directory, adjustment } = writeDirectory(sorted);
  sorted.find(({ tag }) => tag === "head")?.padded.writeUInt32BE(adjustment, adjustmentAt);
  return Buffer.concat([directory, ...sorted.map(({ padded }) => padded)]);
}

/** Where `head` has what makes the sum of the whole file a fixed number. */
export const adjustmentAt = 8;

/** A table in a font's directory: its bytes without padding, and the sum of its words. */
export interface TableEntry {
  tag: string;
  length: number;
  sum: number;
}

/**
 * The start of a font file with these tables, sorted by tag, and what belongs into `head`, whose entry was summed up
 * without.
 */
export function writeDirectory(tables: readonly TableEntry[]): { directory: Buffer; adjustment: number } {
  const exponent = Math.floor(Math.log2(tables.length));
  const directory = Buffer.allocUnsafe(12 + tables.length * 16);
  // "OTTO": outlines of PostScript.
  directory.writeUInt32BE(tables.some(({ tag }) => tag === "CFF ") ? 0x4f54544f : 0x00010000, 0);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(2 ** exponent * 16, 6);
  directory.writeUInt16BE(exponent, 8);
  directory.writeUInt16BE(tables.length * 16 - 2 ** exponent * 16, 10);
  let offset = directory.length;
  let sums = 0;
  for (const [index, { tag, length, sum }] of tables.entries()) {
    const at = 12 + index * 16;
    directory.write(tag, at, "latin1");
    directory.writeUInt32BE(sum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(length, at + 12);
    offset += Math.ceil(length / 4) * 4;
    sums += sum;
  }
  return { directory, adjustment: (0xb1b0afba - sumOf(directory) - sums) >>> 0 };
}

/** The sum of a table's words, padded with zeros. `before`: how many bytes of its first word come before `data`. */
export function sumOf(data: Buffer, before = 0): number {
  let sum = 0;
  const first = (4 - before) % 4;
  for (let at = 0; at < Math.min(first, data.length); at += 1) sum += (data[at] ?? 0) * 2 ** (24 - 8 * (at + before));
  const words = first + Math.floor((data.length - first) / 4) * 4;
  for (let at = first; at < words; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0;
  for (let at = Math.max(first, words); at < data.length; at += 1)
    sum += (data[at] ?? 0) * 2 ** (24 - 8 * (at - words));
  return sum >>> 0;
}
