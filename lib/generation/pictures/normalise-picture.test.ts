import assert from "node:assert/strict";
import { describe, test } from "node:test";
import sharp from "sharp";
import { limits } from "#lib/contracts/limits.ts";
import { AppError } from "../common/errors/app-error.ts";
import { normalisePicture } from "./normalise-picture.ts";

const raw = { width: 40, height: 24, channels: 3 as const };

/** 40 × 24 pixels: red top left, green top right, blue bottom left, white bottom right. */
function quarters() {
  const colors = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 255],
  ];
  const pixels = Array.from({ length: raw.width * raw.height }, (_, at) => {
    const right = at % raw.width >= raw.width / 2 ? 1 : 0;
    const below = Math.floor(at / raw.width) >= raw.height / 2 ? 2 : 0;
    return colors[right + below] ?? [];
  });
  return sharp(Buffer.from(pixels.flat()), { raw });
}

/** The letters of the colours in an image's quarters, row by row. */
async function colorsOf(content: Buffer): Promise<string> {
  const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const letter = (x: number, y: number) => {
    const at = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * 3;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red > 128 && green > 128) return "W";
    return red > 128 ? "R" : green > 128 ? "G" : blue > 128 ? "B" : "?";
  };
  return [letter(0.25, 0.25), letter(0.75, 0.25), letter(0.25, 0.75), letter(0.75, 0.75)].join("");
}

describe("a picture as it is printed", () => {
  // How a viewer displays the stored quarters RG/BW (TIFF 6.0, tag 274; Exif 2.32, 4.6.4).
  const upright = ["RGBW", "GRWB", "WBGR", "BWRG", "RBGW", "BRWG", "WGBR", "GWRB"];
  for (const [index, colors] of upright.entries()) {
    test(`is upright where its EXIF orientation is ${index + 1}`, async () => {
      const sent = await quarters()
        .withMetadata({ orientation: index + 1 })
        .jpeg({ quality: 95 })
        .toBuffer();
      const { content, width, height } = await normalisePicture(sent, "jpeg");
      assert.equal(await colorsOf(content), colors);
      assert.deepEqual([width, height], index < 4 ? [40, 24] : [24, 40]);
    });
  }

  test("has no metadata of the camera, such as the location", async () => {
    const exif = { IFD0: { Copyright: "Ann" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } };
    const sent = await quarters().withExif(exif).jpeg().toBuffer();
    assert.ok((await sharp(sent).metadata()).exif);
    const { content } = await normalisePicture(sent, "jpeg");
    const { exif: left, xmp, iptc } = await sharp(content).metadata();
    assert.deepEqual([left, xmp, iptc], [undefined, undefined, undefined]);
  });

  test("is no larger than print needs, and never made larger", async () => {
    const create = { width: 4_000, height: 1_000, channels: 3 as const, background: "#357" };
    const large = await normalisePicture(await sharp({ create }).jpeg().toBuffer(), "jpeg");
    assert.deepEqual([large.width, large.height], [limits.pictureSide, 450]);
    assert.equal((await normalisePicture(await quarters().png().toBuffer(), "png")).width, 40);
  });

  test("keeps transparency, and is JPEG or PNG, whatever its format was", async () => {
    const formats = [];
    for (const format of ["jpeg", "png", "webp", "gif", "tiff", "avif"] as const) {
      const opaque = await normalisePicture(await quarters()[format]().toBuffer(), format);
      formats.push(opaque.format);
      assert.equal(await colorsOf(opaque.content), "RGBW", format);
    }
    assert.deepEqual(formats, ["jpeg", "png", "jpeg", "png", "jpeg", "jpeg"]);
    const glass = { create: { width: 9, height: 9, channels: 4 as const, background: "#ff000080" } };
    const { content, format } = await normalisePicture(await sharp(glass).webp().toBuffer(), "webp");
    assert.equal(format, "png");
    assert.ok(!(await sharp(content).stats()).isOpaque);
  });

  test("is converted from print colours to sRGB", async () => {
    const press = await quarters().toColourspace("cmyk").jpeg().toBuffer();
    assert.equal((await sharp(press).metadata()).space, "cmyk");
    const { content } = await normalisePicture(press, "jpeg");
    assert.equal((await sharp(content).metadata()).space, "srgb");
  });
});

const refused = (code: string) => (error: unknown) => error instanceof AppError && error.code === code;

test("a truncated picture, or a file that is none, is refused", async () => {
  const whole = await quarters().jpeg().toBuffer();
  for (const content of [whole.subarray(0, whole.length * 0.7), Buffer.from("\xff\xd8\xff and no more", "latin1")]) {
    await assert.rejects(normalisePicture(content, "jpeg"), refused("damaged_file"));
  }
});

test("an image with too many pixels is rejected before it is decoded", async () => {
  const create = { width: 9_000, height: 6_000, channels: 3 as const, background: "#000" };
  const bomb = await sharp({ create }).png({ compressionLevel: 1 }).toBuffer();
  assert.ok(bomb.length < 2_000_000);
  await assert.rejects(normalisePicture(bomb, "png"), refused("too_large"));
});

test("a picture that takes more memory to decode than others may have fewer pixels", async () => {
  const create = { width: 4_200, height: 4_000, channels: 3 as const, background: "#000" };
  const content = await sharp({ create }).avif({ effort: 0 }).toBuffer();
  await assert.rejects(normalisePicture(content, "avif"), refused("too_large"));
});

test("a drawing that is called a picture is not opened", async () => {
  await assert.rejects(normalisePicture(Buffer.from("<svg width='9' height='9'/>"), "png"), refused("damaged_file"));
});
