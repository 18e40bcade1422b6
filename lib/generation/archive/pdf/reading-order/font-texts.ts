import { streamData } from "../shown-glyphs.ts";
import type { PdfFile } from "../syntax/pdf-file.ts";
import { readDictionary, readReference } from "../syntax/pdf-syntax.ts";
import type { FontTexts } from "./runs.ts";

/** A line of a ToUnicode mapping: a code, and UTF-16. */
const lines = /<([\dA-F]+)> <((?:[\dA-F]{4})+)>\n/gi;

/** What a font's codes stand for, by its ToUnicode mapping (ISO 32000-1, 9.10.3). */
export function readFontTexts(file: PdfFile, font: number): FontTexts {
  const entries = readDictionary(file.text(font));
  const cmap = entries.get("/ToUnicode");
  const pairs = cmap ? streamData(file.text(readReference(cmap))).matchAll(lines) : [];
  const toText = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");
  return {
    bytes: entries.get("/Subtype") === "/Type3" ? 1 : 2,
    texts: new Map(Array.from(pairs, ([, code = "", text = ""]) => [Number.parseInt(code, 16), toText(text)])),
  };
}
