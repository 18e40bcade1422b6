import { withNames } from "../element-names.ts";
import { unescaped } from "../shown-glyphs.ts";
import type { PdfFile } from "../syntax/pdf-file.ts";
import { readArray, readDictionary, textString } from "../syntax/pdf-syntax.ts";
import { saidEntries } from "./fragment-elements.ts";

/** An entry of a structure element that says a field's text, such as a heading's title, perhaps between other words. */
export interface SaidText {
  element: number;
  entry: string;
  field: string;
  before: string;
  after: string;
}

/** What a text string says (7.9.2.2): UTF-16 with its mark, or single bytes, of which our engine only writes ASCII. */
export function readTextString(source: string): string {
  const bytes = source.startsWith("<")
    ? Buffer.from(source.slice(1, -1), "hex")
    : Buffer.from(unescaped(source.slice(1, -1)), "latin1");
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? bytes.subarray(2).swap16().toString("utf16le")
    : bytes.toString("latin1");
}

/**
 * Compares the structure of a document with that of another with other texts.
 * @param elements of each, in the order of the tree
 * @param names of the named elements of each
 * @param samples by field, what each of the two has
 * @param told elements of `own` of which something else says what they say
 * @returns where elements say a field's text; null if they differ by more
 */
export function findSaidTexts(
  file: PdfFile,
  [own, others]: readonly [readonly number[], readonly number[]],
  names: readonly [readonly string[], readonly string[]],
  samples: readonly (readonly [field: string, own: string, other: string])[],
  told: ReadonlySet<number>,
): SaidText[] | null {
  if (own.length !== others.length) return null;
  const [ownNames, otherNames] = names.map((ids) => new Map(ids.map((id, index) => [id, `(${index})`])));
  const found: SaidText[] = [];
  for (const [index, element] of own.entries()) {
    const one = readElement(file, element, ownNames);
    const other = readElement(file, others[index] ?? 0, otherNames);
    if (one.size !== other.size) return null;
    for (const [entry, source] of one) {
      const twin = other.get(entry);
      if (twin === undefined) return null;
      if (source === twin || entry === "/P" || entry === "/Pg") continue;
      if (entry === "/K") {
        if (kindsOf(source) !== kindsOf(twin)) return null;
        continue;
      }
      if (!saidEntries.includes(entry)) return null;
      if (told.has(element)) continue;
      const text = saidText([readTextString(source).trim(), readTextString(twin).trim()], samples);
      if (text === null) return null;
      found.push({ element, entry, ...text });
    }
  }
  return found;
}

/** An element as if its document had these names: elsewhere, the same ones are others. */
const readElement = (file: PdfFile, element: number, names?: ReadonlyMap<string, string>) =>
  readDictionary(withNames(file.text(element), (id) => names?.get(id) ?? id));

/** Which field's text both say, and between which words. */
function saidText([own, other]: readonly [string, string], samples: Parameters<typeof findSaidTexts>[3]) {
  for (const [field, ownText, otherText] of samples) {
    const at = own.indexOf(ownText);
    if (at < 0) continue;
    const [before, after] = [own.slice(0, at), own.slice(at + ownText.length)];
    if (other === before + otherText + after) return { field, before, after };
  }
  return null;
}

/** What kinds of children an element has: elements, and contents of its page, however many there are on end. */
function kindsOf(children: string): string {
  const kinds = readArray(children).map((child) =>
    child.endsWith(" R") ? "element" : /^\d+$/.test(child) ? "content" : child,
  );
  return kinds.filter((kind, index) => kind !== "content" || kinds[index - 1] !== "content").join();
}

/** An element with a field's text in the place of the sample's. */
export const withSaidText = (entries: Map<string, string>, { entry, before, after }: SaidText, text: string) =>
  entries.set(entry, textString(before + text + after));
