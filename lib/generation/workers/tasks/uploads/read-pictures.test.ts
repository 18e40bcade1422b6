import assert from "node:assert/strict";
import { describe, test } from "node:test";
import sharp from "sharp";
import { limits } from "#lib/contracts/limits.ts";
import type { PictureIndex } from "#lib/generation/pictures/picture-index.ts";
import { readPicture } from "#lib/generation/pictures/picture-pack.ts";
import { detectKind } from "#lib/generation/spreadsheet/detect-kind.ts";
import { refusalOf, withFile } from "#lib/generation/spreadsheet/read-content.fixture.ts";
import { makeZip, type ZipEntry } from "#lib/generation/spreadsheet/workbook/make-workbook.fixture.ts";
import { translate } from "#lib/messages/translate.ts";
import { readPicturesTask } from "./read-pictures.ts";

const picture = (background: string) => sharp({ create: { width: 30, height: 20, channels: 3, background } });
const red = await picture("#f00").jpeg().toBuffer();
const blue = await picture("#00f").png().toBuffer();
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

/** Reads a ZIP the way an upload is read: first its type, then its content. */
function readZip<T>(zip: Buffer, use: (index: PictureIndex, packPath: string) => T | Promise<T>): Promise<T> {
  return withFile(zip, async (path) => {
    assert.equal((await detectKind(path)).kind, "pictures");
    const packPath = `${path}.pack`;
    return use(await readPicturesTask({ path, kind: "pictures", packPath }), packPath);
  });
}

const indexOf = (...entries: ZipEntry[]) => readZip(makeZip(entries), (index) => index);
const namesIn = (index: PictureIndex) => index.places.map(({ name }) => name);
const reasonsIn = ({ unreadable }: PictureIndex) => unreadable.map(({ name, reason }) => [name, reason]);

async function codeOf(zip: Buffer): Promise<string> {
  return (await refusalOf(readZip(zip, () => undefined))).code;
}

test("the images of a ZIP are packed, and each is read back by its place", async () => {
  const entries = [
    { name: "class/red.jpg", data: red },
    { name: "blue.png", data: blue, deflate: true },
    { name: "drawing.svg", data: drawing, deflate: true },
  ];
  await readZip(makeZip(entries), async ({ places, unreadable }, path) => {
    assert.deepEqual(unreadable, []);
    const facts = places.map(({ name, format, width, height }) => [name, format, width, height]);
    assert.deepEqual(facts, [
      ["class/red.jpg", "jpeg", 30, 20],
      ["blue.png", "png", 30, 20],
      ["drawing.svg", "svg", null, null],
    ]);
    const [first, second, third] = places.map((place) => readPicture(path, place));
    assert.ok(first && second && third);
    assert.deepEqual((await sharp(first).stats()).dominant.r > 200, true);
    assert.deepEqual((await sharp(second).stats()).dominant.b > 200, true);
    assert.equal(third.toString(), drawing);
  });
});

test("files of operating systems and files that aren't images are ignored", async () => {
  const others = [
    "__MACOSX/._red.jpg",
    ".DS_Store",
    "a/.hidden.jpg",
    "Thumbs.db",
    "desktop.ini",
    "list.csv",
    "a/notes",
  ];
  const index = await indexOf(...others.map((name) => ({ name, data: "Name;Photo" })), { name: "red.jpg", data: red });
  assert.deepEqual([namesIn(index), index.unreadable], [["red.jpg"], []]);
});

test("an image is recognised by its content, and reported if it can't be read", async () => {
  const index = await indexOf(
    { name: "red", data: red },
    { name: "blue.jpg", data: blue },
    { name: "photo.heic", data: "\0\0\0\x18ftypheic\0\0\0\0mif1heic" },
    { name: "page.jpg", data: "<html>not found</html>" },
    { name: "cut.jpg", data: red.subarray(0, red.length / 2) },
    { name: "empty.png", data: "" },
  );
  assert.deepEqual(namesIn(index), ["red", "blue.jpg"]);
  assert.deepEqual(reasonsIn(index), [
    ["photo.heic", "is a HEIC image; export it as JPEG"],
    ["page.jpg", "isn’t an image we can read; save it as JPEG or PNG"],
    ["cut.jpg", "is damaged or incomplete; save it again"],
    ["empty.png", "is empty; save it again"],
  ]);
  const { reason = "", wording } = index.unreadable[0] ?? {};
  assert.equal(translate("de", { message: reason, wording }), "ist ein HEIC-Bild; exportieren Sie es als JPEG");
});

test("a ZIP without a readable image is rejected", async () => {
  assert.equal(await codeOf(makeZip([{ name: "a.jpg", data: red.subarray(0, 100) }])), "damaged_file");
});

test("names are read in the encoding of the system that packed the ZIP", async () => {
  const spelled = (name: Buffer) => {
    const zip = makeZip([{ name: "x".repeat(name.length), data: red }]);
    for (let at = zip.indexOf("x".repeat(name.length)); at >= 0; at = zip.indexOf("x".repeat(name.length))) {
      name.copy(zip, at);
    }
    // Removes the flag for UTF-8 names (PKWARE APPNOTE, appendix D) from both headers.
    for (const [header, flags] of [
      ["PK\x03\x04", 6],
      ["PK\x01\x02", 8],
    ] as const)
      zip[zip.indexOf(header) + flags + 1] = 0;
    return zip;
  };
  const names = ["Zoë Łukasz.jpg", "J\u00fcrgen \u00f8.jpg"];
  const mac = await readZip(spelled(Buffer.from(names[0] ?? "")), namesIn);
  const windows = await readZip(spelled(Buffer.from("J\x81rgen \x9b.jpg", "latin1")), namesIn);
  assert.deepEqual([...mac, ...windows], names);
});

describe("the processor time for a ZIP of images", () => {
  /** Reads 100 images with a clock that advances by `msEach` per image. */
  function readSlowly(msEach: number): Promise<PictureIndex> {
    const zip = makeZip(Array.from({ length: 100 }, (_, at) => ({ name: `${at}.png`, data: blue })));
    let usedMs = 5_000;
    const clock = () => {
      usedMs += msEach;
      return usedMs;
    };
    return withFile(zip, (path) => readPicturesTask({ path, kind: "pictures", packPath: `${path}.pack` }, clock));
  }

  test("is enough for large photos", async () => {
    assert.equal((await readSlowly(500)).places.length, 100);
  });

  test("is limited, with a message that says what to do", async () => {
    const { code, message, wording } = await refusalOf(readSlowly(1_000));
    assert.equal(code, "too_large");
    assert.match(message, /we stopped after 61 of them\. Save them as JPEG with 1,800 pixels on the longer side/);
    assert.match(translate("de", { message, wording }), /Nach 61 Bildern war die Zeit um/);
  });
});

describe("a malicious or damaged ZIP of images", () => {
  const withRed = (...entries: ZipEntry[]) => makeZip([{ name: "red.jpg", data: red }, ...entries]);
  const many = (count: number, data: Buffer) => Array.from({ length: count }, (_, at) => ({ name: `${at}.jpg`, data }));

  test("is rejected if it unpacks to too much", async () => {
    const zeros = Buffer.alloc(60_000_000);
    assert.equal(await codeOf(withRed({ name: "a.png", data: zeros, deflate: true })), "hostile_file");
  });

  test("is rejected with too many entries or images", async () => {
    const directory = makeZip(many(12_000, Buffer.alloc(0)));
    assert.equal(await codeOf(directory), "hostile_file");
    assert.equal(await codeOf(makeZip(many(limits.pictures + 1, Buffer.from("GIF8 none")))), "too_many_pictures");
  });

  test("is rejected if its sizes are wrong", async () => {
    assert.equal(await codeOf(withRed({ name: "a.jpg", data: blue, deflate: true, claimedBytes: 50 })), "hostile_file");
    assert.equal(await codeOf(withRed({ name: "a.jpg", data: blue, claimedBytes: 4_000_000_000 })), "hostile_file");
  });

  test("is rejected if it is truncated or has a password", async () => {
    const zip = withRed({ name: "a.jpg", data: red });
    for (const share of [0.2, 0.6, 0.95])
      assert.equal(await codeOf(zip.subarray(0, zip.length * share)), "damaged_file");
    const locked = Buffer.from(zip);
    for (const [header, flags] of [
      ["PK\x03\x04", 6],
      ["PK\x01\x02", 8],
    ] as const) {
      const at = locked.indexOf(header) + flags;
      locked.writeUInt16LE(locked.readUInt16LE(at) | 1, at);
    }
    assert.equal(await codeOf(locked), "password_protected");
  });

  test("can't write outside its folder by the names in it", async () => {
    const paths = ["../../../etc/passwd.jpg", "/root/a.jpg", "C:\\Windows\\b.jpg", "a/../../c.jpg", "d\0\n.jpg"];
    const index = await indexOf(...paths.map((name) => ({ name, data: red })));
    assert.deepEqual(namesIn(index), ["etc/passwd.jpg", "root/a.jpg", "C:/Windows/b.jpg", "a/c.jpg", "d.jpg"]);
  });

  test("has drawings that load external resources reported as unreadable", async () => {
    const link = (href: string) => drawing.replace("<rect", `<image href="${href}" width="9" height="9"/><rect`);
    const drawings = [link("http://localhost/a.png"), link("red.jpg"), `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing}`];
    const index = await indexOf(
      { name: "red.jpg", data: red },
      ...drawings.map((data, at) => ({ name: `${at}.svg`, data })),
    );
    assert.deepEqual(namesIn(index), ["red.jpg"]);
    assert.equal(index.unreadable.length, 3);
  });

  test("has damaged and too large images reported as unreadable", async () => {
    const zip = withRed(
      { name: "flipped.png", data: blue },
      { name: "long.png", data: Buffer.concat([blue, Buffer.alloc(limits.pictureBytes)]) },
    );
    const at = zip.indexOf(blue) + blue.length - 20;
    zip[at] = (zip[at] ?? 0) ^ 255;
    assert.deepEqual(await readZip(zip, reasonsIn), [
      ["flipped.png", "is damaged or incomplete; save it again"],
      ["long.png", "is larger than 20 MB; save a smaller version"],
    ]);
  });
});
