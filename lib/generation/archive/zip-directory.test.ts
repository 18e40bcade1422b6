import assert from "node:assert/strict";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { crc32 } from "node:zlib";
import yauzl from "yauzl";
import { encodeOffsets, offsetOf, offsetRange } from "./document-offsets.ts";
import { centralDirectory, type Segment } from "./zip-directory.ts";
import { createSegment, longestLocalHeader, readLocalEntry } from "./zip-segment.ts";

const modified = new Date("2026-11-21T10:30:44Z");

type Document = [name: string, text: string];

function segmentOf(documents: Document[], date = modified): Segment & { content: Buffer } {
  const segment = createSegment(date);
  const content = Buffer.concat(documents.flatMap(([name, text]) => segment.add(name, Buffer.from(text))));
  return { content, bytes: content.length, entries: segment.index() };
}

function archiveOf(documents: Document[][]): Buffer {
  const segments = documents.map((each) => segmentOf(each));
  return Buffer.concat([...segments.map(({ content }) => content), ...centralDirectory(segments, modified)]);
}

/** Uses an independent reader that compares local with central headers. */
async function readArchive(archive: Buffer): Promise<{ documents: Document[]; entries: yauzl.Entry[] }> {
  const zip = await yauzl.fromBufferPromise(archive, { strictFileNames: true });
  const documents: Document[] = [];
  const entries: yauzl.Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    const content = await text(await zip.openReadStreamPromise(entry));
    assert.equal(crc32(content), entry.crc32);
    documents.push([entry.fileName, content]);
    entries.push(entry);
  }
  return { documents, entries };
}

test("segments and their directory are an archive with every document in order", async () => {
  const documents: Document[][] = [
    [
      ["Zoë Åžebnem.pdf", "one"],
      ["證書 漢字.pdf", ""],
    ],
    [],
    [["🚀 é/é.pdf", "three"]],
  ];
  const { documents: read, entries } = await readArchive(archiveOf(documents));
  assert.deepEqual(read, documents.flat());
  for (const entry of entries) {
    assert.equal(entry.generalPurposeBitFlag, 0x800, "the name is flagged as UTF-8");
    assert.equal(entry.compressionMethod, 0);
    assert.equal(entry.versionNeededToExtract, 20);
    assert.equal(entry.externalFileAttributes >>> 16, 0o100644);
    assert.deepEqual(entry.getLastModDate({ timezone: "UTC" }), modified);
  }
});

test("an archive without documents is one too", async () => {
  assert.deepEqual((await readArchive(archiveOf([[]]))).documents, []);
});

test("the same documents and date give the same bytes, another date other ones", () => {
  assert.deepEqual(segmentOf([["a", "1"]]).content, segmentOf([["a", "1"]]).content);
  assert.notDeepEqual(
    segmentOf([["a", "1"]]).content,
    segmentOf([["a", "1"]], new Date("2026-11-21T10:30:46Z")).content,
  );
});

test("70,000 documents are all found, which only ZIP64 can count", async () => {
  const documents = Array.from({ length: 70_000 }, (_, index): Document => [`${index + 1}.pdf`, `${index}`]);
  const archive = archiveOf([documents.slice(0, 1_000), documents.slice(1_000)]);
  const zip = await yauzl.fromBufferPromise(archive);
  assert.equal(zip.entryCount, 70_000);
  const names: string[] = [];
  for await (const entry of zip.eachEntry()) names.push(entry.fileName);
  assert.deepEqual(
    names,
    documents.map(([name]) => name),
  );
});

test("documents past 4 GiB are found, by the directory and by the index of offsets", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "archive-"));
  const path = join(folder, "large.zip");
  t.after(() => rm(folder, { recursive: true }));
  const [near, far] = [segmentOf([["near.pdf", "near"]]), segmentOf([["far.pdf", "far"]])];
  // The gap is a sparse region of the file: it takes no disk space.
  const segments = [near, { bytes: 2 ** 32, entries: [] }, far];
  const start = near.bytes + 2 ** 32;
  const file = await open(path, "w");
  await file.write(near.content, 0, near.bytes, 0);
  await file.write(Buffer.concat([far.content, ...centralDirectory(segments, modified)]), 0, undefined, start);
  await file.close();

  const zip = await yauzl.openPromise(path);
  const read: [string, string, number][] = [];
  for await (const entry of zip.eachEntry()) {
    const content = await text(await zip.openReadStreamPromise(entry));
    read.push([entry.fileName, content, entry.relativeOffsetOfLocalHeader]);
  }
  assert.deepEqual(read, [
    ["near.pdf", "near", 0],
    ["far.pdf", "far", start],
  ]);
  assert.equal(offsetOf(encodeOffsets(segments), 2), start);
});

test("the N-th document is read by its offset and its local header alone", () => {
  const segments = [
    segmentOf([["a.pdf", "A"]]),
    segmentOf([]),
    segmentOf([
      ["bé.pdf", "Bé"],
      ["c.pdf", "C"],
    ]),
  ];
  const archive = Buffer.concat(segments.map(({ content }) => content));
  const index = encodeOffsets(segments);
  const documents = [1, 2, 3].map((n) => {
    const { start, end } = offsetRange(n);
    const offset = offsetOf(index.subarray(start, end), 1) ?? Number.NaN;
    assert.equal(offset, offsetOf(index, n));
    const { name, dataOffset, bytes } = readLocalEntry(archive.subarray(offset, offset + longestLocalHeader));
    return [name, archive.toString("utf8", offset + dataOffset, offset + dataOffset + bytes)];
  });
  assert.deepEqual(documents, [
    ["a.pdf", "A"],
    ["bé.pdf", "Bé"],
    ["c.pdf", "C"],
  ]);
  assert.deepEqual(
    [0, 4, -1, 1.5].map((n) => offsetOf(index, n)),
    [null, null, null, null],
  );
});

test("a local header that is cut off, or none, is refused", () => {
  const { content } = segmentOf([["name.pdf", ""]]);
  assert.throws(() => readLocalEntry(content.subarray(0, 33)), /cut off/);
  assert.throws(() => readLocalEntry(content.subarray(0, 29)), /No ZIP entry/);
  assert.throws(() => readLocalEntry(content.subarray(1)), /No ZIP entry/);
});

test("a name or date that a ZIP entry cannot have is refused", () => {
  assert.throws(() => segmentOf([["", "x"]]), RangeError);
  assert.throws(() => segmentOf([["é".repeat(32_768), "x"]]), RangeError);
  for (const year of ["1979", "2108"])
    assert.throws(() => segmentOf([["a", "x"]], new Date(`${year}-06-01`)), RangeError);
});
