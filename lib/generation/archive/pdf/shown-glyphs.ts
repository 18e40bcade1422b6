import { inflateSync } from "node:zlib";
import type { PdfFile } from "./syntax/pdf-file.ts";
import { cutAtReferences, readDictionary, readReference, stringEnd } from "./syntax/pdf-syntax.ts";

/** The glyphs that pages show: by font object, their codes. */
export type ShownGlyphs = ReadonlyMap<number, ReadonlySet<number>>;

/**
 * The start of the names that pages have for what was laid under them: pages by other programs, whose fonts stay as
 * they are. Our engine's own names are a letter and a number.
 */
export const underlayName = "/Underlay";
const isUnderlay = new RegExp(`${underlayName}\\d+ $`);

/**
 * Finds which glyphs a PDF's pages show: in their content streams, and in the forms and patterns that these use.
 * @throws Error for content that our engine does not write
 */
export function glyphFinder(file: PdfFile): (pages: readonly number[]) => ShownGlyphs {
  /** A form or pattern is often the same on all pages. */
  const known = new Map<number, ShownGlyphs>();

  const shownBelow = (object: number): ShownGlyphs => {
    const found = known.get(object);
    if (found) return found;
    const shown = new Map<number, Set<number>>();
    // First, in case that the object contains itself.
    known.set(object, shown);
    const text = file.text(object);
    if (isContent(text)) addShown(shown, streamData(text), readDictionary(text).get("/Resources"));
    else if (!isFont(text)) for (const each of file.cut(object).references) addAll(shown, shownBelow(each));
    return shown;
  };

  const addShown = (shown: Map<number, Set<number>>, content: string, written = "<<>>") => {
    const resources = written.endsWith(" R") ? file.text(readReference(written)) : written;
    const fonts = readDictionary(readDictionary(resources).get("/Font") ?? "<<>>");
    for (const [name, strings] of stringsIn(content)) {
      const font = readReference(fonts.get(name));
      const bytes = file.text(font).includes("/Subtype /Type3") ? 1 : 2;
      const codes = shown.get(font) ?? new Set();
      for (const string of strings) for (const code of codesOf(string, bytes)) codes.add(code);
      shown.set(font, codes);
    }
    const { texts, references } = cutAtReferences(resources);
    for (const [index, object] of references.entries()) {
      if (!isUnderlay.test(texts[index] ?? "")) addAll(shown, shownBelow(object));
    }
  };

  return (pages) => {
    const shown = new Map<number, Set<number>>();
    for (const page of pages) {
      const entries = readDictionary(file.text(page));
      // Several where something was laid under the page.
      for (const content of cutAtReferences(entries.get("/Contents") ?? "").references) {
        addShown(shown, streamData(file.text(content)), entries.get("/Resources"));
      }
    }
    return shown;
  };
}

const isFont = (text: string) => /^\s*<<\s*\/Type \/Font\b/.test(text);
/** A form or a tiling pattern. */
const isContent = (text: string) =>
  text.endsWith("endstream") && /\/Subtype \/Form\b|\/PatternType 1\b/.test(text.slice(0, text.indexOf("stream\n")));

function addAll(shown: Map<number, Set<number>>, more: ShownGlyphs): void {
  for (const [font, codes] of more) shown.set(font, (shown.get(font) ?? new Set()).union(codes));
}

/** A stream's data, inflated, one character per byte. */
export function streamData(text: string): string {
  const start = text.indexOf("stream\n") + "stream\n".length;
  const entries = readDictionary(text);
  const data = Buffer.from(text.slice(start, start + Number(entries.get("/Length"))), "latin1");
  const filter = entries.get("/Filter");
  if (filter === undefined) return data.toString("latin1");
  if (filter !== "/FlateDecode") throw new Error(`A stream of the PDF is packed by ${filter}`);
  return inflateSync(data).toString("latin1");
}

/** The choice of a font, strings, and the operators that end a string's use (ISO 32000-1, 9.4.3 and 14.6). */
const marks = /(\/[^\s/]+) [-+.\d]+ Tf\b|\(|<[\dA-Fa-f]*>|\bT[Jj]\b|\bB[MD]C\b|\bBI\b/g;

/** The strings that a content stream shows, by the name of their font. */
function* stringsIn(content: string): Generator<[font: string, strings: string[]]> {
  let font = "";
  let strings: string[] = [];
  marks.lastIndex = 0;
  for (let mark = marks.exec(content); mark; mark = marks.exec(content)) {
    const [found, name] = mark;
    if (name !== undefined) font = name;
    else if (found === "(") {
      marks.lastIndex = stringEnd(content, mark.index);
      strings.push(unescaped(content.slice(mark.index + 1, marks.lastIndex - 1)));
    } else if (found.startsWith("<")) strings.push(Buffer.from(found.slice(1, -1), "hex").toString("latin1"));
    else if (found === "BI") throw new Error("The PDF has an image within its content");
    else {
      // A property of marked content, such as a replacement text, shows nothing.
      if (found.startsWith("T")) yield [font, strings];
      strings = [];
    }
  }
}

/** The codes of a shown string, which has one character per byte; a code has one byte or two, the higher one first. */
export function codesOf(string: string, bytes: 1 | 2): number[] {
  const codes: number[] = [];
  for (let at = 0; at < string.length; at += bytes) {
    codes.push(bytes === 1 ? string.charCodeAt(at) : (string.charCodeAt(at) << 8) | string.charCodeAt(at + 1));
  }
  return codes;
}

const backslash = 0x5c;
/** By the code of the letter after a backslash. */
const escaped: ReadonlyMap<number, string> = new Map(
  Object.entries({ n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" }).map(([letter, byte]) => [letter.charCodeAt(0), byte]),
);
const isOctal = (code: number) => code >= 0x30 && code <= 0x37;

/** The bytes of a literal string (7.3.4.2). Byte by byte: nearly every one of a text's codes has an escape. */
export function unescaped(literal: string): string {
  if (!literal.includes("\\")) return literal;
  let bytes = "";
  for (let at = 0; at < literal.length; at += 1) {
    const code = literal.charCodeAt(at);
    if (code !== backslash) {
      bytes += literal[at];
      continue;
    }
    at += 1;
    let value = 0;
    const first = at;
    for (; at < first + 3 && isOctal(literal.charCodeAt(at)); at += 1)
      value = value * 8 + literal.charCodeAt(at) - 0x30;
    if (at > first) {
      bytes += String.fromCharCode(value & 0xff);
      at -= 1;
    } else if (literal[at] !== "\n") bytes += escaped.get(literal.charCodeAt(at)) ?? literal[at];
  }
  return bytes;
}
