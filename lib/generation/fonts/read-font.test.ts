import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { readCharacters } from "./character-map.ts";
import { postScriptName } from "./names.ts";
import { readFont } from "./read-font.ts";
import { type FontTables, readSfnt } from "./sfnt.ts";

const root = process.cwd();
const inter = readFileSync(join(root, "node_modules/@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"));
/** The same font, with the letters of Latin scripts only. */
const packed = readFileSync(join(root, "app/_site/fonts/Inter_400Regular.woff2"));

/** The outline of a character's glyph, its width and its left side. */
function glyphOf(tables: FontTables, character: string) {
  const table = (tag: string) => tables.get(tag) ?? Buffer.alloc(0);
  const glyph = readCharacters(table("cmap"), table("maxp").readUInt16BE(4)).get(character.codePointAt(0) ?? 0) ?? 0;
  const isLong = table("head").readInt16BE(50) === 1;
  const offset = (at: number) => (isLong ? table("loca").readUInt32BE(at * 4) : table("loca").readUInt16BE(at * 2) * 2);
  const content = table("glyf").subarray(offset(glyph), offset(glyph + 1));
  const metrics = table("hhea").readUInt16BE(34);
  const width = table("hmtx").readUInt16BE(Math.min(glyph, metrics - 1) * 4);
  const left = glyph < metrics ? table("hmtx").readInt16BE(glyph * 4 + 2) : null;
  return { glyph, width, left, points: pointsOf(content) };
}

/** The points of a glyph that isn't made of others. */
function pointsOf(glyph: Buffer): [x: number, y: number, onCurve: boolean][] {
  const contours = glyph.length > 0 ? glyph.readInt16BE(0) : 0;
  if (contours <= 0) return [];
  const count = glyph.readUInt16BE(8 + contours * 2) + 1;
  let at = 12 + contours * 2 + glyph.readUInt16BE(10 + contours * 2);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = glyph[at++] ?? 0;
    for (let more = flag & 8 ? (glyph[at++] ?? 0) : 0; more >= 0; more -= 1) flags.push(flag);
  }
  const read = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += (flag & same ? 1 : -1) * (glyph[at++] ?? 0);
      else if ((flag & same) === 0) {
        value += glyph.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const [x, y] = [read(2, 16), read(4, 32)];
  return flags.map((flag, index) => [x[index] ?? 0, y[index] ?? 0, (flag & 1) === 1]);
}

test("a WOFF2 font has the outlines and widths of the font that it was made from", () => {
  const [from, unpacked] = [readSfnt(inter), readSfnt(readFont(packed, "Own 1").content)];
  for (const character of "AgQß8&@,Øñ") {
    const [expected, found] = [glyphOf(from, character), glyphOf(unpacked, character)];
    assert.ok(found.glyph > 0, character);
    assert.deepEqual(found.points, expected.points, character);
    assert.deepEqual([found.width, found.left ?? expected.left], [expected.width, expected.left], character);
  }
});

test("a font has its own name, its letters, and no table that texts don't need", () => {
  const { content, sample } = readFont(inter, "Own 42");
  const tables = readSfnt(content);
  const name = tables.get("name") ?? Buffer.alloc(0);
  assert.ok(name.includes(Buffer.from("Own 42", "utf16le").swap16()));
  assert.equal(postScriptName(name), "Inter-Regular-Own");
  assert.deepEqual(
    [...tables.keys()].filter((tag) => ["DSIG", "fvar", "meta", "STAT", "SVG "].includes(tag)),
    [],
  );
  assert.ok([...sample].length > 100);
  const before = readCharacters(readSfnt(inter).get("cmap") ?? Buffer.alloc(0), 65_535);
  const after = readCharacters(tables.get("cmap") ?? Buffer.alloc(0), 65_535);
  assert.deepEqual(after, before);
});

test("a font's lines are as high as in Word", () => {
  const linesOf = (name: string) =>
    readFont(readFileSync(join(root, "node_modules/@expo-google-fonts", name)), "Own 1").lines;
  const rounded = (lines: object) => Object.values(lines).map((each) => Math.round(each * 1000) / 1000);
  // They have the measures of Arial and Calibri.
  assert.deepEqual(rounded(linesOf("arimo/400Regular/Arimo_400Regular.ttf")), [0.905, 0.212, 0.033]);
  assert.deepEqual(rounded(linesOf("carlito/400Regular/Carlito_400Regular.ttf")), [0.952, 0.269, 0]);
});
