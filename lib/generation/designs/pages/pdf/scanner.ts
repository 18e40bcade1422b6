import { damaged, tooComplex } from "./faults.ts";
import type { PdfDictionary, PdfValue } from "./value.ts";

/** Nesting of arrays and dictionaries. Real files have about ten levels. */
const deepest = 60;

const isSpace = (code: number) => code === 32 || code === 10 || code === 13 || code === 9 || code === 12 || code === 0;
const isDelimiter = (code: number) =>
  code === 40 ||
  code === 41 ||
  code === 60 ||
  code === 62 ||
  code === 91 ||
  code === 93 ||
  code === 123 ||
  code === 125 ||
  code === 47 ||
  code === 37;

/** Reads values one after the other from PDF source: a file's or a content stream's. */
export interface Scanner {
  at: number;
  /** The next value or keyword; undefined at the end. @throws AppError for invalid or too deeply nested source */
  next(): PdfValue | undefined;
}

/** @param references whether `1 0 R` is a reference; content streams have none */
export function createScanner(text: string, start = 0, references = true): Scanner {
  let at = start;

  const skip = () => {
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 37) {
        while (at < text.length && text.charCodeAt(at) !== 10 && text.charCodeAt(at) !== 13) at += 1;
      } else if (!isSpace(code)) return;
    }
  };
  const word = () => {
    const from = at;
    while (at < text.length && !isSpace(text.charCodeAt(at)) && !isDelimiter(text.charCodeAt(at))) at += 1;
    return text.slice(from, at);
  };

  const value = (depth: number): PdfValue | undefined => {
    if (depth > deepest) throw tooComplex();
    skip();
    if (at >= text.length) return undefined;
    switch (text[at]) {
      case "/":
        at += 1;
        return `/${nameOf(word())}`;
      case "(":
        return { bytes: literal() };
      case "[":
        at += 1;
        return items("]", depth);
      case "<":
        if (text[at + 1] === "<") {
          at += 2;
          return dictionary(items(">>", depth));
        }
        return { bytes: hexadecimal() };
      case ">":
        at += text[at + 1] === ">" ? 2 : 1;
        return ">>";
      case "]":
      case ")":
      case "{":
      case "}":
        at += 1;
        return text[at - 1];
      default:
        return atom(word());
    }
  };

  const atom = (source: string): PdfValue => {
    const number = toNumber(source);
    if (number === null)
      return source === "true" ? true : source === "false" ? false : source === "null" ? null : source;
    if (!references || !Number.isInteger(number) || number < 0) return number;
    reference.lastIndex = at;
    if (!reference.test(text)) return number;
    at = reference.lastIndex;
    return { object: number };
  };

  const items = (close: string, depth: number): PdfValue[] => {
    const found: PdfValue[] = [];
    for (;;) {
      const item = value(depth + 1);
      // A missing bracket: like other readers, we keep what we have read.
      if (item === undefined || item === close) return found;
      if (item === "endobj" || item === "stream") throw damaged();
      found.push(item);
    }
  };

  const literal = (): string => {
    let bytes = "";
    let depth = 0;
    for (; at < text.length; at += 1) {
      const char = text[at] ?? "";
      if (char === "\\") {
        at += 1;
        const octal = /^[0-7]{1,3}/.exec(text.slice(at, at + 3))?.[0];
        if (octal) {
          bytes += String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
          at += octal.length - 1;
        } else if (text[at] === "\r") {
          if (text[at + 1] === "\n") at += 1;
        } else if (text[at] !== "\n") bytes += escapes.get(text[at] ?? "") ?? text[at] ?? "";
        continue;
      }
      if (char === "(") depth += 1;
      if (char === ")") depth -= 1;
      if (depth === 0) {
        at += 1;
        return bytes;
      }
      if (depth > 1 || char !== "(") bytes += char;
    }
    return bytes;
  };

  const hexadecimal = (): string => {
    const end = text.indexOf(">", at);
    const digits = text.slice(at + 1, end === -1 ? text.length : end).replace(/[^0-9A-Fa-f]/g, "");
    at = end === -1 ? text.length : end + 1;
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, "hex").toString("latin1");
  };

  return {
    get at() {
      return at;
    },
    set at(place) {
      at = place;
    },
    next: () => value(0),
  };
}

const reference = /[\s\0]+\d+[\s\0]+R(?![^\s\0<>[\](){}/%])/y;
const escapes = new Map([
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["b", "\b"],
  ["f", "\f"],
]);

function dictionary(items: PdfValue[]): PdfDictionary {
  const entries: PdfDictionary = new Map();
  for (let index = 0; index + 1 < items.length; index += 2) {
    const name = items[index];
    if (typeof name === "string") entries.set(name, items[index + 1] ?? null);
  }
  return entries;
}

/** Eight times the limit of ISO 32000-1, annex C. Names reach the documents, where digits in them are looked at again and again. */
const longestName = 1_000;

function nameOf(name: string): string {
  if (name.length > longestName) throw tooComplex();
  return name.includes("#")
    ? name.replace(/#([0-9A-Fa-f]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : name;
}

/** Also the forms that other readers take: `--5`, `+.5`, `5.`, `1.2.3`. */
function toNumber(source: string): number | null {
  const first = source.charCodeAt(0);
  if (!((first >= 48 && first <= 57) || first === 43 || first === 45 || first === 46)) return null;
  const number = Number(source);
  if (Number.isFinite(number) && !/[xXoObBeE]/.test(source)) return number;
  const part = /^[+-]*(\d+\.?\d*|\.\d+)/.exec(source);
  if (!part) return null;
  return source.startsWith("-") ? -Number(part[1]) : Number(part[1]);
}
