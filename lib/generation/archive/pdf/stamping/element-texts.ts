import { withNames } from "../element-names.ts";
import { unescaped } from "../shown-glyphs.ts";
import type { PdfFile } from "../syntax/pdf-file.ts";
import { readArray, readDictionary, textString } from "../syntax/pdf-syntax.ts";
import { textEntries } from "./fragment-elements.ts";

/** An entry of a structure element with a field's text, such as the title of a heading, perhaps between other words. */
export interface ElementText {
  element: number;
  entry: string;
  field: string;
  before: string;
  after: string;
}

/** Decodes a text string (7.9.2.2): UTF-16 with its mark, or single bytes, of which our engine only writes ASCII. */
export function readTextString(source: string): string {
  const bytes = source.startsWith("<")
    ? Buffer.from(source.slice(1, -1), "hex")
    : Buffer.from(unescaped(source.slice(1, -1)), "latin1");
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? bytes.subarray(2).swap16().toString("utf16le")
    : bytes.toString("latin1");
}

/**
 * Compares the structure of two documents with different texts.
 * @param elements object numbers of the elements of each, in the order of the tree
 * @param names of the named elements of each
 * @param samples by field, the texts of the two
 * @param inRegions elements of the first whose texts come with a region
 * @returns which elements have a field's text; null if the structures differ by more
 */
export function findElementTexts(
  file: PdfFile,
  [elements, otherElements]: readonly [readonly number[], readonly number[]],
  names: readonly [readonly string[], readonly string[]],
  samples: readonly (readonly [field: string, own: string, other: string])[],
  inRegions: ReadonlySet<number>,
): ElementText[] | null {
  if (elements.length !== otherElements.length) return null;
  const [ownNames, otherNames] = names.map((ids) => new Map(ids.map((id, index) => [id, `(${index})`])));
  const found: ElementText[] = [];
  for (const [index, element] of elements.entries()) {
    const one = readElement(file, element, ownNames);
    const other = readElement(file, otherElements[index] ?? 0, otherNames);
    if (one.size !== other.size) return null;
    for (const [entry, source] of one) {
      const twin = other.get(entry);
      if (twin === undefined) return null;
      if (source === twin || entry === "/P" || entry === "/Pg") continue;
      if (entry === "/K") {
        if (kindsOf(source) !== kindsOf(twin)) return null;
        continue;
      }
      if (!textEntries.includes(entry)) return null;
      if (inRegions.has(element)) continue;
      const text = commonField([readTextString(source).trim(), readTextString(twin).trim()], samples);
      if (text === null) return null;
      found.push({ element, entry, ...text });
    }
  }
  return found;
}

/** An element with other names, by which elements of two documents can be compared. */
const readElement = (file: PdfFile, element: number, names?: ReadonlyMap<string, string>) =>
  readDictionary(withNames(file.text(element), (id) => names?.get(id) ?? id));

/** The field whose texts are in both, and the words around them. */
function commonField([own, other]: readonly [string, string], samples: Parameters<typeof findElementTexts>[3]) {
  for (const [field, ownText, otherText] of samples) {
    const at = own.indexOf(ownText);
    if (at < 0) continue;
    const [before, after] = [own.slice(0, at), own.slice(at + ownText.length)];
    if (other === before + otherText + after) return { field, before, after };
  }
  return null;
}

/** The kinds of an element's children: elements, and marked contents, of which any number in a row counts as one. */
function kindsOf(children: string): string {
  const kinds = readArray(children).map((child) =>
    child.endsWith(" R") ? "element" : /^\d+$/.test(child) ? "content" : child,
  );
  return kinds.filter((kind, index) => kind !== "content" || kinds[index - 1] !== "content").join();
}

/** Puts another text of the field into an element's entries. */
export function setElementText(
  entries: Map<string, string>,
  { entry, before, after }: ElementText,
  text: string,
): void {
  entries.set(entry, textString(before + text + after));
}
