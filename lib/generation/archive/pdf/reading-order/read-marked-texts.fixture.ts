import { codesOf, streamData, unescaped } from "../shown-glyphs.ts";
import { cutAtReferences, readDictionary, stringEnd } from "../syntax/pdf-syntax.ts";
import type { PdfObjects } from "./read-objects.fixture.ts";

/** A level of marked content: of which id, and whether its text was said by the ActualText of one around it. */
interface Level {
  id: number | null;
  isSaid: boolean;
  isReversed: boolean;
}

const tokens = /\(|<<|<[\dA-Fa-f]*>|\/[^\s/<>[\]()]+|\[|\]|[^\s/<>[\]()]+/g;

/**
 * For tests: the texts of a page's marked contents by their ids. ActualText stands for what it encloses, ReversedChars
 * turns the characters of each string around (ISO 32000-1, 14.8.2.3.3), and the rest is read by ToUnicode.
 */
export function readMarkedTexts(objects: PdfObjects, page: string): string[] {
  const entries = readDictionary(page);
  const texts: string[] = [];
  // Several where something was laid under the page.
  const contents = cutAtReferences(entries.get("/Contents") ?? "").references.map((each) => objects.at(`${each} 0 R`));
  readContent(contents.map(streamData).join("\n"), entries.get("/Resources") ?? "<<>>", []);
  return texts;

  function readContent(source: string, resources: string, levels: Level[]): void {
    const named = (kind: string, name: string) =>
      readDictionary(objects.at(readDictionary(objects.at(resources)).get(kind) ?? "<<>>")).get(name);
    let font = fontOf(objects, undefined);
    let operands: string[] = [];
    const add = (text: string) => {
      const id = levels.findLast((level) => level.id !== null)?.id;
      if (id !== undefined && id !== null) texts[id] = (texts[id] ?? "") + text;
    };
    const begin = (properties: string) => {
      const marked = readDictionary(
        properties.startsWith("/") ? objects.at(named("/Properties", properties)) : properties,
      );
      const actual = marked.get("/ActualText");
      const isSaid = levels.some((level) => level.isSaid);
      const id = marked.get("/MCID");
      levels.push({
        id: id === undefined ? null : Number(id),
        isSaid: isSaid || actual !== undefined,
        isReversed: false,
      });
      if (actual !== undefined && !isSaid) add(textOf(actual));
    };
    tokens.lastIndex = 0;
    for (let token = tokens.exec(source); token; token = tokens.exec(source)) {
      const [found] = token;
      if (found === "(" || found === "<<") {
        const end = found === "(" ? stringEnd(source, token.index) : dictionaryEnd(source, token.index);
        operands.push(source.slice(token.index, end));
        tokens.lastIndex = end;
        continue;
      }
      if (/^[</[\]\d.+-]/.test(found)) {
        operands.push(found);
        continue;
      }
      const last = operands.at(-1) ?? "";
      if (found === "BDC") begin(last);
      else if (found === "BMC") levels.push({ id: null, isSaid: false, isReversed: last === "/ReversedChars" });
      else if (found === "EMC") levels.pop();
      else if (found === "Tf") font = fontOf(objects, named("/Font", operands.at(-2) ?? ""));
      else if (found === "Do") {
        const form = objects.at(named("/XObject", last));
        if (/\/Subtype \/Form\b/.test(form)) {
          const next = tokens.lastIndex;
          readContent(streamData(form), readDictionary(form).get("/Resources") ?? resources, levels);
          tokens.lastIndex = next;
        }
      } else if ((found === "Tj" || found === "TJ") && !levels.some((level) => level.isSaid)) {
        const characters = operands.filter((operand) => /^[(<]/.test(operand)).flatMap(font);
        add((levels.some((level) => level.isReversed) ? characters.reverse() : characters).join(""));
      }
      operands = [];
    }
  }
}

/** A text string: UTF-16 with its byte order mark, in hexadecimal or not; ours have no other. */
export function textOf(string: string): string {
  const bytes = string.startsWith("<")
    ? Buffer.from(string.slice(1, -1), "hex")
    : Buffer.from(unescaped(string.slice(1, -1)), "latin1");
  return bytes[0] === 0xfe ? Buffer.from(bytes.subarray(2)).swap16().toString("utf16le") : bytes.toString("latin1");
}

function dictionaryEnd(source: string, start: number): number {
  const marks = /<<|>>|\(/g;
  marks.lastIndex = start;
  let depth = 0;
  for (let mark = marks.exec(source); mark; mark = marks.exec(source)) {
    if (mark[0] === "(") marks.lastIndex = stringEnd(source, mark.index);
    else depth += mark[0] === "<<" ? 1 : -1;
    if (depth === 0) break;
  }
  return marks.lastIndex;
}

const known = new WeakMap<PdfObjects, Map<string, (string: string) => string[]>>();

/** A function from a string that the font shows to the texts of its characters. */
function fontOf(objects: PdfObjects, reference: string | undefined): (string: string) => string[] {
  if (reference === undefined) return () => [];
  const fonts = known.get(objects) ?? new Map();
  known.set(objects, fonts);
  const read = fonts.get(reference) ?? readFont(objects, reference);
  fonts.set(reference, read);
  return read;
}

function readFont(objects: PdfObjects, reference: string): (string: string) => string[] {
  const entries = readDictionary(objects.at(reference));
  const bytes = entries.get("/Subtype") === "/Type3" ? 1 : 2;
  const cmap = streamData(objects.at(entries.get("/ToUnicode")));
  const lines = cmap.matchAll(/^<([\dA-F]+)> <((?:[\dA-F]{4})+)>$/gim);
  const texts = new Map(
    Array.from(lines, ([, code = "", text = ""]) => [Number.parseInt(code, 16), textOf(`<FEFF${text}>`)]),
  );
  return (string) => {
    const shown = string.startsWith("<")
      ? Buffer.from(string.slice(1, -1), "hex").toString("latin1")
      : unescaped(string.slice(1, -1));
    return Array.from(codesOf(shown, bytes), (code) => texts.get(code) ?? "");
  };
}
