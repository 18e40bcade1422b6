import { damagedFont, hostileFont } from "./faults.ts";

/** Points of one glyph with its parts; the most in fonts that people use is below 10,000. */
const mostPoints = 200_000;
const mostDepth = 16;

/** Flags of a component (OpenType 1.9.1, "glyf", composite glyphs). */
export const component = { words: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80, instructions: 0x100 };

/** Bytes of a component's arguments and scales. */
export function componentBytes(flags: number): number {
  const scales = flags & component.scale ? 2 : flags & component.twoScales ? 4 : flags & component.matrix ? 8 : 0;
  return (flags & component.words ? 4 : 2) + scales;
}

/**
 * Refuses glyphs that lie outside of their table, and glyphs of glyphs that loop or grow with each level: whoever draws
 * them would need for ever.
 * @throws AppError
 */
export function checkOutlines(glyf: Buffer, loca: Buffer, glyphs: number, isLong: boolean): void {
  if (loca.length < (glyphs + 1) * (isLong ? 4 : 2)) throw damagedFont();
  const offset = (glyph: number) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  const points = new Int32Array(glyphs).fill(-1);
  for (let glyph = 0; glyph < glyphs; glyph += 1) pointsOf(glyph, 0);

  function pointsOf(glyph: number, depth: number): number {
    if (glyph >= glyphs) throw damagedFont();
    if (depth > mostDepth) throw hostileFont("glyphs in glyphs");
    const known = points[glyph] ?? -1;
    if (known >= 0) return known;
    const [from, to] = [offset(glyph), offset(glyph + 1)];
    if (to < from || to > glyf.length) throw damagedFont();
    const count = from === to ? 0 : glyf.readInt16BE(from);
    let sum = 1;
    if (count > 0) sum += glyf.readUInt16BE(from + 10 + (count - 1) * 2);
    if (count < 0) {
      for (let at = from + 10, flags = component.more; flags & component.more; ) {
        if (at + 4 > to) throw damagedFont();
        flags = glyf.readUInt16BE(at);
        sum += pointsOf(glyf.readUInt16BE(at + 2), depth + 1);
        if (sum > mostPoints) throw hostileFont("points of a glyph");
        at += 4 + componentBytes(flags);
      }
    }
    points[glyph] = sum;
    return sum;
  }
}
