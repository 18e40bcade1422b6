import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { normalisePicture } from "#lib/generation/pictures/normalise-picture.ts";
import type { PicturePack } from "#lib/generation/pictures/picture-index.ts";
import { createPackWriter } from "#lib/generation/pictures/picture-pack.ts";

/** By name: width and height in pixels. */
const sizes: Record<string, [width: number, height: number]> = {
  "portrait.jpg": [300, 400],
  "landscape.jpg": [640, 360],
  "tiny.png": [1, 1],
  "small.png": [3, 2],
  "strip.png": [2000, 12],
  "pole.jpg": [10, 1800],
  "see-through.png": [200, 200],
};

/** A camera held on its side: stored as 400 by 300 pixels, displayed as 300 by 400 (EXIF, orientation 6). */
const turned = "TURNED BY CAMERA.JPG";
const drawing = "drawing.svg";

/** Cells that refer to images; some don't match the file names exactly, one matches none, and one is empty. */
export const strangePictures = [
  "",
  ...Object.keys(sizes),
  turned,
  drawing,
  "Portrait",
  "./LANDSCAPE.JPG",
  "nobody.jpg",
];

/** For tests: a pack of images that are hard to place. */
export async function strangePack(): Promise<PicturePack> {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-pictures-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "pictures.pack");
  const writer = createPackWriter(path);
  for (const [name, [width, height]] of Object.entries(sizes)) {
    const image = ground(width, height);
    const isJpeg = name.endsWith(".jpg");
    const content = await (isJpeg ? image.jpeg() : image.png()).toBuffer();
    writer.add({ name, ...(await normalisePicture(content, isJpeg ? "jpeg" : "png")) });
  }
  const onItsSide = await ground(400, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  writer.add({ name: turned, ...(await normalisePicture(onItsSide, "jpeg")) });
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><rect width="90" height="30"/></svg>',
  );
  writer.add({ name: drawing, content: svg, format: "svg", width: null, height: null });
  writer.close();
  return { path, places: writer.places, unreadable: [] };
}

function ground(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 4, background: { r: 40, g: 120, b: 90, alpha: 0.8 } } });
}
