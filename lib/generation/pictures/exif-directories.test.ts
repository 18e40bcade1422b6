import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { hasPlainExif } from "./exif-directories.ts";
import { tiffDirectories } from "./hostile/exif.fixture.ts";

test("Exif as cameras write it is accepted; endlessly nested directories are not", async () => {
  const image = sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } });
  const exif = { IFD0: { Copyright: "Ann" }, IFD2: { FNumber: "4/1" }, IFD3: { GPSLatitudeRef: "N" } };
  assert.ok(hasPlainExif(await image.withExif(exif).jpeg().toBuffer()));
  const refused = Object.entries(tiffDirectories).filter(([, content]) => !hasPlainExif(content()));
  assert.deepEqual(
    refused.map(([what]) => what),
    ["a directory in itself", "5,000 directories in one", "7,500 headers"],
  );
});
