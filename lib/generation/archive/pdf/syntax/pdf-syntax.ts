/**
 * Values of PDF source (ISO 32000-1, 7.3), kept as text with one character per byte (latin1), so that a stream's data
 * is preserved. Parses one level deep: nested values stay text, and strings are never mistaken for syntax.
 */

/** An object's text, split at its indirect references: `texts` has one more piece than there are `references`. */
export interface CutObject {
  texts: readonly string[];
  references: readonly number[];
}

const space = /[\s\0]*/y;
const atom = /\d+ \d+ R\b|\/?[^\s\0<>[\]()/]*/y;
/**
 * The relevant tokens when looking for references: strings, which may contain anything, and the start of a stream's
 * data. A number is looked at from its first digit only, so that long ones take linear time.
 */
const marks = /\(|<<|<|>>\r?\nstream\r?\n|(?<!\d)(\d+) 0 R\b/g;

/** Splits an object's text at its references `N 0 R`. Leaves a stream's data alone, whatever bytes it contains. */
export function cutAtReferences(text: string): CutObject {
  const texts: string[] = [];
  const references: number[] = [];
  let start = 0;
  marks.lastIndex = 0;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[1] !== undefined) {
      texts.push(text.slice(start, mark.index));
      references.push(Number(mark[1]));
      start = marks.lastIndex;
    } else if (mark[0] === "(" || mark[0] === "<") {
      marks.lastIndex = stringEnd(text, mark.index);
    } else if (mark[0] !== "<<") {
      break;
    }
  }
  texts.push(text.slice(start));
  return { texts, references };
}

/**
 * The entries of a dictionary, by name with its slash; for a stream, those of its dictionary.
 *
 * @throws Error if `text` does not start with a dictionary.
 */
export function readDictionary(text: string): Map<string, string> {
  const entries = new Map<string, string>();
  let at = skipSpace(text, 0);
  if (!text.startsWith("<<", at)) throw unexpected("a dictionary", text);
  at = skipSpace(text, at + 2);
  while (!text.startsWith(">>", at)) {
    const nameEnd = valueEnd(text, at);
    const start = skipSpace(text, nameEnd);
    const end = valueEnd(text, start);
    entries.set(text.slice(at, nameEnd), text.slice(start, end));
    at = skipSpace(text, end);
  }
  return entries;
}

/** A dictionary as PDF source, with its values as they are. */
export function writeDictionary(entries: ReadonlyMap<string, string>): string {
  let text = "<<";
  for (const [name, value] of entries) text += `\n  ${name} ${value}`;
  return `${text}\n>>`;
}

/** @throws Error if `text` is missing or not an array. */
export function readArray(text = "nothing"): string[] {
  const items: string[] = [];
  let at = skipSpace(text, 0);
  if (text[at] !== "[") throw unexpected("an array", text);
  at = skipSpace(text, at + 1);
  while (text[at] !== "]") {
    const end = valueEnd(text, at);
    items.push(text.slice(at, end));
    at = skipSpace(text, end);
  }
  return items;
}

/**
 * The number of the object that a value refers to.
 *
 * @throws Error if the value is missing or not a reference.
 */
export function readReference(text = "nothing"): number {
  const number = /^(\d+) 0 R$/.exec(text)?.[1];
  if (number === undefined) throw unexpected("a reference", text);
  return Number(number);
}

/** An array of references to objects, by their numbers. */
export function writeReferences(objects: readonly number[]): string {
  return `[${objects.map((object) => `${object} 0 R`).join(" ")}]`;
}

/** A text string in UTF-16 with its byte order mark, in hexadecimal (7.9.2.2), which can represent any character. */
export function textString(text: string): string {
  return `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase()}>`;
}

function valueEnd(text: string, start: number): number {
  const char = text[start];
  if (text.startsWith("<<", start)) return groupEnd(text, start + 2, ">>");
  if (char === "[") return groupEnd(text, start + 1, "]");
  if (char === "(" || char === "<") return stringEnd(text, start);
  atom.lastIndex = start;
  atom.test(text);
  if (atom.lastIndex <= start) throw unexpected("a value", text.slice(start));
  return atom.lastIndex;
}

function groupEnd(text: string, start: number, close: string): number {
  let at = skipSpace(text, start);
  while (!text.startsWith(close, at)) at = skipSpace(text, valueEnd(text, at));
  return at + close.length;
}

/** The end of a literal string, whose brackets balance or are escaped (7.3.4.2), or of a hexadecimal one. */
export function stringEnd(text: string, start: number): number {
  if (text[start] === "<") return text.indexOf(">", start) + 1 || text.length;
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const char = text[at];
    if (char === "\\") at += 1;
    else if (char === "(") depth += 1;
    else if (char === ")") depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw unexpected("the end of a string", text.slice(start));
}

function skipSpace(text: string, at: number): number {
  space.lastIndex = at;
  space.test(text);
  return space.lastIndex;
}

function unexpected(wanted: string, text: string): Error {
  return new Error(`Expected ${wanted} in a PDF and found ${JSON.stringify(text.slice(0, 60))}`);
}
