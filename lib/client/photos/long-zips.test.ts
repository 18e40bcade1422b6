import assert from "node:assert/strict";
import { closeSync, openSync, readSync, statSync } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { crc32 } from "node:zlib";
import { openZip } from "#lib/generation/formats/zip-file.ts";
import { readZip } from "./read-zip.ts";

interface Placed {
  name: string;
  data: Buffer;
  offset: number;
}

/**
 * Writes a ZIP with ZIP64 records (PKWARE APPNOTE 6.3.10, 4.3.14 to 4.3.16 and 4.5.3) everywhere, whatever the size, as
 * `zip -` and other streaming programs do. Gaps between the entries take no space on disk.
 *
 * @param isLong whether sizes and offsets are in the ZIP64 extra field even if they would fit elsewhere
 */
async function writeZip64(path: string, files: Placed[], directory: number, isLong: boolean): Promise<void> {
  const file = await open(path, "w");
  const entries: Buffer[] = [];
  for (const { name, data, offset } of files) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    // Sizes and checksum come after the data.
    local.writeUInt16LE(45, 4);
    local.writeUInt16LE(8, 6);
    local.writeUInt16LE(name.length, 26);
    await file.write(Buffer.concat([local, Buffer.from(name), data]), 0, undefined, offset);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(45, 6);
    entry.writeUInt16LE(8, 8);
    entry.writeUInt32LE(crc32(data), 16);
    const long = [data.length, data.length, offset];
    const extra = Buffer.alloc(4 + 8 * (isLong ? 3 : 1));
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(extra.length - 4, 2);
    for (const [at, number] of (isLong ? long : [offset]).entries()) extra.writeBigUInt64LE(BigInt(number), 4 + 8 * at);
    for (const at of [20, 24]) entry.writeUInt32LE(isLong ? 0xffff_ffff : data.length, at);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt16LE(extra.length, 30);
    entry.writeUInt32LE(0xffff_ffff, 42);
    entries.push(Buffer.concat([entry, Buffer.from(name), extra]));
  }
  const all = Buffer.concat(entries);
  const end = Buffer.alloc(56 + 20 + 22);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(45, 14);
  for (const at of [24, 32]) end.writeBigUInt64LE(BigInt(files.length), at);
  end.writeBigUInt64LE(BigInt(all.length), 40);
  end.writeBigUInt64LE(BigInt(directory), 48);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(directory + all.length), 64);
  end.writeUInt32LE(1, 72);
  end.writeUInt32LE(0x06054b50, 76);
  for (const at of [84, 86]) end.writeUInt16LE(0xffff, at);
  for (const at of [88, 92]) end.writeUInt32LE(0xffff_ffff, at);
  await file.write(Buffer.concat([all, end]), 0, undefined, directory);
  await file.close();
}

/** A Blob like a browser's: Node's own blobs of files count in 32 bits. */
function blobOf(path: string): Blob {
  const slice = (from = 0, to = from) => {
    const file = openSync(path, "r");
    const read = Buffer.alloc(to - from);
    const bytes = readSync(file, read, 0, read.length, from);
    closeSync(file);
    return new Blob([new Uint8Array(read.subarray(0, bytes))]);
  };
  return { size: statSync(path).size, slice } as Blob;
}

const [ann, bo] = [Buffer.from("Ann's photo"), Buffer.alloc(3_000, 7)];
const cases: [name: string, offsets: [number, number], directory: number, isLong: boolean][] = [
  ["over 4 GB", [0, 4_500_000_000], 5_000_000_000, false],
  ["over 4 GB, with sizes of 64 bits", [0, 4_500_000_000], 5_000_000_000, true],
  ["small, written as a stream", [0, 1_000], 9_000, true],
];

for (const [name, [first, second], directory, isLong] of cases) {
  test(`reads a ZIP with ZIP64 records in the browser and at the server: ${name}`, async () => {
    const folder = await mkdtemp(join(tmpdir(), "rowpress-zip64-"));
    try {
      const path = join(folder, "photos.zip");
      const files = [
        { name: "ann.jpg", data: ann, offset: first },
        { name: "Class/bo.jpg", data: bo, offset: second },
      ];
      await writeZip64(path, files, directory, isLong);
      const inBrowser = await Promise.all(
        (await readZip(blobOf(path))).map(async (photo) => ({
          name: new TextDecoder().decode(photo.name),
          data: Buffer.from(await (await photo.read()).arrayBuffer()),
        })),
      );
      const expected = files.map(({ name, data }) => ({ name, data }));
      assert.deepEqual(inBrowser, expected);
      const zip = await openZip(path, { inflatedBytes: 1_000_000, inflationRatio: 100 });
      const atServer = await Promise.all(
        zip.entries.map(async (entry) => ({
          name: entry.path,
          data: Buffer.concat(await Array.fromAsync(entry.read())),
        })),
      );
      zip.close();
      assert.deepEqual(atServer, expected);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
}
