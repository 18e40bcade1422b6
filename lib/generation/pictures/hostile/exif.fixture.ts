interface Entry {
  tag: number;
  type: number;
  count: number;
  value: number;
}

const orientation: Entry = { tag: 0x112, type: 3, count: 1, value: 6 };
const subDirectory = (at: number): Entry => ({ tag: 0x8769, type: 4, count: 1, value: at });
const text = (count: number, at: number): Entry => ({ tag: 0x10e, type: 2, count, value: at });

/** One directory of a TIFF file (TIFF 6.0, section 2) at byte 8, little endian. */
function directory(entries: Entry[], next = 0, claimed = entries.length): Buffer {
  const file = Buffer.alloc(8 + 2 + entries.length * 12 + 4);
  file.write("II*\0\x08\0\0\0", "latin1");
  file.writeUInt16LE(claimed, 8);
  for (const [at, { tag, type, count, value }] of entries.entries()) {
    const from = 10 + at * 12;
    file.writeUInt16LE(tag, from);
    file.writeUInt16LE(type, from + 2);
    file.writeUInt32LE(count, from + 4);
    file.writeUInt32LE(value, from + 8);
  }
  file.writeUInt32LE(next, file.length - 4);
  return file;
}

/** Exif directories that no camera would write. */
export const tiffDirectories: Record<string, () => Buffer> = {
  "a directory that follows itself": () => directory([orientation], 8),
  "a directory in itself": () => directory([subDirectory(8)]),
  "a directory beyond its end": () => directory([subDirectory(0xfffffff0)], 0xfffffff0),
  "a text of 4 GB": () => directory([text(0xffffffff, 8)]),
  "a text before its start": () => directory([text(100, 0xffffffff)]),
  "60,000 entries that are not there": () => directory([orientation], 0, 60_000),
  "5,000 directories in one": () => directory(Array.from({ length: 5_000 }, () => subDirectory(8))),
  "7,500 headers": () => Buffer.alloc(60_000, "II*\0\x08\0\0\0", "latin1"),
  "an orientation that is none": () => directory([{ ...orientation, value: 65_535 }]),
  "an orientation of 4 billion values": () => directory([{ ...orientation, count: 0xffffffff }]),
  "values of no type": () => directory([{ ...orientation, type: 255 }]),
  nothing: () => Buffer.alloc(0),
};

/** The expected outcome for such a directory: endless nesting, and too many, are rejected. */
export const outcomeOfExif = (what: string) =>
  /directory in itself|in one|headers/.test(what) ? "damaged_file" : "read";
