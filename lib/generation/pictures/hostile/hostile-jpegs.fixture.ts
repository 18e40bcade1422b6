import sharp from "sharp";
import type { HostileCase } from "../../spreadsheet/hostile/hostile-case.fixture.ts";
import { colourProfile } from "./colour-profiles.fixture.ts";
import { outcomeOfExif, tiffDirectories } from "./exif.fixture.ts";
import { times } from "./write-png.fixture.ts";

type Outcome = HostileCase["outcome"];

const raw = { width: 40, height: 24, channels: 3 as const };
const image = sharp(Buffer.from(Array.from({ length: 40 * 24 * 3 }, (_, at) => (at * 7) % 256)), { raw });
const [baseline, progressive] = await Promise.all([
  image.jpeg().toBuffer(),
  image.jpeg({ progressive: true }).toBuffer(),
]);

interface Segment {
  marker: number;
  /** Includes its marker and, after a start of scan, the coded data. */
  bytes: Buffer;
}

/** The segments of a JPEG (ITU T.81, B.1.1); coded data belongs to its scan. */
function segmentsOf(jpeg: Buffer): Segment[] {
  const starts = [0];
  for (let at = 2; at < jpeg.length; ) {
    starts.push(at);
    const marker = jpeg[at + 1] ?? 0;
    if (marker === 0xd9) break;
    at += 2 + jpeg.readUInt16BE(at + 2);
    while (
      marker === 0xda &&
      !(jpeg[at] === 0xff && (jpeg[at + 1] ?? 0) >= 0xc0 && ((jpeg[at + 1] ?? 0) & 0xf8) !== 0xd0)
    )
      at += 1;
  }
  return starts.map((start, at) => ({
    marker: jpeg[start + 1] ?? 0,
    bytes: jpeg.subarray(start, starts[at + 1] ?? jpeg.length),
  }));
}

const join = (segments: Segment[]) => Buffer.concat(segments.map(({ bytes }) => bytes));
const isFrame = (marker: number) => marker === 0xc0 || marker === 0xc2;

/** The image with some segments changed; null removes one. */
function changed(jpeg: Buffer, change: (bytes: Buffer, marker: number) => Buffer | null): Buffer {
  return join(
    segmentsOf(jpeg).flatMap(({ marker, bytes }) => {
      const made = change(Buffer.from(bytes), marker);
      return made === null ? [] : [{ marker, bytes: made }];
    }),
  );
}

function segment(marker: number, data: Buffer | string, length = data.length + 2): Buffer {
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 255]), Buffer.from(data)]);
}
/** The image with extra segments after its start. */
const headed = (...bytes: Buffer[]) => Buffer.concat([baseline.subarray(0, 2), ...bytes, baseline.subarray(2)]);
const sized = (jpeg: Buffer, height: number, width: number) =>
  changed(jpeg, (bytes, marker) => {
    if (isFrame(marker)) bytes.writeUInt32BE(height * 65_536 + width, 5);
    return bytes;
  });
const framed = (at: number, value: number) => () =>
  changed(baseline, (bytes, marker) => {
    if (isFrame(marker)) bytes[at] = value;
    return bytes;
  });
const without = (unwanted: number) => () => changed(baseline, (bytes, marker) => (marker === unwanted ? null : bytes));
/** Overwrites the contents of tables of one kind. */
const filled = (wanted: number, from: number, to: number, value: number) => () =>
  changed(baseline, (bytes, marker) =>
    marker === wanted ? bytes.fill(value, from, Math.min(to, bytes.length)) : bytes,
  );

/** An image whose last scan is repeated many times. */
function scans(count: number, side: number): Buffer {
  const segments = segmentsOf(sized(progressive, side, side));
  const last = segments.filter(({ marker }) => marker === 0xda).slice(-1);
  const end = segments.slice(-1);
  return Buffer.concat([join(segments.slice(0, -1)), times(count, join(last)), join(end)]);
}

const cuts: HostileCase[] = [
  { name: "JPEG", jpeg: baseline },
  { name: "progressive JPEG", jpeg: progressive },
].flatMap(({ name, jpeg }) => {
  const segments = segmentsOf(jpeg);
  return segments.slice(2).flatMap(({ bytes }, at): HostileCase[] => {
    const before = join(segments.slice(0, at + 2));
    const cut = (part: number) => () => Buffer.concat([before, bytes.subarray(0, bytes.length * part)]);
    return [
      { name: `a ${name} cut before its segment ${at + 3}`, content: cut(0), outcome: "damaged_file" },
      { name: `a ${name} cut within its segment ${at + 3}`, content: cut(0.5), outcome: "damaged_file" },
    ];
  });
});

const icc = (number: number, count: number, data: Buffer = Buffer.alloc(60_000)) =>
  segment(0xe2, Buffer.concat([Buffer.from("ICC_PROFILE\0"), Buffer.from([number, count]), data]));
const iccOf = (profile: Buffer) => {
  const count = Math.ceil(profile.length / 60_000);
  return Array.from({ length: count }, (_, at) => icc(at + 1, count, profile.subarray(at * 60_000, (at + 1) * 60_000)));
};
const exif = (tiff: Buffer) => segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0"), tiff.subarray(0, 60_000)]));

const others: [what: string, content: () => Buffer, outcome: Outcome][] = [
  ["of no height", () => sized(baseline, 0, 40), "damaged_file"],
  ["of no width", () => sized(baseline, 24, 0), "damaged_file"],
  ["of 65,535 × 65,535 pixels", () => sized(baseline, 65_535, 65_535), "damaged_file"],
  ["of 65,000 × 65,000 pixels", () => sized(baseline, 65_000, 65_000), "too_large"],
  ["of 65,000 × 1 pixels", () => sized(baseline, 1, 65_000), "read"],
  ["of 50 megapixels that are not there", () => sized(baseline, 6_144, 8_192), "read"],
  ["of 50 megapixels in steps that are not there", () => sized(progressive, 6_144, 8_192), "read"],
  ["of 50 megapixels in 2,000 scans", () => scans(2_000, 7_000), "damaged_file"],
  ["of 4 megapixels in 2,000 scans", () => scans(2_000, 2_000), "damaged_file"],
  ["in 90 scans", () => scans(90, 40), "damaged_file"],
  ["in 20,000 scans", () => scans(20_000, 40), "damaged_file"],
  ...[0, 1, 9, 12, 16, 255].map((value): [string, () => Buffer, Outcome] => [
    `of ${value} bits`,
    framed(4, value),
    "damaged_file",
  ]),
  ...[0, 2, 4, 5, 255].map((value): [string, () => Buffer, Outcome] => [
    `of ${value} colours`,
    framed(9, value),
    "damaged_file",
  ]),
  ...[0x00, 0x0f, 0xf0, 0x44, 0x55, 0xff].map((value): [string, () => Buffer, Outcome] => [
    `with the sampling ${value.toString(16)}`,
    framed(11, value),
    "damaged_file",
  ]),
  ...[0xc3, 0xc5, 0xca, 0xcb, 0xcf].map((value): [string, () => Buffer, Outcome] => [
    `of the process ${value.toString(16)}`,
    framed(1, value),
    "damaged_file",
  ]),
  ["without quantisation", without(0xdb), "damaged_file"],
  ["of the process c1", framed(1, 0xc1), "read"],
  ["of the process c9", framed(1, 0xc9), "read"],
  ["without Huffman tables", without(0xc4), "read"],
  ["without a frame", without(0xc0), "damaged_file"],
  ["without a scan", without(0xda), "damaged_file"],
  ["without an end", without(0xd9), "damaged_file"],
  ["with a quantisation by 0", filled(0xdb, 5, 70, 0), "read"],
  ["with a quantisation table 15", filled(0xdb, 4, 5, 0x0f), "damaged_file"],
  ["with 4,080 Huffman codes", filled(0xc4, 5, 21, 255), "damaged_file"],
  ["with no Huffman codes", filled(0xc4, 5, 21, 0), "damaged_file"],
  ["with 255 codes of one bit", filled(0xc4, 5, 6, 255), "damaged_file"],
  ["with Huffman codes of 255 bits", filled(0xc4, 21, 999, 255), "damaged_file"],
  ["with a Huffman table 15", filled(0xc4, 4, 5, 0x0f), "damaged_file"],
  ["whose scan has no colours", filled(0xda, 4, 5, 0), "damaged_file"],
  ["whose scan is of other colours", filled(0xda, 5, 6, 99), "damaged_file"],
  [
    "whose scan is noise",
    () => changed(baseline, (bytes, marker) => (marker === 0xda ? bytes.fill(0xa5, 20) : bytes)),
    "read",
  ],
  ["with a segment of length 0", () => headed(segment(0xe1, "abc", 0)), "read"],
  ["with a segment of length 1", () => headed(segment(0xe1, "abc", 1)), "read"],
  ["with a segment beyond its end", () => headed(segment(0xe1, "abc", 65_535)), "damaged_file"],
  ["with 4 MB of fill bytes", () => headed(Buffer.alloc(4_000_000, 0xff)), "read"],
  ["with a million comments", () => headed(times(1_000_000, segment(0xfe, ""))), "read"],
  ["with 70 comments of 64 kB", () => headed(times(70, segment(0xfe, "x".repeat(65_000)))), "read"],
  ["with a restart at each block", () => headed(segment(0xdd, "\0\x01")), "read"],
  ["with a profile of 4 MB", () => headed(...Array.from({ length: 70 }, (_, at) => icc(at + 1, 70))), "read"],
  ["with a profile of 100,000 steps", () => headed(...iccOf(colourProfile(100_000))), "read"],
  ["with pieces of a profile missing", () => headed(icc(200, 255)), "read"],
  ["with a piece 0 of a profile", () => headed(icc(0, 0)), "read"],
  ["with a profile of one piece, 70 times", () => headed(times(70, icc(1, 1))), "read"],
  [
    "with 70 notes of XMP",
    () => headed(times(70, segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${"<x>".repeat(20_000)}`))),
    "read",
  ],
  [
    "with Photoshop resources beyond their end",
    () => headed(segment(0xed, "Photoshop 3.0\x008BIM\x04\x04\0\0\xff\xff\xff\xff")),
    "read",
  ],
  [
    "with itself as a thumbnail, 20 deep",
    () =>
      Array.from({ length: 20 }).reduce<Buffer>((inner) => headed(segment(0xe1, inner.subarray(0, 60_000))), baseline),
    "read",
  ],
  ["behind a second start", () => headed(Buffer.from([0xff, 0xd8])), "damaged_file"],
  ...Object.entries(tiffDirectories).map(([what, tiff]): [string, () => Buffer, Outcome] => [
    `with ${what} as Exif`,
    () => headed(exif(tiff())),
    outcomeOfExif(what),
  ]),
];

/** JPEGs that demand too many resources or contradict themselves. */
export const hostileJpegs: HostileCase[] = [
  ...cuts,
  ...others.map(([what, content, outcome]) => ({ name: `a JPEG ${what}`, content, outcome })),
];

/** For ZIPs, where images may be larger: a profile of 15 MB. */
export const jpegOfLargeProfile = () =>
  headed(...Array.from({ length: 230 }, (_, at) => icc(at + 1, 230, Buffer.alloc(65_000))));
export const jpegOfManyScans = () => scans(2_000, 2_000);
