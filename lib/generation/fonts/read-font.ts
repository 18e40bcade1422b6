import { limits } from "#lib/contracts/limits.ts";
import { msg } from "#lib/messages/server-message.ts";
import { writeTables } from "../archive/pdf/fonts/true-type.ts";
import { AppError } from "../common/errors/app-error.ts";
import { readCharacters, writeCharacters } from "./character-map.ts";
import { damagedFont } from "./faults.ts";
import { postScriptName, writeNames } from "./names.ts";
import { checkOutlines } from "./outlines.ts";
import { type FontTables, readSfnt } from "./sfnt.ts";
import { readWoff2 } from "./woff2/read-woff2.ts";

/** Tables that are copied as they are: outlines with their hints, metrics, and what joins and places letters. */
const copied = [
  ...["head", "hhea", "hmtx", "maxp", "OS/2", "glyf", "loca", "CFF ", "cvt ", "fpgm", "prep", "gasp"],
  ...["GDEF", "GSUB", "GPOS", "kern", "BASE", "vhea", "vmtx", "VORG"],
];

export interface ReadFont {
  /** An OpenType file with nothing but what setting texts needs. */
  content: Buffer;
  /** Some of its characters, to try it with. */
  sample: string;
  characters: ReadonlyMap<number, number>;
  lines: LineMetrics;
  style: FontStyle;
}

export type FontStyle = "regular" | "bold" | "italic" | "boldItalic";

/** How high Word's lines of a font are, in em: above and below the base line, and the font's own gap between lines. */
export interface LineMetrics {
  ascent: number;
  descent: number;
  gap: number;
}

/**
 * Reads a TTF, OTF or WOFF2 font that a visitor uploads and writes it again: under its own family name, so that no
 * other text can mean it, and without tables that only programs of the font's own use. A variable font stays in its
 * default style.
 * @throws AppError that says what is wrong with the font
 */
export function readFont(file: Buffer, family: string): ReadFont {
  if (file.length > limits.fontBytes)
    throw new AppError("too_large", msg("font.most", { size: limits.fontBytes / 1_000_000 }));
  try {
    const tables = file.toString("latin1", 0, 4) === "wOF2" ? readWoff2(file) : readSfnt(file);
    return rewritten(tables, family);
  } catch (cause) {
    // Offsets and lengths of our own reading point out of a table.
    throw cause instanceof RangeError ? damagedFont(cause) : cause;
  }
}

function rewritten(tables: FontTables, family: string): ReadFont {
  const table = (tag: string) => {
    const content = tables.get(tag);
    if (!content) throw damagedFont(new Error(`no table ${tag}`));
    return content;
  };
  if (tables.has("CFF2")) throw new AppError("unsupported_kind", msg("font.variable"));
  refuseReserved(tables.get("OS/2"));
  const [head, maxp, hhea, hmtx] = [table("head"), table("maxp"), table("hhea"), table("hmtx")];
  const glyphs = maxp.readUInt16BE(4);
  const units = head.readUInt16BE(18);
  const metrics = hhea.readUInt16BE(34);
  if (glyphs === 0 || units < 16 || units > 16_384) throw damagedFont();
  if (metrics === 0 || metrics > glyphs || hmtx.length < metrics * 4 + (glyphs - metrics) * 2) throw damagedFont();
  if (tables.has("glyf")) checkOutlines(table("glyf"), table("loca"), glyphs, head.readUInt16BE(50) !== 0);
  else table("CFF ");
  const characters = readCharacters(table("cmap"), glyphs);
  const written: FontTables = new Map(copied.flatMap((tag) => (tables.has(tag) ? [[tag, table(tag)] as const] : [])));
  if (tables.has("glyf")) written.delete("CFF ");
  written.set("cmap", writeCharacters(characters));
  // With a suffix: the engine knows some fonts by this name, and gives them another family.
  written.set("name", writeNames(family, `${postScriptName(tables.get("name"))}-Own`));
  // Version 3: without names of glyphs.
  const post = Buffer.concat([tables.get("post")?.subarray(0, 32) ?? Buffer.alloc(0), Buffer.alloc(32)]).subarray(
    0,
    32,
  );
  post.writeUInt32BE(0x0003_0000, 0);
  written.set("post", post);
  const lines = lineMetrics(hhea, tables.get("OS/2"), units);
  const style = styleOf(head, tables.get("OS/2"));
  return { content: writeTables(written), sample: sampleOf(characters), characters, lines, style };
}

/**
 * Which of a family's four usual styles a font is (OpenType 1.9.1: `fsSelection` of "OS/2", or `macStyle` of "head").
 */
function styleOf(head: Buffer, os2: Buffer | undefined): FontStyle {
  const mac = head.length >= 46 ? head.readUInt16BE(44) : 0;
  const selection = os2 && os2.length >= 64 ? os2.readUInt16BE(62) : 0;
  const [isBold, isItalic] = [mac & 1 || selection & 0x20, mac & 2 || selection & 1];
  if (isBold) return isItalic ? "boldItalic" : "bold";
  return isItalic ? "italic" : "regular";
}

/**
 * As Windows has them (OpenType 1.9.1, "OS/2"): `usWinAscent` and `usWinDescent` with what is left of the gap in
 * "hhea", or the typographic metrics if `fsSelection` says so.
 */
function lineMetrics(hhea: Buffer, os2: Buffer | undefined, units: number): LineMetrics {
  const [ascender, descender, gap] = [4, 6, 8].map((at) => hhea.readInt16BE(at)) as [number, number, number];
  const em = (ascent: number, descent: number, between: number) => {
    const [above, below, apart] = [ascent, descent, between].map((each) => Math.max(0, Math.min(5, each / units)));
    return { ascent: above ?? 0, descent: below ?? 0, gap: apart ?? 0 };
  };
  if (!os2 || os2.length < 78) return em(ascender, -descender, gap);
  if (os2.readUInt16BE(62) & 0x80) return em(os2.readInt16BE(68), -os2.readInt16BE(70), os2.readInt16BE(72));
  const [ascent, descent] = [os2.readUInt16BE(74), os2.readUInt16BE(76)];
  return em(ascent, descent, gap - (ascent + descent - (ascender - descender)));
}

/** What the font's maker allows (OpenType 1.9.1, "OS/2", `fsType`): our PDFs have parts of fonts, as outlines. */
function refuseReserved(os2: Buffer | undefined): void {
  const bits = os2 && os2.length >= 10 ? os2.readUInt16BE(8) : 0;
  // Of several bits of old fonts, the one that allows most counts.
  const isRestricted = (bits & 0xf) === 0x2;
  if (isRestricted || bits & 0x200) throw new AppError("unsupported_kind", msg("font.restricted"));
  if (bits & 0x100) throw new AppError("unsupported_kind", msg("font.whole"));
}

/** Whether a font was refused for what its maker allows. */
export const isReserved = ({ wording }: AppError) =>
  "key" in wording && (wording.key === "font.restricted" || wording.key === "font.whole");

/** Letters that have a width, spread over all characters. */
function sampleOf(characters: ReadonlyMap<number, number>): string {
  const letters = [...characters.keys()].filter((code) => /[\p{L}\p{N}]/u.test(String.fromCodePoint(code)));
  const all = letters.length > 0 ? letters : [...characters.keys()].filter((code) => code > 32);
  const step = Math.max(1, Math.floor(all.length / 200));
  return String.fromCodePoint(...all.filter((_, index) => index % step === 0).slice(0, 400));
}
