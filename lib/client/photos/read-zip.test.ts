import assert from "node:assert/strict";
import { test } from "node:test";
import { unzip } from "#lib/generation/archive/unzip.fixture.ts";
import { makeZip } from "#lib/generation/spreadsheet/workbook/make-workbook.fixture.ts";
import { packPhotos } from "./pack-photos.ts";
import { OtherZipError, readZip } from "./read-zip.ts";
import { createZip } from "./write-zip.ts";

const files = [
  { name: "Class 7b/Zoë.jpg", data: Buffer.from("a photo") },
  { name: "b.png", data: Buffer.alloc(200_000, 7) },
];
const deflated = files.map((file) => ({ ...file, deflate: true }));
const blobOf = (content: Buffer) => new Blob([new Uint8Array(content)]);
const bytes = (text: string) => new TextEncoder().encode(text);
const contentOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());

test("a written ZIP can be read, here and by others", async () => {
  const zip = createZip();
  for (const { name, data } of files) await zip.add({ name: bytes(name), isUtf8: true, content: new Blob([data]) });
  const whole = zip.end();
  assert.deepEqual(await unzip(await contentOf(whole)), files);
  const found = await readZip(whole);
  assert.deepEqual(
    await Promise.all(found.map(async ({ read }) => contentOf(await read()))),
    files.map(({ data }) => data),
  );
});

test("reads files that are packed, in the order of the directory", async () => {
  const found = await readZip(blobOf(makeZip(deflated)));
  const read = found.map(async (file) => ({
    name: new TextDecoder().decode(file.name),
    data: await contentOf(await file.read()),
  }));
  assert.deepEqual(await Promise.all(read), files);
});

test("leaves damaged and hostile ZIPs to the server", async () => {
  const whole = makeZip(deflated);
  const cut = whole.subarray(0, whole.length - 30);
  await assert.rejects(readZip(blobOf(cut)), OtherZipError);
  await assert.rejects(readZip(new Blob(["no ZIP"])), OtherZipError);
  // An entry that inflates to more than the directory says.
  const lying = Buffer.from(whole);
  const entry = lying.lastIndexOf(Buffer.from("PK\x01\x02"));
  lying.writeUInt32LE(1_000, entry + 24);
  const [, second] = await readZip(blobOf(lying));
  await assert.rejects(async () => second?.read(), OtherZipError);
});

test("packs chosen files with their folders, without system files, and reports its progress", async () => {
  const chosen = ["Class/ann.jpg", "Class/.DS_Store", "__MACOSX/ann.jpg", "bo.jpg"].map((path) => ({
    path,
    file: new File([path], path.split("/").at(-1) ?? ""),
  }));
  const seen: number[] = [];
  const options = {
    filename: "Images.zip",
    maxBytes: 1_000_000,
    signal: AbortSignal.timeout(10_000),
    onProgress: (done: number) => seen.push(done),
  };
  const packed = await packPhotos(chosen, options);
  const entries = await unzip(await contentOf(packed));
  assert.deepEqual(entries.map(({ name }) => name).sort(), ["Class/ann.jpg", "bo.jpg"]);
  assert.deepEqual(seen, [0, 1, 2]);
  const small = new File([blobOf(makeZip(files))], "photos.zip");
  assert.equal(await packPhotos([{ path: "photos.zip", file: small }], options), small);
  const sheet = new File(["Name"], "class.csv");
  assert.equal(await packPhotos([{ path: "class.csv", file: sheet }], options), sheet);
});
