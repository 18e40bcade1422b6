import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { PicturePack } from "./picture-index.ts";
import { createPackWriter } from "./picture-pack.ts";

/** For tests only: a pack of one portrait-format image, green on blue. */
export async function samplePack(): Promise<PicturePack> {
  const circle = Buffer.from('<svg width="300" height="400"><circle cx="150" cy="200" r="150" fill="#2a2"/></svg>');
  const ground = { width: 300, height: 400, channels: 3 as const, background: "#22a" };
  const content = await sharp({ create: ground })
    .composite([{ input: circle }])
    .jpeg()
    .toBuffer();
  const folder = mkdtempSync(join(tmpdir(), "rowpress-pack-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "pictures.pack");
  const writer = createPackWriter(path);
  writer.add({ name: "ann.jpg", content, format: "jpeg", width: 300, height: 400 });
  writer.close();
  return { path, places: writer.places, unreadable: [] };
}
