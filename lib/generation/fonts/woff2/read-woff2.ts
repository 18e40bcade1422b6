import { brotliDecompressSync } from "node:zlib";
import { limits } from "#lib/contracts/limits.ts";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../../common/errors/app-error.ts";
import { damagedFont, hostileFont } from "../faults.ts";
import { type FontTables, mostTables } from "../sfnt.ts";
import { ByteReader } from "./byte-reader.ts";
import { type Glyphs, readGlyphs } from "./read-glyphs.ts";

/** Tags that a directory names by their place in this list (WOFF2, 4.1). */
const knownTags = [
  ...["cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2", "post", "cvt ", "fpgm", "glyf", "loca", "prep", "CFF "],
  ...["VORG", "EBDT", "EBLC", "gasp", "hdmx", "kern", "LTSH", "PCLT", "VDMX", "vhea", "vmtx", "BASE", "GDEF", "GPOS"],
  ...["GSUB", "EBSC", "JSTF", "MATH", "CBDT", "CBLC", "COLR", "CPAL", "SVG ", "sbix", "acnt", "avar", "bdat", "bloc"],
  ...["bsln", "cvar", "fdsc", "feat", "fmtx", "fvar", "gvar", "hsty", "just", "lcar", "mort", "morx", "opbd", "prop"],
  ...["trak", "Zapf", "Silf", "Glat", "Gloc", "Feat", "Sill"],
];

interface Entry {
  tag: string;
  isTransformed: boolean;
  /** Of what is stored. */
  bytes: number;
}

/**
 * The tables of a WOFF2 file (W3C Recommendation of 8 August 2024) as in a TrueType or OpenType file.
 * @throws AppError
 */
export function readWoff2(file: Buffer): FontTables {
  const header = new ByteReader(file);
  header.at = 4;
  if (header.u32() === 0x74746366) throw new AppError("unsupported_kind", msg("font.collection"));
  header.at = 12;
  const count = header.u16();
  if (count === 0 || count > mostTables) throw damagedFont();
  header.at = 20;
  const packedBytes = header.u32();
  header.at = 48;
  const entries = Array.from({ length: count }, () => readEntry(header));
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  if (bytes > limits.unpackedFontBytes) throw hostileFont("unpacked size");
  const stored = new ByteReader(unpacked(header.take(packedBytes), bytes));
  const contents = entries.map((entry) => [entry, stored.take(entry.bytes)] as const);
  const transformed = new Map(
    contents.flatMap(([{ tag, isTransformed }, content]) => (isTransformed ? [[tag, content]] : [])),
  );
  const tables: FontTables = new Map(
    contents.flatMap(([{ tag, isTransformed }, content]) => (isTransformed ? [] : [[tag, content] as const])),
  );
  restore(tables, transformed);
  return tables;
}

function readEntry(header: ByteReader): Entry {
  const flags = header.u8();
  const tag = knownTags[flags & 0x3f] ?? header.take(4).toString("latin1");
  const version = flags >> 6;
  // Version 0 of these two is their transform, and of all others none.
  const isTransformed = tag === "glyf" || tag === "loca" ? version !== 3 : version !== 0;
  const bytes = header.long();
  return { tag, isTransformed, bytes: isTransformed ? header.long() : bytes };
}

function unpacked(packed: Buffer, bytes: number): Buffer {
  try {
    return brotliDecompressSync(packed, { maxOutputLength: Math.max(1, bytes) });
  } catch (cause) {
    throw damagedFont(cause);
  }
}

function restore(tables: FontTables, transformed: ReadonlyMap<string, Buffer>): void {
  const glyf = transformed.get("glyf");
  if (transformed.has("glyf") !== transformed.has("loca")) throw damagedFont();
  const glyphs = glyf && readGlyphs(glyf, limits.unpackedFontBytes);
  if (glyphs) {
    tables.set("glyf", glyphs.glyf).set("loca", glyphs.loca);
    const head = Buffer.from(tables.get("head") ?? Buffer.alloc(0));
    head.writeInt16BE(1, 50);
    tables.set("head", head);
  }
  const hmtx = transformed.get("hmtx");
  const metrics = tables.get("hhea")?.readUInt16BE(34) ?? 0;
  if (hmtx && glyphs) tables.set("hmtx", readMetrics(hmtx, metrics, glyphs));
  else if (hmtx) throw damagedFont();
}

/** A table "hmtx" whose left side bearings are those of the outlines (WOFF2, 5.4). */
function readMetrics(content: Buffer, metrics: number, { left }: Glyphs): Buffer {
  const reader = new ByteReader(content);
  const flags = reader.u8();
  if (metrics > left.length) throw damagedFont();
  const widths = Array.from({ length: metrics }, reader.u16);
  const stored = (isLeftOut: number, count: number) => (isLeftOut ? null : Array.from({ length: count }, reader.i16));
  const [wide, narrow] = [stored(flags & 1, metrics), stored(flags & 2, left.length - metrics)];
  const table = Buffer.alloc(metrics * 4 + (left.length - metrics) * 2);
  for (const [glyph, side] of left.entries()) {
    const own = glyph < metrics ? wide?.[glyph] : narrow?.[glyph - metrics];
    const at = glyph < metrics ? glyph * 4 : metrics * 4 + (glyph - metrics) * 2;
    if (glyph < metrics) table.writeUInt16BE(widths[glyph] ?? 0, at);
    table.writeInt16BE(own ?? side, glyph < metrics ? at + 2 : at);
  }
  return table;
}
