import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inflateSync } from "node:zlib";
import { deflatedTrueType } from "./deflated-true-type.ts";
import { readTrueType, sumOf, trueTypePruner } from "./true-type.ts";

/** Latin text, an accented letter made of two others, letters that are far apart, and none. */
const choices = [
  [],
  [36, 37, 38, 68, 69, 70],
  [100, 3, 102],
  [5, 1_000, 7, 6],
  Array.from({ length: 120 }, (_, at) => at * 2),
];

for (const family of [
  "eb-garamond/400Regular/EBGaramond_400Regular.ttf",
  "open-sans/600SemiBold/OpenSans_600SemiBold.ttf",
]) {
  const font = readFileSync(`node_modules/@expo-google-fonts/${family}`);

  test(`writes what the pruner writes: ${family}`, () => {
    const [prune, deflate] = [trueTypePruner(font), deflatedTrueType(font)];
    for (const glyphs of [...choices, ...choices.toReversed()]) {
      const written = inflateSync(deflate(glyphs));
      assert.deepEqual(written, prune(glyphs));
      // OpenType 1.9.1, "Calculating checksums": the sum of the whole file.
      assert.equal(sumOf(written), 0xb1b0afba);
    }
  });

  test(`keeps only the outlines that it is asked for: ${family}`, () => {
    const written = readTrueType(inflateSync(deflatedTrueType(font)([36, 38])));
    assert.deepEqual(
      Array.from({ length: 200 }, (_, glyph) => glyph).filter(
        (glyph) => glyph > 0 && written.outlineOf(glyph).length > 0,
      ),
      [36, 38],
    );
  });
}

test("sums up words that start within others", () => {
  const bytes = Buffer.from([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const before of [0, 1, 2, 3]) {
    for (const length of [0, 1, 2, 3, 5, 9]) {
      const part = bytes.subarray(0, length);
      const placed = Buffer.concat([Buffer.alloc(before), part, Buffer.alloc(3)]);
      const words = Array.from({ length: Math.floor(placed.length / 4) }, (_, at) => placed.readUInt32BE(at * 4));
      assert.equal(
        sumOf(part, before),
        words.reduce((sum, word) => (sum + word) % 2 ** 32, 0),
      );
    }
  }
});
