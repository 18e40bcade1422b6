import { alone, joinedDeflate } from "../../deflate/joined-deflate.ts";
import { glyphFinder, streamData } from "../shown-glyphs.ts";
import { deflated } from "../syntax/deflated.ts";
import type { PdfFile } from "../syntax/pdf-file.ts";
import { type DeflatedStream, writeStream } from "../syntax/pdf-output.ts";
import { readArray, readDictionary, readReference, writeDictionary } from "../syntax/pdf-syntax.ts";
import { cffPruner } from "./cff.ts";
import { deflatedTrueType } from "./deflated-true-type.ts";
import { trueTypePruner } from "./true-type.ts";

/** Objects that differ from the file's: their texts, or streams. */
export type Changed = [object: number, content: string | DeflatedStream][];

/** A font of the batch, with its widths and texts read once, ready to be written for some of its codes. */
export interface PrunableFont {
  /** What differs from the file for any codes alike. */
  fixed: readonly [object: number, text: string][];
  prune: (codes: readonly number[]) => Changed;
}

/**
 * Prunes the fonts of a batch for one document after another: the outlines, widths and texts of glyphs that its pages
 * don't show, which are other rows'. Glyphs keep their codes, so that content streams stay as they are.
 *
 * @param documents how many there will be
 * @returns a function from a document's pages to the texts of the objects that differ in it
 */
export function fontPruner(file: PdfFile, documents: number): (pages: readonly number[]) => Map<number, string> {
  const glyphsOf = glyphFinder(file);
  const fonts = new Map<number, PrunableFont>();
  /** Pruned fonts by their object and codes: documents that show the same glyphs share them. */
  const pruned = new Map<string, [object: number, text: string][]>();
  return (pages) => {
    const shown = glyphsOf(pages);
    const texts = new Map(pages.map((page) => [page, withFonts(file.text(page), shown)]));
    for (const [font, codes] of shown) {
      const sorted = [...codes].sort((one, other) => one - other);
      const key = `${font} ${sorted}`;
      const prunable = fonts.get(font) ?? readFont(file, font, documents >= manyDocuments);
      const changed = pruned.get(key) ?? asTexts(prunable, sorted);
      fonts.set(font, prunable);
      pruned.set(key, changed);
      for (const [object, text] of changed) texts.set(object, text);
    }
    return texts;
  };
}

function asTexts({ fixed, prune }: PrunableFont, codes: readonly number[]): [object: number, text: string][] {
  const changed = prune(codes).map(([object, content]): [number, string] => [
    object,
    typeof content === "string" ? content : writeStream(content.entries, content.data),
  ]);
  return [...fixed, ...changed];
}

/** A page without the fonts that it doesn't use. */
function withFonts(page: string, shown: ReadonlyMap<number, unknown>): string {
  const entries = readDictionary(page);
  const resources = readDictionary(entries.get("/Resources") ?? "<<>>");
  const fonts = readDictionary(resources.get("/Font") ?? "<<>>");
  const used = new Map([...fonts].filter(([, font]) => shown.has(readReference(font))));
  if (used.size === fonts.size) return page;
  if (used.size > 0) resources.set("/Font", writeDictionary(used));
  else resources.delete("/Font");
  return writeDictionary(entries.set("/Resources", writeDictionary(resources)));
}

/** Fewer don't repay a code that is made for their fonts: with one document, it would take longer than all else. */
const manyDocuments = 8;

/**
 * Reads a font of our engine and all that it refers to.
 * @param isForMany whether it will be written for many documents
 */
export function readFont(file: PdfFile, font: number, isForMany: boolean): PrunableFont {
  const entries = readDictionary(file.text(font));
  const pruneTexts = readToUnicode(file, entries.get("/ToUnicode"), isForMany);
  if (entries.get("/Subtype") === "/Type3") {
    const pruneGlyphs = readDrawnGlyphs(file, font, entries);
    return { fixed: [], prune: (codes) => [...pruneTexts(codes), ...pruneGlyphs(codes)] };
  }
  const [descendant = 0] = readArray(entries.get("/DescendantFonts")).map(readReference);
  const own = readDictionary(file.text(descendant));
  const pruneWidths = readWidths(descendant, own);
  const program = readProgram(file, readReference(own.get("/FontDescriptor")), isForMany);
  return {
    fixed: program.fixed,
    prune: (codes) => [...pruneTexts(codes), ...pruneWidths(codes), ...program.prune(codes)],
  };
}

type Prune = PrunableFont["prune"];

/**
 * The widths: read in the form `first last width`, the only one that our engine writes, and written as `first [width
 * ...]` (ISO 32000-1, 9.7.4.3).
 */
function readWidths(object: number, entries: ReadonlyMap<string, string>): Prune {
  const items = readArray(entries.get("/W"));
  const widths = new Map<number, string>();
  for (let at = 0; at < items.length; at += 3) {
    const [first, last, width = ""] = items.slice(at, at + 3);
    if (Number.isNaN(Number(last))) throw new Error("A font of the PDF has its widths in an unknown form");
    for (let code = Number(first); code <= Number(last); code += 1) widths.set(code, width);
  }
  return (codes) => {
    let kept = "";
    let before = Number.NaN;
    for (const code of codes) {
      const width = widths.get(code);
      if (width === undefined) continue;
      kept += code === before + 1 ? ` ${width}` : `${kept === "" ? "" : "]"}${code}[${width}`;
      before = code;
    }
    return [[object, writeDictionary(new Map(entries).set("/W", kept === "" ? "[]" : `[${kept}]]`))]];
  };
}

function readProgram(file: PdfFile, descriptor: number, isForMany: boolean): PrunableFont {
  const entries = readDictionary(file.text(descriptor));
  // Lists the glyphs that are in the font; optional since PDF/A-2 (ISO 19005-2, 6.2.11.4.2).
  entries.delete("/CIDSet");
  const [trueType, cff] = [entries.get("/FontFile2"), entries.get("/FontFile3")];
  const object = readReference(trueType ?? cff);
  const stream = file.text(object);
  const data = Buffer.from(streamData(stream), "latin1");
  const subtype = readDictionary(stream).get("/Subtype");
  if (!trueType && subtype !== "/CIDFontType0C") throw new Error(`A font of the PDF is embedded as ${subtype}`);
  const write = trueType && isForMany ? deflatedTrueType(data) : pruneAndDeflate(data, trueType !== undefined);
  const kind = subtype ? `/Subtype ${subtype}` : "";
  return {
    fixed: [[descriptor, writeDictionary(entries)]],
    prune: (codes) => [[object, { entries: kind, data: write(codes) }]],
  };
}

function pruneAndDeflate(font: Buffer, isTrueType: boolean): (glyphs: Iterable<number>) => Buffer {
  const prune = isTrueType ? trueTypePruner(font) : cffPruner(font);
  return (glyphs) => deflated(prune(glyphs));
}

/** The procedures of a Type 3 font's glyphs, by the names that its encoding gives to codes (9.6.5), and their forms. */
function readDrawnGlyphs(file: PdfFile, font: number, entries: ReadonlyMap<string, string>): Prune {
  const names = new Map<number, string>();
  let code = 0;
  for (const item of readArray(readDictionary(entries.get("/Encoding") ?? "<<>>").get("/Differences") ?? "[]")) {
    if (item.startsWith("/")) names.set(code++, item);
    else code = Number(item);
  }
  const procedures = readDictionary(entries.get("/CharProcs") ?? "<<>>");
  const resources = readDictionary(entries.get("/Resources") ?? "<<>>");
  const forms = readDictionary(resources.get("/XObject") ?? "<<>>");
  return (codes) => {
    const kept = keep(procedures, new Set(codes.map((each) => names.get(each))));
    const drawn = [...kept.values()].map((procedure) => streamData(file.text(readReference(procedure)))).join("\n");
    const used = new Set(Array.from(drawn.matchAll(/(\/[^\s/]+) Do\b/g), ([, name]) => name));
    const own = new Map(resources).set("/XObject", writeDictionary(keep(forms, used)));
    const changed = new Map(entries).set("/CharProcs", writeDictionary(kept)).set("/Resources", writeDictionary(own));
    return [[font, writeDictionary(changed)]];
  };
}

function keep(entries: ReadonlyMap<string, string>, names: ReadonlySet<string | undefined>): Map<string, string> {
  return new Map([...entries].filter(([name]) => names.has(name)));
}

const sections = /(?<!\d)\d+ beginbfchar\n(?:<[\dA-Fa-f]+> <[\dA-Fa-f]*>\n)*endbfchar\n?/g;
const lines = /<([\dA-F]+)> <[\dA-F]*>\n/gi;
/** A section's most lines (Adobe Technical Note 5014). */
const sectionLines = 100;
/** The bytes of a line for a letter of two bytes. */
const lineBytes = "<0012> <0041>\n".length;

/** What text codes stand for (9.10.3). */
function readToUnicode(file: PdfFile, reference: string | undefined, isForMany: boolean): Prune {
  if (reference === undefined) return () => [];
  const object = readReference(reference);
  const cmap = streamData(file.text(object));
  const lineOf = new Map([...cmap.matchAll(lines)].map(([line, code = ""]) => [Number.parseInt(code, 16), line]));
  const [start = "", ...ends] = cmap.split(sections);
  const end = ends.at(-1) ?? "";
  const write = isForMany ? linesDeflater(cmap, start, end) : (text: string) => deflated(bytesOf(start + text + end));
  return (codes) => {
    const kept = codes.flatMap((code) => lineOf.get(code) ?? []);
    let text = "";
    for (let at = 0; at < kept.length; at += sectionLines) {
      const section = kept.slice(at, at + sectionLines);
      text += `${section.length} beginbfchar\n${section.join("")}endbfchar\n`;
    }
    return [[object, { entries: "/Type /CMap /WMode 0", data: write(text) }]];
  };
}

const bytesOf = (text: string) => Buffer.from(text, "latin1");

/** Deflates mappings that have other lines than this one. */
function linesDeflater(cmap: string, start: string, end: string): (text: string) => Buffer {
  const deflate = joinedDeflate([alone(bytesOf(cmap))]);
  const [before, after] = [deflate.part(alone(bytesOf(start))), deflate.part(alone(bytesOf(end)))];
  return (text) => deflate.join([before, deflate.rows(bytesOf(text), lineBytes), after]);
}
