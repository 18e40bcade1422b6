import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { ErrorCode } from "#lib/contracts/errors.ts";
import { limits } from "#lib/contracts/limits.ts";
import { writeTables } from "../archive/pdf/fonts/true-type.ts";
import type { HostileCase } from "../spreadsheet/hostile/hostile-case.fixture.ts";
import { type FontTables, readSfnt } from "./sfnt.ts";

const root = process.cwd();
export const lora = readFileSync(join(root, "node_modules/@expo-google-fonts/lora/400Regular/Lora_400Regular.ttf"));
export const packed = readFileSync(join(root, "app/_site/fonts/Inter_400Regular.woff2"));

/** The font with other tables. */
export function altered(alter: (tables: FontTables) => void): Buffer {
  const tables = new Map(Array.from(readSfnt(lora), ([tag, content]) => [tag, Buffer.from(content)]));
  alter(tables);
  return writeTables(tables);
}
const without = (tag: string) => () => altered((tables) => tables.delete(tag));
const table = (tables: FontTables, tag: string) => tables.get(tag) ?? Buffer.alloc(0);
export const permitted = (bits: number) => () => altered((tables) => table(tables, "OS/2").writeUInt16BE(bits, 8));
const bytesAt =
  (file: Buffer, at: number, ...bytes: number[]) =>
  () => {
    const changed = Buffer.from(file);
    changed.set(bytes, at);
    return changed;
  };

/** A glyph of two others, each of which is one of two others. */
function doubled(levels: number, isLoop = false): Buffer {
  return altered((tables) => {
    const count = table(tables, "maxp").readUInt16BE(4);
    const glyphs = Array.from({ length: count }, (_, glyph) => {
      const part = Buffer.alloc(28);
      part.writeInt16BE(-1, 0);
      for (const [index, at] of [10, 16].entries()) {
        part.writeUInt16BE(index === 0 ? 0x20 : 0, at);
        part.writeUInt16BE(isLoop && glyph === levels ? 1 : glyph + 1, at + 2);
      }
      return glyph > 0 && glyph <= levels ? part : Buffer.alloc(0);
    });
    const loca = Buffer.alloc((count + 1) * 4);
    let offset = 0;
    for (const [glyph, content] of glyphs.entries()) {
      offset += content.length;
      loca.writeUInt32BE(offset, glyph * 4 + 4);
    }
    table(tables, "head").writeInt16BE(1, 50);
    tables.set("glyf", Buffer.concat(glyphs)).set("loca", loca);
  });
}

/** One subtable of format 12 with these groups. */
function mapped(groups: [first: number, last: number][]): Buffer {
  const cmap = Buffer.alloc(28 + groups.length * 12);
  for (const [at, value] of [0, 1, 3, 10, 0, 12, 12].entries()) cmap.writeUInt16BE(value, at * 2);
  cmap.writeUInt32BE(groups.length, 24);
  for (const [index, [first, last]] of groups.entries()) {
    for (const [field, value] of [first, last, 1].entries()) cmap.writeUInt32BE(value, 28 + index * 12 + field * 4);
  }
  return altered((tables) => tables.set("cmap", cmap));
}

/** A WOFF2 file of one table "glyf" that says it has so many bytes. */
function bomb(bytes: number, content: Buffer): Buffer {
  const long = [28, 21, 14, 7, 0].map((shift, index) => ((bytes >>> shift) & 0x7f) | (index < 4 ? 0x80 : 0));
  const size = long.slice(long.findIndex((byte) => byte !== 0x80));
  const data = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } });
  const header = Buffer.alloc(48);
  header.write("wOF2");
  header.writeUInt32BE(0x00010000, 4);
  header.writeUInt16BE(1, 12);
  header.writeUInt32BE(data.length, 20);
  // "glyf" and "loca" only come together; "DSIG" isn't among the known tags.
  return Buffer.concat([header, Buffer.from([0x3f]), Buffer.from("DSIG"), Buffer.from(size), data]);
}

const damaged = /damaged or incomplete/;
const unusual = /unusual structure/;
const cases: [name: string, content: () => Buffer, said: RegExp, outcome?: ErrorCode][] = [
  ["that ends in its header", () => lora.subarray(0, 10), damaged],
  ["that ends in its tables", () => lora.subarray(0, 60_000), damaged],
  ["without tables", bytesAt(lora, 4, 0, 0), damaged],
  ["with 65,535 tables", bytesAt(lora, 4, 255, 255), damaged],
  ["whose first table lies outside", bytesAt(lora, 20, 255, 255, 255, 0), damaged],
  [
    "with a table twice",
    () => Buffer.concat([lora.subarray(0, 28), lora.subarray(12, 28), lora.subarray(44)]),
    damaged,
  ],
  ["without letters", without("cmap"), damaged],
  ["without widths", without("hmtx"), damaged],
  ["without outlines", without("glyf"), damaged],
  ["without places of outlines", without("loca"), damaged],
  ["without a head", without("head"), damaged],
  ["without glyphs", () => altered((tables) => table(tables, "maxp").writeUInt16BE(0, 4)), damaged],
  [
    "with more glyphs than outlines",
    () => altered((tables) => table(tables, "maxp").writeUInt16BE(65_535, 4)),
    damaged,
  ],
  ["of no units", () => altered((tables) => table(tables, "head").writeUInt16BE(0, 18)), damaged],
  ["whose outlines lie outside", () => altered((tables) => table(tables, "loca").fill(255)), damaged],
  ["whose glyphs loop", () => doubled(3, true), unusual, "hostile_file"],
  ["whose glyphs double 12 times and more", () => doubled(400), unusual, "hostile_file"],
  [
    "with all of Unicode a hundred times",
    () => mapped(Array.from({ length: 100 }, () => [0, 0x10ffff] as [number, number])),
    unusual,
    "hostile_file",
  ],
  [
    "with characters beyond Unicode",
    () =>
      mapped([
        [65, 66],
        [0x110000, 0x110001],
      ]),
    unusual,
    "hostile_file",
  ],
  ["with four billion characters", () => mapped([[0, 0xffff_ffff]]), unusual, "hostile_file"],
  ["with groups that go backwards", () => mapped([[66, 65]]), damaged],
  [
    "with 300,000 groups",
    () => mapped(Array.from({ length: 300_000 }, (_, at) => [at, at] as [number, number])),
    unusual,
    "hostile_file",
  ],
  ["with a map of an unknown format", () => altered((tables) => tables.set("cmap", Buffer.alloc(400))), damaged],
  ["of its maker's own use", permitted(0x2), /licence settings don’t allow/, "unsupported_kind"],
  ["that may be embedded as pixels only", permitted(0x204), /licence settings don’t allow/, "unsupported_kind"],
  ["that may only be embedded as a whole", permitted(0x104), /only be embedded in full/, "unsupported_kind"],
  [
    "that is variable in a new way",
    () => altered((tables) => tables.set("CFF2", Buffer.alloc(9))),
    /variable font/,
    "unsupported_kind",
  ],
  ["of several fonts", () => Buffer.concat([Buffer.from("ttcf"), lora]), /several fonts/, "unsupported_kind"],
  ["of the first WOFF", () => Buffer.concat([Buffer.from("wOFF"), lora]), /WOFF 1/, "unsupported_kind"],
  ["that is too large", () => Buffer.concat([lora, Buffer.alloc(limits.fontBytes)]), /limit is 10 MB/, "too_large"],
  ["of several compressed fonts", bytesAt(packed, 4, 0x74, 0x74, 0x63, 0x66), /several fonts/, "unsupported_kind"],
  ["compressed, that ends early", () => packed.subarray(0, 9_000), damaged],
  [
    "compressed, whose data are no data",
    () => Buffer.concat([packed.subarray(0, 300), Buffer.alloc(packed.length)]),
    damaged,
  ],
  ["compressed, with 65,535 tables", bytesAt(packed, 12, 255, 255), damaged],
  ["that unpacks to 100 MB, as it says", () => bomb(100_000_000, Buffer.alloc(100_000_000)), unusual, "hostile_file"],
  ["that unpacks to 100 MB, and says 100 bytes", () => bomb(100, Buffer.alloc(100_000_000)), damaged],
];

/**
 * For tests and measurements only: fonts made to crash or stall a reader, or that forbid to be embedded, and what is
 * said of them.
 */
export const hostileFonts: (HostileCase & { said: RegExp })[] = cases.map(
  ([name, content, said, outcome = "damaged_file"]) => ({ name, content, said, outcome }),
);
