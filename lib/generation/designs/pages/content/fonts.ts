import type { SourcePdf } from "../pdf/source-pdf.ts";
import { isName, isStream, type PdfDictionary, type PdfValue } from "../pdf/value.ts";
import { type CharacterMap, codeOfBytes, readCharacterMap } from "./character-maps.ts";
import { characterOfName, charactersOf } from "./characters.ts";
import { type Substitute, substituteFor } from "./substitutes.ts";

/** A code of a shown string. */
export interface Code {
  code: number;
  bytes: string;
  /** Empty if the font doesn't say. */
  text: string;
  /** Of the font's size. */
  width: number;
}

/** What is needed of a font to find texts: where its glyphs end and what they mean. */
export interface PageFont {
  entries: PdfDictionary;
  /** Without the prefix of a subset. */
  name: string;
  /** Flags of its descriptor (ISO 32000-1, table 123). */
  flags: number;
  weight: number;
  isItalic: boolean;
  /** Of the size, above the baseline. */
  ascent: number;
  isEmbedded: boolean;
  /** For a font that isn't embedded: one with the same widths; null if there is none. */
  substitute: Substitute | null;
  /** Whether the widths of glyphs are certain, so that some can be taken out of a line. */
  isMeasured: boolean;
  decode(bytes: string): Code[];
}

/** Reads a font dictionary (ISO 32000-1, 9.6 and 9.7). */
export function readFont(pdf: SourcePdf, entries: PdfDictionary): PageFont {
  const isComposite = pdf.resolve(entries.get("/Subtype")) === "/Type0";
  const inner = isComposite ? pdf.dictionary(pdf.array(entries.get("/DescendantFonts"))[0]) : entries;
  const descriptor = pdf.dictionary(inner.get("/FontDescriptor"));
  const number = (value: PdfValue | undefined, otherwise: number) => {
    const found = pdf.resolve(value);
    return typeof found === "number" && Number.isFinite(found) ? found : otherwise;
  };
  const written = pdf.resolve(entries.get("/BaseFont"));
  const name = (isName(written) ? written.slice(1) : "").replace(/^[A-Z]{6}\+/, "");
  const isDrawn = pdf.resolve(entries.get("/Subtype")) === "/Type3";
  const isEmbedded =
    isDrawn || ["/FontFile", "/FontFile2", "/FontFile3"].some((each) => isStream(pdf.resolve(descriptor.get(each))));
  const substitute = isEmbedded || isComposite ? null : substituteFor(name);
  const unicode = pdf.resolve(entries.get("/ToUnicode"));
  const toUnicode = isStream(unicode) ? readCharacterMap(pdf.content(unicode).toString("latin1")) : null;
  const decoding = isComposite
    ? compositeDecoding(pdf, entries, inner, toUnicode)
    : simpleDecoding(pdf, entries, toUnicode, substitute, number(descriptor.get("/MissingWidth"), 0));
  const flags = number(descriptor.get("/Flags"), 0);
  const statedWeight = number(descriptor.get("/FontWeight"), 0);
  const ascent = number(descriptor.get("/Ascent"), 0) / 1000;
  return {
    entries,
    name,
    flags,
    weight: weightOf(name, statedWeight, flags),
    isItalic: /italic|oblique|kursiv/i.test(name) || (flags & 64) !== 0,
    ascent: ascent > 0.3 && ascent < 1.6 ? ascent : 0.9,
    isEmbedded,
    substitute,
    ...decoding,
  };
}

const weights: [RegExp, number][] = [
  [/thin|hairline/i, 100],
  [/extra-?light|ultra-?light/i, 200],
  [/semi-?bold|demi/i, 600],
  [/extra-?bold|ultra-?bold/i, 800],
  [/black|heavy/i, 900],
  [/bold/i, 700],
  [/light/i, 300],
  [/medium/i, 500],
];

function weightOf(name: string, stated: number, flags: number): number {
  const named = weights.find(([pattern]) => pattern.test(name))?.[1];
  if (named !== undefined) return named;
  if (stated >= 100 && stated <= 900) return Math.round(stated / 100) * 100;
  return (flags & 0x40000) !== 0 ? 700 : 400;
}

type Decoding = Pick<PageFont, "decode" | "isMeasured">;

function simpleDecoding(
  pdf: SourcePdf,
  entries: PdfDictionary,
  toUnicode: CharacterMap | null,
  substitute: Substitute | null,
  missing: number,
): Decoding {
  const characters = simpleCharacters(pdf, entries);
  const first = Number(pdf.resolve(entries.get("/FirstChar")));
  const widths = pdf.array(entries.get("/Widths")).map((value) => Number(pdf.resolve(value)));
  const matrix = pdf.array(entries.get("/FontMatrix")).map((value) => Number(pdf.resolve(value)));
  const scale = pdf.resolve(entries.get("/Subtype")) === "/Type3" ? (matrix[0] ?? 0.001) : 0.001;
  return {
    isMeasured: widths.length > 0 || substitute !== null,
    decode: (bytes) =>
      Array.from(bytes, (byte) => {
        const code = byte.charCodeAt(0);
        const text = toUnicode?.texts.get(code) ?? characters[code] ?? "";
        const width = widths[code - first] ?? substitute?.widthOf(text) ?? missing;
        return { code, bytes: byte, text, width: Number.isFinite(width) ? width * scale : 0 };
      }),
  };
}

/** What the codes of a simple font stand for, by its encoding. */
export function simpleCharacters(pdf: SourcePdf, entries: PdfDictionary): string[] {
  const encoding = pdf.resolve(entries.get("/Encoding"));
  const entriesOfEncoding = pdf.dictionary(encoding);
  const characters = charactersOf(
    encoding instanceof Map ? pdf.resolve(entriesOfEncoding.get("/BaseEncoding")) : encoding,
  );
  let code = 0;
  for (const item of pdf.array(entriesOfEncoding.get("/Differences")).map(pdf.resolve)) {
    if (typeof item === "number") code = item;
    else if (isName(item)) characters[code++ & 255] = characterOfName(item.slice(1));
  }
  return characters;
}

function compositeDecoding(
  pdf: SourcePdf,
  entries: PdfDictionary,
  inner: PdfDictionary,
  toUnicode: CharacterMap | null,
): Decoding {
  const encoding = pdf.resolve(entries.get("/Encoding"));
  const isIdentity = encoding === "/Identity-H";
  const map = isStream(encoding) ? readCharacterMap(pdf.content(encoding).toString("latin1")) : null;
  const widths = readWidths(pdf, inner);
  const usual = Number(pdf.resolve(inner.get("/DW") ?? 1000));
  return {
    // Other encodings need tables that we don't have; and vertical writing has other advances.
    isMeasured:
      isIdentity || (map !== null && map.glyphs.size > 0 && pdf.resolve(encodingEntries(encoding).get("/WMode")) !== 1),
    decode: (bytes) => {
      const codes: Code[] = [];
      for (let at = 0; at < bytes.length; ) {
        const length = map?.lengths[bytes.charCodeAt(at)] || 2;
        const part = bytes.slice(at, at + length);
        const code = codeOfBytes(part);
        const glyph = map?.glyphs.get(code) ?? code;
        codes.push({
          code,
          bytes: part,
          text: toUnicode?.texts.get(code) ?? "",
          width: (widths.get(glyph) ?? usual) / 1000,
        });
        at += length;
      }
      return codes;
    },
  };
}

const encodingEntries = (encoding: PdfValue): PdfDictionary => (isStream(encoding) ? encoding.entries : new Map());

/** Both forms of the array: `first [w w …]` and `first last w` (9.7.4.3). */
function readWidths(pdf: SourcePdf, font: PdfDictionary): Map<number, number> {
  const widths = new Map<number, number>();
  const items = pdf.array(font.get("/W")).map(pdf.resolve);
  for (let at = 0; at + 1 < items.length; ) {
    const [first, second, third] = items.slice(at, at + 3);
    if (typeof first !== "number") break;
    if (Array.isArray(second)) {
      for (const [index, width] of second.entries()) widths.set(first + index, Number(pdf.resolve(width)));
      at += 2;
      continue;
    }
    if (typeof second !== "number" || typeof third !== "number" || second - first > 65_535) break;
    for (let glyph = first; glyph <= second; glyph += 1) widths.set(glyph, third);
    at += 3;
  }
  return widths;
}
