import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";

/** Images are compared at this width: differences between browsers and machines are then smaller than a pixel. */
const comparedWidth = 300;
/** Of 255: how much a channel must differ for a pixel to count as different. */
const visible = 48;
/**
 * The share of pixels in which a frame may differ: a date changes with each run, whereas a moved heading changes more.
 */
const tolerance = 0.01;

/**
 * Fails if an image in the documentation no longer shows the current site; with `ACCEPT_PICTURES` it is replaced. The
 * new one is always saved with the run's results.
 */
export async function expectAsStored(path: string, made: Buffer): Promise<void> {
  writeFileSync(test.info().outputPath(basename(path)), made);
  if (process.env.ACCEPT_PICTURES) writeFileSync(path, made);
  const stored = await pixelsOf(readFileSync(path));
  const { shape, data } = await pixelsOf(made);
  expect(shape, `${path} has another size or length`).toEqual(stored.shape);
  const hint = `${path} shows the site as it was: look at the new one, and take it by npm test -- --accept-pictures`;
  const frameBytes = data.length / shape.pages;
  for (let start = 0; start < data.length; start += frameBytes) {
    const frameOf = (pixels: Buffer) => pixels.subarray(start, start + frameBytes);
    expect(differing(frameOf(data), frameOf(stored.data)), hint).toBeLessThan(tolerance);
  }
}

/** All frames of an image, one below the other, scaled down. */
async function pixelsOf(picture: Buffer) {
  const image = sharp(picture, { pages: -1 });
  const { width, pageHeight, height, pages = 1 } = await image.metadata();
  const data = await image.removeAlpha().resize(comparedWidth).raw().toBuffer();
  return { shape: { width, height: pageHeight ?? height, pages }, data };
}

function differing(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 3) {
    const differs = [0, 1, 2].some(
      (channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > visible,
    );
    if (differs) count += 1;
  }
  return count / (one.length / 3);
}
