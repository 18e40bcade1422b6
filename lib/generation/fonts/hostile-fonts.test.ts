import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { brotliCompressSync, constants } from "node:zlib";
import { limits } from "#lib/contracts/limits.ts";
import { writeTables } from "../archive/pdf/fonts/true-type.ts";
import { AppError } from "../common/errors/app-error.ts";
import { createWorkerPool, type WorkerPool } from "../workers/pool.ts";
import { residentLimits } from "../workers/resident-limits.ts";
import { type FontTables, readSfnt } from "./sfnt.ts";

const root = process.cwd();
const lora = readFileSync(join(root, "node_modules/@expo-google-fonts/lora/400Regular/Lora_400Regular.ttf"));
const packed = readFileSync(join(root, "app/_site/fonts/Inter_400Regular.woff2"));

/** The font with other tables. */
function altered(alter: (tables: FontTables) => void): Buffer {
  const tables = new Map(Array.from(readSfnt(lora), ([tag, content]) => [tag, Buffer.from(content)]));
  alter(tables);
  return writeTables(tables);
}
const without = (tag: string) => () => altered((tables) => tables.delete(tag));
const table = (tables: FontTables, tag: string) => tables.get(tag) ?? Buffer.alloc(0);
const permitted = (bits: number) => () => altered((tables) => table(tables, "OS/2").writeUInt16BE(bits, 8));
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

const damaged = /damaged or not complete/;
const unusual = /unusual structure/;
const cases: [name: string, content: () => Buffer, said: RegExp][] = [
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
  ["whose glyphs loop", () => doubled(3, true), unusual],
  ["whose glyphs double 12 times and more", () => doubled(400), unusual],
  [
    "with all of Unicode a hundred times",
    () => mapped(Array.from({ length: 100 }, () => [0, 0x10ffff] as [number, number])),
    unusual,
  ],
  [
    "with characters beyond Unicode",
    () =>
      mapped([
        [65, 66],
        [0x110000, 0x110001],
      ]),
    unusual,
  ],
  ["with four billion characters", () => mapped([[0, 0xffff_ffff]]), unusual],
  ["with groups that go backwards", () => mapped([[66, 65]]), damaged],
  [
    "with 300,000 groups",
    () => mapped(Array.from({ length: 300_000 }, (_, at) => [at, at] as [number, number])),
    unusual,
  ],
  ["with a map of an unknown format", () => altered((tables) => tables.set("cmap", Buffer.alloc(400))), damaged],
  ["of its maker's own use", permitted(0x2), /licence bits forbid/],
  ["that may be embedded as pixels only", permitted(0x204), /licence bits forbid/],
  ["that may only be embedded as a whole", permitted(0x104), /only be embedded as a whole/],
  ["that is variable in a new way", () => altered((tables) => tables.set("CFF2", Buffer.alloc(9))), /variable font/],
  ["of several fonts", () => Buffer.concat([Buffer.from("ttcf"), lora]), /several fonts/],
  ["of the first WOFF", () => Buffer.concat([Buffer.from("wOFF"), lora]), /WOFF 1/],
  ["that is too large", () => Buffer.concat([lora, Buffer.alloc(limits.fontBytes)]), /limit is 10 MB/],
  ["of several compressed fonts", bytesAt(packed, 4, 0x74, 0x74, 0x63, 0x66), /several fonts/],
  ["compressed, that ends early", () => packed.subarray(0, 9_000), damaged],
  [
    "compressed, whose data are no data",
    () => Buffer.concat([packed.subarray(0, 300), Buffer.alloc(packed.length)]),
    damaged,
  ],
  ["compressed, with 65,535 tables", bytesAt(packed, 12, 255, 255), damaged],
  ["that unpacks to 100 MB, as it says", () => bomb(100_000_000, Buffer.alloc(100_000_000)), unusual],
  ["that unpacks to 100 MB, and says 100 bytes", () => bomb(100, Buffer.alloc(100_000_000)), damaged],
];

let folder: string;
let pool: WorkerPool;
before(() => {
  folder = mkdtempSync(join(tmpdir(), "rowpress-fonts-"));
  pool = createWorkerPool(1, {
    program: join(import.meta.dirname, "../workers/program.ts"),
    rootDir: root,
    residentBytesLimit: residentLimits.reading,
  });
});
after(() => {
  pool.stop();
  rmSync(folder, { recursive: true });
});

async function read(content: Buffer): Promise<void> {
  const path = join(folder, "file");
  writeFileSync(path, content);
  const { kind } = await pool.run("detectKind", { path });
  assert.equal(kind, "font");
  await pool.run("readFont", { path, fontPath: join(folder, "font.otf"), family: "Own 7" });
}

test("a font that makers allow to embed is read, also with its letters alone", async () => {
  await read(lora);
  await read(packed);
  await read(permitted(0x8)());
  await read(permitted(0x4)());
  await read(altered((tables) => ["GSUB", "GPOS", "GDEF", "OS/2", "post", "name"].map((tag) => tables.delete(tag))));
});

for (const [name, content, said] of cases) {
  test(`a font is refused with a sentence: one ${name}`, async () => {
    await assert.rejects(read(content()), (error: unknown) => {
      assert.ok(error instanceof AppError, String(error));
      assert.match(error.message, said);
      assert.ok(error.wording);
      return true;
    });
  });
}

test("a font with any bytes changed is read or refused, and never ends the process", async () => {
  for (const [index, font] of [lora, packed].entries()) {
    for (let round = 0; round < 40; round += 1) {
      const changed = Buffer.from(font);
      for (let spot = 0; spot < 12; spot += 1) {
        const at = (round * 7_919 + spot * 104_729 + index) % Math.min(changed.length, spot % 2 ? 600 : changed.length);
        changed[at] = (round * 31 + spot * 17) & 0xff;
      }
      changed.set(font.subarray(0, 4));
      await read(changed).catch((error: unknown) => assert.ok(error instanceof AppError, `${round}: ${error}`));
    }
  }
});
