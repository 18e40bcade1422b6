import { deflateSync } from "node:zlib";
import type { HostileCase } from "../../spreadsheet/hostile/hostile-case.fixture.ts";
import { outcomeOfExif, tiffDirectories } from "./exif.fixture.ts";
import {
  chunk,
  type Header,
  idat,
  iend,
  ihdr,
  pixels,
  png,
  signature,
  times,
  usual,
  with_,
  zeros,
} from "./write-png.fixture.ts";

type Outcome = HostileCase["outcome"];

let packed: Buffer | null = null;
/** 1 GB of data, compressed only once. */
const inflating = () => {
  packed ??= zeros(1_000_000_000);
  return packed;
};

const wholeChunks = () => {
  const packed = deflateSync(pixels());
  return [
    signature,
    ihdr(),
    chunk("gAMA", "\0\0\xb1\x8f"),
    chunk("tEXt", "Title\0Ann"),
    chunk("IDAT", packed.subarray(0, 20)),
    chunk("IDAT", packed.subarray(20)),
    iend,
  ];
};

const cuts: HostileCase[] = wholeChunks().flatMap((piece, at, pieces): HostileCase[] => {
  const before = Buffer.concat(pieces.slice(0, at));
  const name = piece.toString("latin1", 4, 8).replace(/\W/g, "");
  const half = {
    name: `a PNG cut within ${name} ${at}`,
    content: () => Buffer.concat([before, piece.subarray(0, piece.length / 2)]),
  };
  const end = { name: `a PNG cut before ${name} ${at}`, content: () => before };
  const isWhole = at === pieces.length - 1;
  const outcome = isWhole ? "read" : "damaged_file";
  // Until its signature is complete, it is detected as text.
  return at === 0
    ? []
    : [
        { ...half, outcome },
        { ...end, outcome },
      ];
});

const headers: [changes: Partial<Header>, outcome: Outcome][] = [
  [{ width: 0 }, "damaged_file"],
  [{ height: 0 }, "damaged_file"],
  [{ width: 2 ** 31 }, "damaged_file"],
  [{ width: 2 ** 32 - 1, height: 2 ** 32 - 1 }, "damaged_file"],
  [{ width: 2 ** 31 - 1, height: 2 ** 31 - 1 }, "damaged_file"],
  [{ width: 100_000, height: 100_000 }, "too_large"],
  [{ width: 65_535, height: 65_535 }, "too_large"],
  [{ width: 8_192, height: 6_144 }, "damaged_file"],
  [{ width: 1_000_000, height: 1 }, "too_large"],
  [{ width: 1, height: 1_000_000 }, "too_large"],
  [{ width: 50_000_000, height: 1 }, "too_large"],
  [{ width: 1, height: 50_000_000 }, "too_large"],
  [{ width: 8_192, height: 6_144, depth: 16, color: 6 }, "too_large"],
  [{ width: 8_192, height: 6_144, depth: 16, color: 6, interlace: 1 }, "too_large"],
  ...[0, 3, 5, 16, 32, 255].map((depth): [Partial<Header>, Outcome] => [{ depth }, "damaged_file"]),
  ...[1, 3, 4, 5, 6, 7, 255].map((color): [Partial<Header>, Outcome] => [{ color }, "damaged_file"]),
  [{ compression: 1 }, "damaged_file"],
  [{ filter: 1 }, "damaged_file"],
  [{ interlace: 2 }, "damaged_file"],
];

/** Large single-colour images: a few kilobytes that take as long to decode as a photo. */
function flat(changes: Partial<Header>, bytesOfPixel: number): Buffer {
  const { width, height } = { ...usual, ...changes };
  // The seven passes of Adam7 together take at most a few bytes more than all rows.
  const rows = Buffer.alloc(
    height * (Math.ceil(width * bytesOfPixel) + 1) + (changes.interlace ? 4 * (width + height) : 0),
  );
  return png(ihdr(changes), chunk("IDAT", deflateSync(rows, { level: 9 })), iend);
}
const largest = { width: 8_192, height: 6_144 };

const others: [what: string, content: () => Buffer, outcome: Outcome][] = [
  ["of 50 megapixels in one colour", () => flat({ ...largest, color: 0, depth: 1 }, 1 / 8), "read"],
  ["of 50 megapixels in RGB", () => flat(largest, 3), "read"],
  ["of 50 megapixels in RGBA", () => flat({ ...largest, color: 6 }, 4), "read"],
  ["of 50 megapixels, interlaced", () => flat({ ...largest, interlace: 1 }, 3), "read"],
  [
    "of 39 megapixels in 16 bits, interlaced",
    () => flat({ width: 8_192, height: 4_800, color: 6, depth: 16, interlace: 1 }, 8),
    "too_large",
  ],
  [
    "with a length of 4 GB",
    () => png(ihdr(), chunk("IDAT", deflateSync(pixels()), { length: 2 ** 32 - 1 }), iend),
    "damaged_file",
  ],
  [
    "with a length of 2 GB",
    () => png(ihdr(), chunk("tEXt", "a\0b", { length: 2 ** 31 - 1 }), idat(), iend),
    "damaged_file",
  ],
  ["with a length of 0", () => png(ihdr(), chunk("IDAT", deflateSync(pixels()), { length: 0 }), iend), "damaged_file"],
  [
    "with a false checksum of its header",
    () => png(chunk("IHDR", ihdr().subarray(8, 21), { checksum: 1 }), idat(), iend),
    "damaged_file",
  ],
  [
    "with a false checksum of its pixels",
    () => png(ihdr(), chunk("IDAT", deflateSync(pixels()), { checksum: 1 }), iend),
    "damaged_file",
  ],
  ["without pixels", () => png(ihdr(), iend), "damaged_file"],
  ["without a header", () => png(idat(), iend), "damaged_file"],
  ["with two headers", () => png(ihdr(), ihdr({ width: 80 }), idat(), iend), "damaged_file"],
  ["that ends first", () => png(iend, ihdr(), idat()), "damaged_file"],
  ["with too few pixels", () => png(ihdr(), idat(pixels(12)), iend), "damaged_file"],
  ["with 1 GB of pixels too many", () => png(ihdr(), chunk("IDAT", inflating()), iend), "read"],
  ["with a row filter that is none", () => png(ihdr(), idat(pixels(24, 121, 9)), iend), "damaged_file"],
  ["with pixels that are not packed", () => png(ihdr(), chunk("IDAT", pixels()), iend), "damaged_file"],
  ["in 300,000 pieces without bytes", () => png(ihdr(), times(300_000, chunk("IDAT", "")), idat(), iend), "read"],
  [
    "with a palette too long",
    () => png(ihdr({ color: 3 }), chunk("PLTE", Buffer.alloc(3_000)), idat(pixels(24, 41)), iend),
    "damaged_file",
  ],
  [
    "with colours beyond its palette",
    () => png(ihdr({ color: 3 }), chunk("PLTE", "abc"), idat(pixels(24, 41)), iend),
    "read",
  ],
  ["with a text of 4 MB", () => with_(chunk("tEXt", `a\0${"b".repeat(4_000_000)}`)), "read"],
  ["with 300,000 texts", () => with_(times(300_000, chunk("tEXt", "a\0"))), "read"],
  ["with 300,000 unknown chunks", () => with_(times(300_000, chunk("abCd", ""))), "read"],
  [
    "with a text that inflates to 1 GB",
    () => with_(chunk("zTXt", Buffer.concat([Buffer.from("a\0\0"), inflating()]))),
    "read",
  ],
  [
    "with an international text that inflates to 1 GB",
    () => with_(chunk("iTXt", Buffer.concat([Buffer.from("a\0\x01\0\0\0"), inflating()]))),
    "read",
  ],
  [
    "with a profile that inflates to 1 GB",
    () => with_(chunk("iCCP", Buffer.concat([Buffer.from("a\0\0"), inflating()]))),
    "read",
  ],
  [
    "with a profile of 20 MB",
    () => with_(chunk("iCCP", Buffer.concat([Buffer.from("a\0\0"), zeros(20_000_000)]))),
    "read",
  ],
  [
    "with a profile of 4 MB that does not pack",
    () =>
      with_(
        chunk("iCCP", Buffer.concat([Buffer.from("a\0\0"), deflateSync(Buffer.alloc(4_000_000, "x"), { level: 0 })])),
      ),
    "read",
  ],
  [
    "with a profile that is none",
    () => with_(chunk("iCCP", Buffer.concat([Buffer.from("a\0\0"), deflateSync("acsp")]))),
    "read",
  ],
  [
    "with 2 million suggested colours",
    () => with_(chunk("sPLT", Buffer.concat([Buffer.from("a\0\x08"), Buffer.alloc(4_000_002)]))),
    "read",
  ],
  ["with a transparency too long", () => with_(chunk("tRNS", Buffer.alloc(4_000_000))), "read"],
  ["with a density of 0", () => with_(chunk("pHYs", Buffer.alloc(9))), "read"],
  ["with a density of 4 billion", () => with_(chunk("pHYs", Buffer.alloc(9, 0xff))), "read"],
  ["of 2 billion frames", () => with_(chunk("acTL", Buffer.from([0x7f, 0xff, 0xff, 0xff, 0, 0, 0, 0]))), "read"],
  [
    "of 60,000 frames",
    () => png(ihdr(), chunk("acTL", Buffer.from([0, 0, 0xea, 0x60, 0, 0, 0, 0])), idat(), times(60_000, frame()), iend),
    "read",
  ],
  ...Object.entries(tiffDirectories).map(([what, tiff]): [string, () => Buffer, Outcome] => [
    `with ${what} as Exif`,
    () => with_(chunk("eXIf", tiff())),
    outcomeOfExif(what),
  ]),
];

/** A frame of an animation (PNG 3, 11.3.6) as large as the image. */
function frame(): Buffer {
  const control = Buffer.alloc(26);
  control.writeUInt32BE(40, 4);
  control.writeUInt32BE(24, 8);
  return Buffer.concat([
    chunk("fcTL", control),
    chunk("fdAT", Buffer.concat([Buffer.alloc(4), deflateSync(pixels())])),
  ]);
}

/** PNGs that demand too many resources or contradict themselves. */
export const hostilePngs: HostileCase[] = [
  ...cuts,
  ...headers.map(([changes, outcome]) => ({
    name: `a PNG with ${Object.entries(changes)
      .map((entry) => entry.join(" "))
      .join(", ")}`,
    content: () => png(ihdr(changes), idat(), iend),
    outcome,
  })),
  ...others.map(([what, content, outcome]) => ({ name: `a PNG ${what}`, content, outcome })),
];

/** For ZIPs: 50 megapixels in a few kilobytes. */
export const flatPng = () => flat({ ...largest, color: 0, depth: 1 }, 1 / 8);
