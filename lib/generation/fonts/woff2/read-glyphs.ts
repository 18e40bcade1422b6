import { damagedFont, hostileFont } from "../faults.ts";
import { component, componentBytes } from "../outlines.ts";
import { ByteReader } from "./byte-reader.ts";

export interface Glyphs {
  glyf: Buffer;
  /** With long offsets. */
  loca: Buffer;
  /** The left edge of each glyph. */
  left: number[];
}

/** Flags of a point (OpenType 1.9.1, "glyf", simple glyphs); with the last two unset, a coordinate is a word. */
const point = { onCurve: 0x01, sameX: 0x10, sameY: 0x20, overlap: 0x40 };

/** Restores a table "glyf" from its transformed form (WOFF2, 5.1). @param mostBytes that it may have */
export function readGlyphs(table: Buffer, mostBytes: number): Glyphs {
  const header = new ByteReader(table);
  header.at = 2;
  const [options, count] = [header.u16(), header.u16()];
  header.at = 8;
  const sizes = Array.from({ length: 7 }, header.u32);
  const [contours, points, flags, triplets, composites, boxes, instructions] = sizes.map(
    (bytes) => new ByteReader(header.take(bytes)),
  ) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader];
  const overlaps = options & 1 ? header.take((count + 7) >> 3) : null;
  const hasBox = boxes.take(4 * ((count + 31) >> 5));
  const isSet = (bits: Buffer | null, glyph: number) => ((bits?.[glyph >> 3] ?? 0) & (0x80 >> (glyph & 7))) !== 0;

  const parts: Buffer[] = [];
  const left: number[] = [];
  const loca = Buffer.alloc((count + 1) * 4);
  let offset = 0;
  for (let glyph = 0; glyph < count; glyph += 1) {
    const number = contours.i16();
    const box = isSet(hasBox, glyph) ? boxes.take(8) : null;
    if ((number < 0 && !box) || number < -1 || (number === 0 && box)) throw damagedFont();
    const body = number === 0 ? Buffer.alloc(0) : number > 0 ? simple(number, glyph, box) : composite(box);
    left.push(body.length > 0 ? body.readInt16BE(2) : 0);
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
    offset += padded.length;
    if (offset > mostBytes) throw hostileFont("outlines");
    parts.push(padded);
    loca.writeUInt32BE(offset, (glyph + 1) * 4);
  }
  return { glyf: Buffer.concat(parts), loca, left };

  function simple(number: number, glyph: number, box: Buffer | null): Buffer {
    let total = 0;
    const ends = Buffer.alloc(number * 2);
    for (let contour = 0; contour < number; contour += 1) {
      total += points.short();
      if (total === 0 || total > 0xffff) throw damagedFont();
      ends.writeUInt16BE(total - 1, contour * 2);
    }
    const marks = Buffer.alloc(total);
    const coordinates = { x: Buffer.alloc(total * 2), y: Buffer.alloc(total * 2) };
    const bytes = { x: 0, y: 0 };
    const at = { x: 0, y: 0 };
    const edges = { left: 0x7fff, bottom: 0x7fff, right: -0x8000, top: -0x8000 };
    for (let index = 0; index < total; index += 1) {
      const flag = flags.u8();
      const [dx, dy] = readTriplet(flag & 0x7f, triplets);
      at.x += dx;
      at.y += dy;
      edges.left = Math.min(edges.left, at.x);
      edges.right = Math.max(edges.right, at.x);
      edges.bottom = Math.min(edges.bottom, at.y);
      edges.top = Math.max(edges.top, at.y);
      const overlap = index === 0 && isSet(overlaps, glyph) ? point.overlap : 0;
      marks[index] =
        (flag & 0x80 ? 0 : point.onCurve) | (dx === 0 ? point.sameX : 0) | (dy === 0 ? point.sameY : 0) | overlap;
      if (dx !== 0) bytes.x = coordinates.x.writeInt16BE(dx, bytes.x);
      if (dy !== 0) bytes.y = coordinates.y.writeInt16BE(dy, bytes.y);
    }
    const code = hints();
    const found = Buffer.alloc(8);
    for (const [index, edge] of [edges.left, edges.bottom, edges.right, edges.top].entries()) {
      found.writeInt16BE(edge, index * 2);
    }
    const { x, y } = coordinates;
    return Buffer.concat([
      word(number),
      box ?? found,
      ends,
      code,
      marks,
      x.subarray(0, bytes.x),
      y.subarray(0, bytes.y),
    ]);
  }

  function composite(box: Buffer | null): Buffer {
    const from = composites.at;
    let flags = component.more;
    let hasHints = false;
    while (flags & component.more) {
      flags = composites.u16();
      hasHints ||= (flags & component.instructions) !== 0;
      composites.take(2 + componentBytes(flags));
    }
    const body = composites.bytes.subarray(from, composites.at);
    return Buffer.concat([word(0xffff), box ?? Buffer.alloc(8), body, ...(hasHints ? [hints()] : [])]);
  }

  /** Instructions with their length before them. */
  function hints(): Buffer {
    const bytes = triplets.short();
    return Buffer.concat([word(bytes), instructions.take(bytes)]);
  }
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

/** How far a point is from the one before it (WOFF2, 5.2). */
function readTriplet(flag: number, reader: ByteReader): [dx: number, dy: number] {
  const signed = (bits: number, value: number) => (bits & 1 ? value : -value);
  const first = reader.u8();
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + first)];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + first), 0];
  if (flag < 84) {
    const packed = flag - 20;
    return [
      signed(flag, 1 + (packed & 0x30) + (first >> 4)),
      signed(flag >> 1, 1 + ((packed & 0x0c) << 2) + (first & 0x0f)),
    ];
  }
  const second = reader.u8();
  if (flag < 120) {
    const packed = flag - 84;
    return [
      signed(flag, 1 + (Math.floor(packed / 12) << 8) + first),
      signed(flag >> 1, 1 + (((packed % 12) >> 2) << 8) + second),
    ];
  }
  const third = reader.u8();
  if (flag < 124)
    return [signed(flag, (first << 4) + (second >> 4)), signed(flag >> 1, ((second & 0x0f) << 8) + third)];
  return [signed(flag, (first << 8) + second), signed(flag >> 1, (third << 8) + reader.u8())];
}
