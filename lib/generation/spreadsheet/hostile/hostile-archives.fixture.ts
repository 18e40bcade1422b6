import { crc32, deflateRawSync } from "node:zlib";
import {
  localHeader,
  makeZip,
  sheetXml,
  workbookEntries,
  type ZipEntry,
  type ZipPart,
  zipDirectory,
} from "../workbook/make-workbook.fixture.ts";
import type { HostileCase } from "./hostile-case.fixture.ts";

const rows = "<row><c><v>1</v></c></row>".repeat(3);
const entries = workbookEntries({ sheets: [{ name: "A", xml: sheetXml(rows) }] });
const zeros = (bytes: number) => "\0".repeat(bytes);

/** A workbook with extra entries. */
function wide(count: number, data: string): Buffer {
  const names = Array.from({ length: count }, (_, at) => `xl/media/${at}`);
  return makeZip([...entries, ...names.map((name) => ({ name, data, deflate: true }))]);
}

/** A workbook whose directory lies about the sheet's size. */
function lying(claimedBytes: number, deflate: boolean): Buffer {
  return makeZip(entries.map((entry) => (entry.name.includes("sheet1") ? { ...entry, deflate, claimedBytes } : entry)));
}

/** A ZIP in a ZIP in a ZIP ..., each level holding ten of the next. */
function nested(levels: number): Buffer {
  let inner: ZipEntry = { name: "0", data: zeros(1_000_000), deflate: true };
  for (let level = 1; level <= levels; level++) {
    const data = makeZip(Array.from({ length: 10 }, (_, at) => ({ ...inner, name: `${at}.zip` })));
    inner = { name: `${level}.zip`, data, deflate: true };
  }
  return Buffer.from(inner.data);
}

/** Many directory entries that share one local header, so the same data is inflated for each. */
function sharedHeader(count: number): Buffer {
  const content = Buffer.from(zeros(100_000));
  const packed = deflateRawSync(content);
  const checksum = crc32(content);
  const first = { name: "0000", deflate: true, checksum, packedBytes: packed.length, bytes: content.length, offset: 0 };
  const header = localHeader(first);
  const parts = Array.from({ length: count }, (_, at) => ({ ...first, name: String(at).padStart(4, "0") }));
  return Buffer.concat([header, packed, zipDirectory(parts, header.length + packed.length)]);
}

/** A stored deflate block (RFC 1951, 3.2.4) that is not the last. */
function quote(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(0xffff - bytes.length, 3);
  return Buffer.concat([head, bytes]);
}

/**
 * After D. Fifield, "A better zip bomb" (2019): each entry quotes the next entry's local header in its own deflate
 * stream, so all of them inflate the last one's bytes.
 */
function quoted(count: number): Buffer {
  let content = Buffer.from(zeros(100_000));
  let packed = deflateRawSync(content);
  let header: Buffer = Buffer.alloc(0);
  const parts: (ZipPart & { fromEnd: number })[] = [];
  for (let at = 0; at < count; at++) {
    if (at > 0) packed = Buffer.concat([quote(header), packed]);
    content = Buffer.concat([header, content]);
    const sizes = { checksum: crc32(content), packedBytes: packed.length, bytes: content.length };
    const part = { name: `${at}`, deflate: true, ...sizes, offset: 0 };
    header = localHeader(part);
    parts.unshift({ ...part, fromEnd: header.length + packed.length });
  }
  const file = Buffer.concat([header, packed]);
  for (const part of parts) part.offset = file.length - part.fromEnd;
  return Buffer.concat([file, zipDirectory(parts, file.length)]);
}

/** Names that begin like a slide of Keynote's, over and over. */
const longNames = (count: number) =>
  makeZip(Array.from({ length: count }, (_, at) => ({ name: `index/${"slide".repeat(13_000)}${at}`, data: "x" })));

const sheet = (xml: string) => makeZip(workbookEntries({ sheets: [{ name: "A", xml }] }));

/** ZIP files that inflate to too much, or that contradict their directory. */
export const hostileArchives: HostileCase[] = [
  { name: "a part of 1:1000", content: () => sheet(sheetXml(" ".repeat(50_000_000))), outcome: "hostile_file" },
  { name: "9,000 parts of 1 MB", content: () => wide(9_000, zeros(1_000_000)), outcome: "hostile_file" },
  { name: "20,000 small parts", content: () => wide(20_000, "x"), outcome: "hostile_file" },
  { name: "a ZIP in a ZIP, six deep", content: () => nested(6), outcome: "unsupported_kind" },
  {
    name: "a workbook around nested ZIPs",
    content: () => makeZip([...entries, { name: "xl/media/1.zip", data: nested(6), deflate: true }]),
    outcome: "read",
  },
  { name: "less claimed than deflated", content: () => lying(100, true), outcome: "hostile_file" },
  { name: "more claimed than deflated", content: () => lying(5_000, true), outcome: "hostile_file" },
  { name: "less claimed than stored", content: () => lying(100, false), outcome: "hostile_file" },
  { name: "more claimed than stored", content: () => lying(5_000, false), outcome: "hostile_file" },
  { name: "4 GB claimed", content: () => lying(0xfffffffe, true), outcome: "hostile_file" },
  { name: "100 entries at one local header", content: () => sharedHeader(100), outcome: "hostile_file" },
  { name: "60 names of 65,000 letters", content: () => longNames(60), outcome: "unsupported_kind" },
  { name: "100 entries that quote each other", content: () => quoted(100), outcome: "hostile_file" },
];
