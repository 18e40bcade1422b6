import { damagedFont, hostileFont } from "../faults.ts";
import { component, componentBytes } from "../outlines.ts";
import { ByteReader } from "./byte-reader.ts";

export interface Glyphs {
  glyf: Buffer;
  /** In its long format. */
  loca: Buffer;
  /** The left edge of each glyph. */
  left: number[];
}

/** Flags of a point (OpenType 1.9.1, "glyf", simple glyphs); with the last two unset, a coordinate is a word. */
const point = { onCurve: 0x01, sameX: 0x10, sameY: 0x20, overlap: 0x40 };

/** The streams of a transformed table (WOFF2, 5.1), in the order in which they are stored. */
const streamNames = ["contours", "points", "flags", "triplets", "composites", "boxes", "instructions"] as const;
type Streams = Record<(typeof streamNames)[number], ByteReader>;

/**
 * Restores a "glyf" table from its transformed form (WOFF2, 5.1).
 * @param mostBytes the limit for the restored table
 */
export function readGlyphs(table: Buffer, mostBytes: number): Glyphs {
  const header = new ByteReader(table);
  header.at = 2;
  const [options, count] = [header.u16(), header.u16()];
  header.at = 8;
  const sizes = streamNames.map((name) => [name, header.u32()] as const);
  const streams = Object.fromEntries(
    sizes.map(([name, bytes]) => [name, new ByteReader(header.take(bytes))]),
  ) as Streams;
  const overlaps = options & 1 ? header.take((count + 7) >> 3) : null;
  const hasBox = streams.boxes.take(4 * ((count + 31) >> 5));
  const isSet = (bits: Buffer | null, glyph: number) => ((bits?.[glyph >> 3] ?? 0) & (0x80 >> (glyph & 7))) !== 0;

  const parts: Buffer[] = [];
  const left: number[] = [];
  const loca = Buffer.alloc((count + 1) * 4);
  let offset = 0;
  for (let glyph = 0; glyph < count; glyph += 1) {
    const box = isSet(hasBox, glyph) ? streams.boxes.take(8) : null;
    const body = readGlyph(streams, box, isSet(overlaps, glyph));
    left.push(body.length > 0 ? body.readInt16BE(2) : 0);
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
    offset += padded.length;
    if (offset > mostBytes) throw hostileFont("outlines");
    parts.push(padded);
    loca.writeUInt32BE(offset, (glyph + 1) * 4);
  }
  return { glyf: Buffer.concat(parts), loca, left };
}

/** @param box the stored bounding box; simple glyphs without one have that of their points */
function readGlyph(streams: Streams, box: Buffer | null, overlaps: boolean): Buffer {
  const contours = streams.contours.i16();
  if ((contours < 0 && !box) || contours < -1 || (contours === 0 && box)) throw damagedFont();
  if (contours === 0) return Buffer.alloc(0);
  return contours > 0 ? simpleGlyph(streams, contours, box, overlaps) : compositeGlyph(streams, box);
}

function simpleGlyph(streams: Streams, contours: number, box: Buffer | null, overlaps: boolean): Buffer {
  const { ends, points } = readEnds(streams, contours);
  const { flags, x, y, bounds } = readPoints(streams, points, overlaps);
  return Buffer.concat([word(contours), box ?? bounds, ends, readInstructions(streams), flags, x, y]);
}

/** The last point of each contour, and the number of points. */
function readEnds(streams: Streams, contours: number): { ends: Buffer; points: number } {
  const ends = Buffer.alloc(contours * 2);
  let points = 0;
  for (let contour = 0; contour < contours; contour += 1) {
    points += streams.points.short();
    if (points === 0 || points > 0xffff) throw damagedFont();
    ends.writeUInt16BE(points - 1, contour * 2);
  }
  return { ends, points };
}

/**
 * Points as "glyf" stores them: their flags and, as words, each coordinate that differs from that of the point before.
 */
function readPoints(streams: Streams, count: number, overlaps: boolean) {
  const flags = Buffer.alloc(count);
  const words = { x: Buffer.alloc(count * 2), y: Buffer.alloc(count * 2) };
  const bytes = { x: 0, y: 0 };
  const at = { x: 0, y: 0 };
  const edges = { left: 0x7fff, bottom: 0x7fff, right: -0x8000, top: -0x8000 };
  for (let index = 0; index < count; index += 1) {
    const flag = streams.flags.u8();
    const [dx, dy] = readTriplet(flag & 0x7f, streams.triplets);
    at.x += dx;
    at.y += dy;
    edges.left = Math.min(edges.left, at.x);
    edges.right = Math.max(edges.right, at.x);
    edges.bottom = Math.min(edges.bottom, at.y);
    edges.top = Math.max(edges.top, at.y);
    const overlap = index === 0 && overlaps ? point.overlap : 0;
    flags[index] =
      (flag & 0x80 ? 0 : point.onCurve) | (dx === 0 ? point.sameX : 0) | (dy === 0 ? point.sameY : 0) | overlap;
    if (dx !== 0) bytes.x = words.x.writeInt16BE(dx, bytes.x);
    if (dy !== 0) bytes.y = words.y.writeInt16BE(dy, bytes.y);
  }
  return { flags, x: words.x.subarray(0, bytes.x), y: words.y.subarray(0, bytes.y), bounds: boxOf(edges) };
}

function boxOf({ left, bottom, right, top }: Record<"left" | "bottom" | "right" | "top", number>): Buffer {
  const box = Buffer.alloc(8);
  for (const [index, edge] of [left, bottom, right, top].entries()) box.writeInt16BE(edge, index * 2);
  return box;
}

function compositeGlyph(streams: Streams, box: Buffer | null): Buffer {
  const { composites } = streams;
  const from = composites.at;
  let flags = component.more;
  let hasInstructions = false;
  while (flags & component.more) {
    flags = composites.u16();
    hasInstructions ||= (flags & component.instructions) !== 0;
    composites.take(2 + componentBytes(flags));
  }
  const body = composites.bytes.subarray(from, composites.at);
  const instructions = hasInstructions ? [readInstructions(streams)] : [];
  return Buffer.concat([word(0xffff), box ?? Buffer.alloc(8), body, ...instructions]);
}

/** Instructions, preceded by their length. */
function readInstructions({ triplets, instructions }: Streams): Buffer {
  const bytes = triplets.short();
  return Buffer.concat([word(bytes), instructions.take(bytes)]);
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
