import { readFontTexts } from "../reading-order/font-texts.ts";
import type { FontTexts } from "../reading-order/runs.ts";
import { streamData } from "../shown-glyphs.ts";
import { readStructure } from "../structure.ts";
import type { PdfFile } from "../syntax/pdf-file.ts";
import { readArray, readDictionary, readReference } from "../syntax/pdf-syntax.ts";
import {
  type GlyphWidths,
  type PageContent,
  type PageNames,
  readContent,
  readGlyphWidths,
  readNames,
} from "./text-runs.ts";

/** A content stream, and the fields that have a drawing in it. */
export interface ReadContent {
  object: number;
  content: PageContent;
  drawn: readonly string[];
}

/** A page of a batch. */
export interface ReadPage {
  object: number;
  entries: ReadonlyMap<string, string>;
  names: PageNames;
  /** Its fonts' names, by object number. */
  fontNames: ReadonlyMap<number, string>;
  contents: readonly ReadContent[];
  /**
   * The object of the structure tree that lists the elements of its marked contents, and these by the contents' ids.
   */
  row: number;
  owners: readonly string[];
}

/** Reads the pages of a mold by their object numbers. Widths of glyphs are read once per font. */
export function pageReader(file: PdfFile): (page: number) => ReadPage {
  const widths = new Map<number, GlyphWidths>();
  const widthsOf = (font: number) => {
    const known = widths.get(font) ?? readGlyphWidths(file, font);
    widths.set(font, known);
    return known;
  };
  const rows = new Map(readStructure(file).rows.map(({ key, object }) => [key, object]));
  return (object) => {
    const entries = readDictionary(file.text(object));
    const names = readNames(entries);
    const contents = entries.get("/Contents") ?? "[]";
    const streams = (contents.startsWith("[") ? readArray(contents) : [contents]).map(readReference);
    const row = rows.get(Number(entries.get("/StructParents"))) ?? 0;
    return {
      object,
      entries,
      names,
      fontNames: new Map(Array.from(names.fonts, ([name, font]) => [font, name])),
      contents: streams.map((stream) => ({
        object: stream,
        drawn: [],
        content: readContent(streamData(file.text(stream)), names, widthsOf),
      })),
      row,
      owners: row === 0 ? [] : readArray(file.text(row)),
    };
  };
}

/** What a font's codes stand for. */
export type TextOf = (font: number, code: number) => string;

/** Reads each font's texts once; a code without a text stands for an empty one. */
export function textReader(file: PdfFile): TextOf {
  const fonts = new Map<number, FontTexts>();
  return (font, code) => {
    const known = fonts.get(font) ?? readFontTexts(file, font);
    fonts.set(font, known);
    return known.texts.get(code) ?? "";
  };
}

/** The page's name for a font; for one that only other pages have, a name that no page has. */
export const fontName = ({ fontNames }: Pick<ReadPage, "fontNames">, font: number) =>
  fontNames.get(font) ?? `/stamp${font}`;
