import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { drawIcon, iconSizes } from "./draw-icons.ts";

/** Of 255, averaged over all pixels: machines draw edges differently. */
const tolerance = 1;

const pixelsOf = (png: Buffer | string) => sharp(png).ensureAlpha().raw().toBuffer();

for (const size of iconSizes) {
  test(`the icon of ${size} pixels shows public/icon.svg`, async () => {
    const [kept, drawn] = [await pixelsOf(`public/icon-${size}.png`), await pixelsOf(await drawIcon(size))];
    assert.equal(kept.length, size * size * 4);
    const difference = kept.reduce((sum, value, index) => sum + Math.abs(value - (drawn[index] ?? 0)), 0);
    assert.ok(difference / kept.length < tolerance, "run node lib/commands/build/draw-icons.ts");
  });
}
