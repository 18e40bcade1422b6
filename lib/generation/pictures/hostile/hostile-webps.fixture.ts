import sharp from "sharp";
import type { HostileCase } from "../../spreadsheet/hostile/hostile-case.fixture.ts";
import { outcomeOfExif, tiffDirectories } from "./exif.fixture.ts";
import { times } from "./write-png.fixture.ts";

type Outcome = HostileCase["outcome"];

const raw = { width: 40, height: 24, channels: 4 as const };
const image = sharp(Buffer.from(Array.from({ length: 40 * 24 * 4 }, (_, at) => (at * 7) % 256)), { raw });
const [lossy, lossless, extended] = await Promise.all([
  image.clone().removeAlpha().webp().toBuffer(),
  image.clone().webp({ lossless: true }).toBuffer(),
  image
    .clone()
    .webp()
    .withExif({ IFD0: { Copyright: "Ann" } })
    .toBuffer(),
]);

/** A chunk of RIFF (RFC 9649, 2.3), optionally with a false size. */
function chunk(type: string, data: Buffer | string, size = Buffer.byteLength(data)): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, "latin1");
  head.writeUInt32LE(size >>> 0, 4);
  return Buffer.concat([head, Buffer.from(data), Buffer.alloc(Buffer.byteLength(data) % 2)]);
}

function riff(chunks: Buffer[], size?: number): Buffer {
  const content = Buffer.concat([Buffer.from("WEBP"), ...chunks]);
  return chunk("RIFF", content, size);
}

function chunksOf(webp: Buffer): Buffer[] {
  const chunks: Buffer[] = [];
  for (let at = 12; at < webp.length; ) {
    const end = at + 8 + webp.readUInt32LE(at + 4) + (webp.readUInt32LE(at + 4) % 2);
    chunks.push(webp.subarray(at, end));
    at = end;
  }
  return chunks;
}

/** The first chunk of an extended file: its features, and the size of its canvas. */
function vp8x(flags: number, width = 40, height = 24): Buffer {
  const data = Buffer.alloc(10);
  data[0] = flags;
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return chunk("VP8X", data);
}

const flags = { animation: 2, xmp: 4, exif: 8, alpha: 16, profile: 32 };
const [picture = Buffer.alloc(0)] = chunksOf(lossy);
const [exact = Buffer.alloc(0)] = chunksOf(lossless);

function frame(changes: { x?: number; width?: number; height?: number; inner?: Buffer } = {}): Buffer {
  const { x = 0, width = 40, height = 24, inner = picture } = changes;
  const data = Buffer.alloc(16);
  data.writeUIntLE(x, 0, 3);
  data.writeUIntLE(width - 1, 6, 3);
  data.writeUIntLE(height - 1, 9, 3);
  return chunk("ANMF", Buffer.concat([data, inner]));
}
const animated = (frames: Buffer[], width = 40, height = 24) =>
  riff([vp8x(flags.animation, width, height), chunk("ANIM", Buffer.alloc(6)), ...frames]);
const beside = (flag: number, ...chunks: Buffer[]) =>
  riff([vp8x(flag), ...chunks.slice(0, 1), picture, ...chunks.slice(1)]);
const after = (flag: number, data: Buffer | string, type: string) => riff([vp8x(flag), picture, chunk(type, data)]);

/** The key frame with a different size (RFC 6386, 9.1). */
function sized(width: number, height: number): Buffer {
  const bytes = Buffer.from(picture);
  bytes.writeUInt16LE(width, 14);
  bytes.writeUInt16LE(height, 16);
  return riff([bytes]);
}

/** The lossless counterpart: 14 bits for each side (RFC 9649, 3.4). */
function exactlySized(width: number, height: number): Buffer {
  const bytes = Buffer.from(exact);
  bytes.writeUInt32LE((((height - 1) << 14) | (width - 1)) >>> 0, 9);
  return riff([bytes]);
}

const cuts = Object.entries({ lossy, lossless, extended }).flatMap(([kind, webp]) =>
  chunksOf(webp).flatMap((bytes, at, chunks): HostileCase[] => {
    const before = Buffer.concat([webp.subarray(0, 12), ...chunks.slice(0, at)]);
    const cut = (part: number) => () => Buffer.concat([before, bytes.subarray(0, bytes.length * part)]);
    return [0, 0.1, 0.5, 0.9].map((part) => ({
      name: `a ${kind} WebP cut at ${part} of chunk ${at + 1}`,
      content: cut(part),
      outcome: "damaged_file",
    }));
  }),
);

const others: [what: string, content: () => Buffer, outcome: Outcome][] = [
  ...[0, 1, 3, 12, 1_000_000, 2 ** 31, 2 ** 32 - 2, 2 ** 32 - 1].map((size): [string, () => Buffer, Outcome] => [
    `that claims ${size} bytes`,
    () => riff([picture], size),
    "damaged_file",
  ]),
  ...[0, 1, 9, 2 ** 31, 2 ** 32 - 1].map((size): [string, () => Buffer, Outcome] => [
    `whose picture claims ${size} bytes`,
    () => riff([chunk("VP8 ", picture.subarray(8), size)]),
    "damaged_file",
  ]),
  ["of no chunks", () => riff([]), "damaged_file"],
  ["of no size", () => sized(0, 0), "damaged_file"],
  ["of 16,383 × 16,383 pixels", () => sized(16_383, 16_383), "too_large"],
  ["of 8,000 × 6,000 pixels that are not there", () => sized(8_000, 6_000), "damaged_file"],
  ["without loss of 16,384 × 16,384 pixels", () => exactlySized(16_384, 16_384), "damaged_file"],
  ["without loss of 8,000 × 6,000 pixels that are not there", () => exactlySized(8_000, 6_000), "damaged_file"],
  ["on a canvas of 16 million pixels a side", () => riff([vp8x(0, 2 ** 24, 2 ** 24), picture]), "damaged_file"],
  ["on a canvas of 16,000 × 16,000 pixels", () => riff([vp8x(0, 16_000, 16_000), picture]), "damaged_file"],
  ["on a canvas of one pixel", () => riff([vp8x(0, 1, 1), picture]), "damaged_file"],
  ["with a canvas alone", () => riff([vp8x(0)]), "damaged_file"],
  ["with a canvas behind", () => riff([picture, vp8x(0, 8_000, 6_000)]), "read"],
  ["with 1,000 canvases", () => riff([times(1_000, vp8x(0)), picture]), "damaged_file"],
  ["with two pictures", () => riff([picture, exact]), "read"],
  [
    "with noise for transparency",
    () => riff([vp8x(flags.alpha), chunk("ALPH", Buffer.alloc(1_000, 0xa5)), picture]),
    "damaged_file",
  ],
  [
    "with a transparency of 4 MB",
    () => riff([vp8x(flags.alpha), chunk("ALPH", Buffer.alloc(4_000_000)), picture]),
    "read",
  ],
  ["with a profile of 4 MB", () => beside(flags.profile, chunk("ICCP", Buffer.alloc(4_000_000))), "read"],
  ["with XMP of 4 MB", () => after(flags.xmp, "<x>".repeat(1_300_000), "XMP "), "read"],
  ["with 300,000 unknown chunks", () => riff([vp8x(0), picture, times(300_000, chunk("abcd", ""))]), "read"],
  ["with a chunk of 4 GB behind", () => riff([vp8x(0), picture, chunk("abcd", "", 2 ** 32 - 1)]), "damaged_file"],
  ["of an animation without pictures", () => animated([]), "damaged_file"],
  ["of 10,000 pictures", () => animated([times(10_000, frame())]), "read"],
  [
    "of 200,000 pictures without bytes",
    () => animated([times(200_000, frame({ inner: Buffer.alloc(0) }))]),
    "damaged_file",
  ],
  [
    "of pictures of 16 million pixels a side",
    () => animated([frame({ width: 2 ** 24, height: 2 ** 24 })]),
    "damaged_file",
  ],
  ["of a picture outside of its canvas", () => animated([frame({ x: 2 ** 23 })]), "damaged_file"],
  ["of 1,000 pictures on 16,000 × 16,000 pixels", () => animated([times(1_000, frame())], 16_000, 16_000), "too_large"],
  ["of 1,000 pictures on 8,000 × 6,000 pixels", () => animated([times(1_000, frame())], 8_000, 6_000), "read"],
  ["of an animation in an animation", () => animated([frame({ inner: frame({ inner: frame() }) })]), "read"],
  ...Object.entries(tiffDirectories).map(([what, tiff]): [string, () => Buffer, Outcome] => [
    `with ${what} as Exif`,
    () => after(flags.exif, tiff(), "EXIF"),
    outcomeOfExif(what),
  ]),
];

/** WebPs that demand too many resources or contradict themselves. */
export const hostileWebps: HostileCase[] = [
  ...cuts,
  ...others.map(([what, content, outcome]) => ({ name: `a WebP ${what}`, content, outcome })),
];
