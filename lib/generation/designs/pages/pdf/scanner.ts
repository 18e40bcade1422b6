import { damaged, tooComplex } from "./faults.ts";
import type { PdfDictionary, PdfString, PdfValue } from "./value.ts";

/** Nesting of arrays and dictionaries. Real files have about ten levels. */
const deepest = 60;

/**
 * The white space and the delimiters of PDF (ISO 32000-1, 7.2.2), by their codes. A table, because every character is
 * looked up.
 */
const [space, delimiter] = [1, 2];
const kindOf = new Uint8Array(256);
for (const character of "\0\t\n\f\r ") kindOf[character.charCodeAt(0)] = space;
for (const character of "()<>[]{}/%") kindOf[character.charCodeAt(0)] = delimiter;

const [lineFeed, carriageReturn, percent] = [10, 13, 37];

/** Reads values one after the other from PDF source: a file's or a content stream's. */
export interface Scanner {
  at: number;
  /** The next value or keyword; undefined at the end. @throws AppError for invalid or too deeply nested source */
  next(): PdfValue | undefined;
}

/** @param references whether `1 0 R` is a reference; content streams have none */
export function createScanner(text: string, start = 0, references = true): Scanner {
  let at = start;

  const value = (depth: number): PdfValue | undefined => {
    if (depth > deepest) throw tooComplex();
    at = afterBlank(text, at);
    if (at >= text.length) return undefined;
    switch (text[at]) {
      case "/":
        at += 1;
        return `/${nameOf(word())}`;
      case "(":
        return string(literalAt(text, at));
      case "[":
        at += 1;
        return items("]", depth);
      case "<":
        if (text[at + 1] !== "<") return string(hexadecimalAt(text, at));
        at += 2;
        return dictionary(items(">>", depth));
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

  const word = (): string => {
    const from = at;
    at = afterWord(text, at);
    return text.slice(from, at);
  };

  const string = ({ bytes, end }: StringToken): PdfString => {
    at = end;
    return { bytes };
  };

  const atom = (source: string): PdfValue => {
    const number = toNumber(source);
    if (number === null) return keywords.has(source) ? (keywords.get(source) ?? null) : source;
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

const keywords = new Map<string, boolean | null>([
  ["true", true],
  ["false", false],
  ["null", null],
]);

/** The index after white space and comments. */
function afterBlank(text: string, start: number): number {
  let at = start;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === percent) at = endOfLine(text, at);
    else if (kindOf[code] !== space) return at;
  }
  return at;
}

function endOfLine(text: string, start: number): number {
  let at = start;
  while (at < text.length && text.charCodeAt(at) !== lineFeed && text.charCodeAt(at) !== carriageReturn) at += 1;
  return at;
}

function afterWord(text: string, start: number): number {
  let at = start;
  while (at < text.length && (kindOf[text.charCodeAt(at)] ?? 0) === 0) at += 1;
  return at;
}

/** A string, and the index after it. */
interface StringToken extends PdfString {
  end: number;
}

/** The string in parentheses from `start` on (7.3.4.2), or what there is of it. */
function literalAt(text: string, start: number): StringToken {
  let bytes = "";
  let depth = 0;
  let at = start;
  for (; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (character === "\\") {
      const escaped = escapeAt(text, at);
      bytes += escaped.bytes;
      at = escaped.end - 1;
      continue;
    }
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (depth === 0) return { bytes, end: at + 1 };
    const isOpening = depth === 1 && character === "(";
    if (!isOpening) bytes += character;
  }
  return { bytes, end: at };
}

/** What a backslash in a string and the characters after it stand for. */
function escapeAt(text: string, backslash: number): StringToken {
  const at = backslash + 1;
  const octal = /^[0-7]{1,3}/.exec(text.slice(at, at + 3))?.[0];
  if (octal) return { bytes: String.fromCharCode(Number.parseInt(octal, 8) & 0xff), end: at + octal.length };
  const next = text[at] ?? "";
  // The string goes on in the next line.
  if (next === "\r" && text[at + 1] === "\n") return { bytes: "", end: at + 2 };
  if (next === "\r" || next === "\n") return { bytes: "", end: at + 1 };
  return { bytes: escapes.get(next) ?? next, end: at + 1 };
}

/** The string of hexadecimal digits from `start` on (7.3.4.3). */
function hexadecimalAt(text: string, start: number): StringToken {
  const close = text.indexOf(">", start);
  const digits = text.slice(start + 1, close === -1 ? text.length : close).replace(/[^0-9A-Fa-f]/g, "");
  const bytes = Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, "hex").toString("latin1");
  return { bytes, end: close === -1 ? text.length : close + 1 };
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

/**
 * Eight times the limit of ISO 32000-1, annex C. Names reach the documents, where digits in them are looked at again
 * and again.
 */
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
