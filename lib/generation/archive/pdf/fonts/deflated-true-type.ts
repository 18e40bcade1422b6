import {
  alone,
  type DeflatedPart,
  type JoinedDeflate,
  joinedDeflate,
  type StreamPart,
} from "../../deflate/joined-deflate.ts";
import {
  adjustmentAt,
  metricBytes,
  readTrueType,
  sumOf,
  type TableEntry,
  type TrueType,
  writeDirectory,
} from "./true-type.ts";

/** An outline as part of the table of outlines. */
interface Outline {
  length: number;
  /** Its sum as words of the table, by the number of bytes that stand before it in its first word. */
  sums: readonly number[];
  /** Deflated, by the glyph whose outline stands before it; null: none. */
  parts: Map<number | null, DeflatedPart>;
}

interface DeflatedTable extends TableEntry {
  parts: readonly DeflatedPart[];
}

/**
 * Reads a TrueType font, in order to write it for one document after another, deflated and with the outlines of some
 * glyphs. Documents differ in which outlines follow each other, so each is deflated once for each that it follows.
 * @returns from glyphs to the file that `trueTypePruner` writes, in zlib's format
 * @throws Error for a font without TrueType outlines
 */
export function deflatedTrueType(font: Buffer): (glyphs: Iterable<number>) => Buffer {
  const trueType = readTrueType(font);
  const { count, fixed, withParts, tablesOf, locationBytes } = trueType;
  const samples = Array.from({ length: count }, (_, glyph) => outlineAfter(trueType, glyph, glyph ? glyph - 1 : null));
  const deflate = joinedDeflate(samples);
  const fixedTables = [...fixed].map(([tag, data]) => fixedTable(tag, data, (bytes) => deflate.part(alone(bytes))));
  const outlinesTable = outlinesWriter(trueType, deflate);
  const rows = (rowBytes: number) => (data: Buffer) => deflate.rows(data, rowBytes);

  return (glyphs) => {
    const kept = withParts(glyphs);
    const { loca, hmtx } = tablesOf(kept);
    const changing = [
      outlinesTable(kept),
      tableOf("loca", loca, rows(locationBytes)),
      tableOf("hmtx", hmtx, rows(metricBytes)),
    ];
    const tables = [...fixedTables, ...changing].sort((one, other) => (one.tag < other.tag ? -1 : 1));
    const { directory, adjustment } = writeDirectory(tables);
    const adjusted = Buffer.allocUnsafe(4);
    adjusted.writeUInt32BE(adjustment);
    const parts = tables.flatMap(({ tag, parts: [first, ...others] }) =>
      tag === "head" ? [first, deflate.rows(adjusted, 4), ...others] : [first, ...others],
    );
    return deflate.join([deflate.rows(directory, 16), ...parts] as DeflatedPart[]);
  };
}

/** An outline with the end of the one before, which it may repeat. */
function outlineAfter({ outlineOf }: TrueType, glyph: number, before: number | null): StreamPart {
  return {
    bytes: outlineOf(glyph),
    before: before === null ? noBytes : outlineOf(before).subarray(-mostSearched),
  };
}

/** A table that is the same in all documents; `head` in two parts, between which the adjustment goes. */
function fixedTable(tag: string, data: Buffer, deflate: (bytes: Buffer) => DeflatedPart): DeflatedTable {
  if (tag !== "head") return tableOf(tag, data, deflate);
  const padded = Buffer.from(paddedToWords(data));
  padded.writeUInt32BE(0, adjustmentAt);
  const parts = [padded.subarray(0, adjustmentAt), padded.subarray(adjustmentAt + 4)].map(deflate);
  return { tag, length: data.length, sum: sumOf(padded), parts };
}

/** Writes the table of outlines for one set of glyphs after another. */
function outlinesWriter(trueType: TrueType, deflate: JoinedDeflate): (glyphs: readonly number[]) => DeflatedTable {
  const paddings = [0, 1, 2, 3].map((bytes) => deflate.part(alone(Buffer.alloc(bytes))));
  const outlines: Outline[] = [];
  const readOutline = (glyph: number): Outline => {
    const bytes = trueType.outlineOf(glyph);
    const sums = [0, 1, 2, 3].map((before) => sumOf(bytes, before));
    return { length: bytes.length, sums, parts: new Map() };
  };
  return (glyphs) => {
    const parts: DeflatedPart[] = [];
    let [length, sum] = [0, 0];
    let before: number | null = null;
    for (const glyph of glyphs) {
      outlines[glyph] ??= readOutline(glyph);
      const outline = outlines[glyph];
      const deflated = outline.parts.get(before) ?? deflate.part(outlineAfter(trueType, glyph, before));
      outline.parts.set(before, deflated);
      parts.push(deflated);
      sum += outline.sums[length % 4] ?? 0;
      length += outline.length;
      if (outline.length > 0) before = glyph;
    }
    parts.push(paddings[-length & 3] as DeflatedPart);
    return { tag: "glyf", length, sum: sum % 2 ** 32, parts };
  };
}

const noBytes = Buffer.alloc(0);
/**
 * So many bytes of the outline before are searched, more than letters have: one of 60 kB would be searched again and
 * again.
 */
const mostSearched = 2_000;

function tableOf(tag: string, data: Buffer, deflate: (padded: Buffer) => DeflatedPart): DeflatedTable {
  const padded = paddedToWords(data);
  return { tag, length: data.length, sum: sumOf(padded), parts: [deflate(padded)] };
}

function paddedToWords(data: Buffer): Buffer {
  return data.length % 4 === 0 ? data : Buffer.concat([data], Math.ceil(data.length / 4) * 4);
}
