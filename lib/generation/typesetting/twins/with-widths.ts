import { partsOf } from "../../archive/pdf/fonts/true-type.ts";
import { eachCharacter } from "../font-tables.ts";
import type { Widths } from "./twins.ts";

/** A glyph's advance, and how far its outline moves so that it stays in the middle of it; in units of the font. */
interface Place {
  advance: number;
  moved: number;
}

/**
 * A font's tables with other widths: glyphs keep their outlines and are centred. A letter with an accent gets the
 * letter's width; characters without a width, the average change.
 *
 * Format: OpenType 1.9.1, `hmtx`, `glyf`, `loca`.
 */
export function withWidths(tables: ReadonlyMap<string, Buffer>, widths: Widths): Map<string, Buffer> {
  const table = (tag: string) => {
    const data = tables.get(tag);
    if (!data) throw new Error(`A font has no table ${tag}`);
    return data;
  };
  const [head, hhea, oldHmtx, loca, glyf] = [table("head"), table("hhea"), table("hmtx"), table("loca"), table("glyf")];
  const isLong = head.readInt16BE(50) === 1;
  const startOf = (glyph: number) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  const count = loca.length / (isLong ? 4 : 2) - 1;
  const advances = hhea.readUInt16BE(34);
  const advanceOf = (glyph: number) => oldHmtx.readUInt16BE(Math.min(glyph, advances - 1) * 4);
  const bearingAt = (glyph: number) => (glyph < advances ? glyph * 4 + 2 : advances * 2 + glyph * 2);

  const places = placesOf(table("cmap"), widths, { count, unitsPerEm: head.readUInt16BE(18), advanceOf });
  const hmtx = Buffer.alloc(count * 4);
  const starts = Buffer.alloc((count + 1) * 4);
  const outlines: Buffer[] = [];
  let end = 0;
  for (const [glyph, { advance, moved }] of places.entries()) {
    const outline = movedOutline(glyf.subarray(startOf(glyph), startOf(glyph + 1)), moved, places);
    outlines.push(outline);
    end += outline.length;
    starts.writeUInt32BE(end, (glyph + 1) * 4);
    hmtx.writeUInt16BE(advance, glyph * 4);
    hmtx.writeInt16BE(oldHmtx.readInt16BE(bearingAt(glyph)) + moved, glyph * 4 + 2);
  }
  const [newHead, newHhea] = [Buffer.from(head), Buffer.from(hhea)];
  newHead.writeInt16BE(1, 50);
  newHhea.writeUInt16BE(count, 34);
  newHhea.writeUInt16BE(Math.max(...places.map(({ advance }) => advance)), 10);
  const changed = { head: newHead, hhea: newHhea, hmtx, loca: starts, glyf: Buffer.concat(outlines) };
  return new Map([...tables, ...Object.entries(changed)]);
}

interface Glyphs {
  count: number;
  unitsPerEm: number;
  advanceOf: (glyph: number) => number;
}

function placesOf(cmap: Buffer, widths: Widths, { count, unitsPerEm, advanceOf }: Glyphs): Place[] {
  const known = new Map(Object.entries(widths).flatMap(([width, text]) => Array.from(text, (c) => [c, Number(width)])));
  const wanted = new Map<number, number>();
  let [before, after] = [0, 0];
  eachCharacter(cmap, (codePoint, glyph) => {
    const character = String.fromCodePoint(codePoint);
    const [letter = ""] = character.normalize("NFD");
    const width = known.get(character) ?? known.get(letter);
    if (width === undefined || wanted.has(glyph)) return;
    wanted.set(glyph, Math.round((width * unitsPerEm) / 1000));
    if (known.has(character)) {
      before += advanceOf(glyph);
      after += (width * unitsPerEm) / 1000;
    }
  });
  return Array.from({ length: count }, (_, glyph) => {
    const advance = wanted.get(glyph) ?? Math.round((advanceOf(glyph) * after) / before);
    return { advance, moved: Math.round((advance - advanceOf(glyph)) / 2) };
  });
}

/** The glyph's outline, further to the right. */
function movedOutline(outline: Buffer, moved: number, places: readonly Place[]): Buffer {
  if (outline.length < 10) return outline;
  const result = outline.readInt16BE(0) >= 0 ? withFirstPoint(outline, moved) : withParts(outline, moved, places);
  for (const at of [2, 6]) result.writeInt16BE(outline.readInt16BE(at) + moved, at);
  return Buffer.concat([result, Buffer.alloc(-result.length & 3)]);
}

/** Flags of a point: its x is a byte, or without that the same as before; the flag is repeated. */
const [isByte, isSame, isRepeated] = [0x02, 0x10, 0x08];

/** A simple outline, moved by its first point: each x is the difference to that before. */
function withFirstPoint(outline: Buffer, moved: number): Buffer {
  const contours = outline.readInt16BE(0);
  if (contours === 0 || moved === 0) return Buffer.from(outline);
  const points = outline.readUInt16BE(8 + contours * 2) + 1;
  const flagsAt = 12 + contours * 2 + outline.readUInt16BE(10 + contours * 2);
  let at = flagsAt;
  for (let point = 0; point < points; point += 1) {
    const flag = outline[at++] ?? 0;
    if (flag & isRepeated) point += outline[at++] ?? 0;
  }
  const flag = outline[flagsAt] ?? 0;
  const repeats = flag & isRepeated ? (outline[flagsAt + 1] ?? 0) : 0;
  const first = flag & ~(isByte | isSame | isRepeated);
  const flags = repeats > 1 ? [first, flag, repeats - 1] : repeats === 1 ? [first, flag & ~isRepeated] : [first];
  const [x, size] =
    flag & isByte
      ? [(flag & isSame ? 1 : -1) * outline.readUInt8(at), 1]
      : flag & isSame
        ? [0, 0]
        : [outline.readInt16BE(at), 2];
  const word = Buffer.alloc(2);
  word.writeInt16BE(x + moved);
  return Buffer.concat([
    outline.subarray(0, flagsAt),
    Buffer.from(flags),
    outline.subarray(flagsAt + (flag & isRepeated ? 2 : 1), at),
    word,
    outline.subarray(at + size),
  ]);
}

/** A composite outline, whose parts have moved by themselves. */
function withParts(outline: Buffer, moved: number, places: readonly Place[]): Buffer {
  const pieces = [outline.subarray(0, 10)];
  let end = 10;
  for (const { glyph, at } of partsOf(outline)) {
    const flags = outline.readUInt16BE(at - 2);
    const areWords = (flags & 1) !== 0;
    const transform = flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    const start = at + 2 + (areWords ? 4 : 2);
    end = start + transform;
    // Places of points instead of distances stay as they are.
    if (!(flags & 2)) {
      pieces.push(outline.subarray(at - 2, end));
      continue;
    }
    const scale = transform > 0 ? outline.readInt16BE(start) / 2 ** 14 : 1;
    const [x, y] = areWords
      ? [outline.readInt16BE(at + 2), outline.readInt16BE(at + 4)]
      : [outline.readInt8(at + 2), outline.readInt8(at + 3)];
    const head = Buffer.alloc(8);
    head.writeUInt16BE(flags | 1, 0);
    head.writeUInt16BE(glyph, 2);
    head.writeInt16BE(x + moved - Math.round((places[glyph]?.moved ?? 0) * scale), 4);
    head.writeInt16BE(y, 6);
    pieces.push(head, outline.subarray(start, end));
  }
  return Buffer.concat([...pieces, outline.subarray(end)]);
}
