import { needed, partsOf, readGlyphs, writeTables } from "./true-type.ts";

/** A TrueType font that is joined from subsets of one font, glyph by glyph. */
export interface JoinedTrueType {
  /** Adds a subset's glyphs; returns the joined font's number of each of them. */
  add(subset: Buffer): number[];
  write(): Buffer;
}

/** A glyph's outline with the parts of the joined font, and its entry in `hmtx`. */
interface Glyph {
  outline: Buffer;
  metrics: Buffer;
}

/**
 * Joins subsets of a TrueType font: common parts are in the result once. Two glyphs are the same if they have the
 * same outline and width. Memory holds the outlines that were added.
 *
 * Format: OpenType 1.9.1, `glyf`, `loca`, `hmtx`, `maxp`; with the long form of `loca`.
 */
export function joinTrueType(): JoinedTrueType {
  const glyphs: Glyph[] = [];
  const known = new Map<string, number>();
  let fixed: Map<string, Buffer> | undefined;

  const add = (outline: Buffer, metrics: Buffer) => {
    const key = `${metrics.toString("latin1")}${outline.toString("latin1")}`;
    const number = known.get(key) ?? glyphs.push({ outline: Buffer.from(outline), metrics: Buffer.from(metrics) }) - 1;
    known.set(key, number);
    return number;
  };

  return {
    add(subset) {
      const read = readGlyphs(subset);
      const { tables, count, outlineOf } = read;
      if (fixed) widen(fixed, tables);
      else fixed = new Map([...tables].flatMap(([tag, data]) => (needed.has(tag) ? [[tag, Buffer.from(data)]] : [])));
      const numbers: number[] = [];
      const numberOf = (glyph: number): number => {
        const found = numbers[glyph];
        if (found !== undefined) return found;
        const outline = Buffer.from(outlineOf(glyph));
        for (const { glyph: part, at } of partsOf(outline)) outline.writeUInt16BE(numberOf(part), at);
        const number = add(outline, metricsOf(read, glyph));
        numbers[glyph] = number;
        return number;
      };
      for (let glyph = 0; glyph < count; glyph += 1) numberOf(glyph);
      return numbers;
    },
    write: () => writeGlyphs(fixed, glyphs),
  };
}

/** A glyph's advance and left side bearing. */
function metricsOf({ hmtx, advances }: ReturnType<typeof readGlyphs>, glyph: number): Buffer {
  if (glyph < advances) return hmtx.subarray(glyph * 4, glyph * 4 + 4);
  const bearing = advances * 4 + (glyph - advances) * 2;
  return Buffer.concat([hmtx.subarray(advances * 4 - 4, advances * 4 - 2), hmtx.subarray(bearing, bearing + 2)]);
}

/** The box around all glyphs in `head`, the extremes in `hhea`, and what a glyph needs at most in `maxp`. */
const [boxStart, boxEnd] = [36, 44];
const [advanceMost, leftLeast, rightLeast, extentMost] = [10, 12, 14, 16];
const [needStart, needEnd] = [6, 32];

/** Widens what a font's tables say of all its glyphs to those of another subset. @throws Error for another font */
function widen(fixed: ReadonlyMap<string, Buffer>, tables: ReadonlyMap<string, Buffer>): void {
  const pair = (tag: string) => [fixed.get(tag), tables.get(tag)] as const;
  for (const tag of ["cvt ", "fpgm", "prep"]) {
    const [own, other] = pair(tag);
    if (own !== other && !(own && other?.equals(own))) throw new Error("Subsets of two fonts have the same name");
  }
  const choose = (tag: string, at: number, of: (...values: number[]) => number) => {
    const [own, other] = pair(tag);
    if (own && other && at < own.length) own.writeInt16BE(of(own.readInt16BE(at), other.readInt16BE(at)), at);
  };
  for (let at = boxStart; at < boxEnd; at += 2) choose("head", at, at < boxStart + 4 ? Math.min : Math.max);
  for (const at of [advanceMost, extentMost]) choose("hhea", at, Math.max);
  for (const at of [leftLeast, rightLeast]) choose("hhea", at, Math.min);
  for (let at = needStart; at < needEnd; at += 2) choose("maxp", at, Math.max);
}

function writeGlyphs(fixed: ReadonlyMap<string, Buffer> | undefined, glyphs: readonly Glyph[]): Buffer {
  if (!fixed) throw new Error("There are no glyphs to write");
  const starts = Buffer.alloc((glyphs.length + 1) * 4);
  const outlines: Buffer[] = [];
  let end = 0;
  for (const [glyph, { outline }] of glyphs.entries()) {
    const padded = Buffer.alloc(Math.ceil(outline.length / 4) * 4);
    outline.copy(padded);
    outlines.push(padded);
    end += padded.length;
    starts.writeUInt32BE(end, (glyph + 1) * 4);
  }
  fixed.get("head")?.writeInt16BE(1, 50);
  fixed.get("hhea")?.writeUInt16BE(glyphs.length, 34);
  fixed.get("maxp")?.writeUInt16BE(glyphs.length, 4);
  const own: [tag: string, data: Buffer][] = [
    ["glyf", Buffer.concat(outlines)],
    ["loca", starts],
    ["hmtx", Buffer.concat(glyphs.map(({ metrics }) => metrics))],
  ];
  return writeTables([...new Map([...fixed, ...own])]);
}
