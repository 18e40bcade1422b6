import { identifier, metadataMaker } from "../metadata.ts";
import { deflated } from "../syntax/deflated.ts";
import { renumber } from "../syntax/pdf-output.ts";
import { cutAtReferences } from "../syntax/pdf-syntax.ts";
import { type DocumentFile, documentFile, writeCommonPart } from "./document-file.ts";
import { changingElements, changingObjects, type FilledDocument, StampError, writePage } from "./fill-document.ts";
import type { Mold } from "./mold.ts";
import { commonGlyphs, moldFonts } from "./mold-fonts.ts";

/** What distinguishes a document besides its texts; its place in the batch makes its identifier its own. */
export interface StampedDescription {
  title: string;
  author: string | null;
  place: number;
}

/**
 * Makes a function that writes a mold's documents as files of their own. What they have in common is written once, and
 * comes first in each.
 * @throws StampError if the mold's documents have fonts where they can't be pruned
 */
export function stampWriter(mold: Mold): (document: FilledDocument, description: StampedDescription) => Uint8Array {
  const { file, pages } = mold;
  const { fonts, glyphs, always, head, numberOf, numbered } = preparedParts(mold);
  const elements = changingElements(mold);
  const metadataOf = metadataMaker(file);
  const [root, info] = [numberOf(file.catalog), numberOf(file.info)];
  const kept = createKept(numbered);

  function addPages(output: DocumentFile, document: FilledDocument): Map<number, Set<number>> {
    const shown = new Map<number, Set<number>>();
    for (const [index, filled] of document.pages.entries()) {
      const { page, contents, owners } = filled;
      const common = glyphs[index] ?? new Map();
      const used = [...new Set([...common.keys(), ...filled.shown.keys()])].toSorted((one, other) => one - other);
      for (const font of used) addCodes(shown, font, common.get(font), filled.shown.get(font));
      for (const [object, content] of contents) {
        output.addStream(numberOf(object), { entries: "", data: deflated(Buffer.from(content, "latin1")) });
      }
      const pageText = kept(`page ${index} ${used}`, () => writePage(page, used));
      output.add(numberOf(page.object), pageText);
      const rowText = kept(`row ${index} ${owners}`, () => `[${owners.join(" ")}]`);
      output.add(numberOf(page.row), rowText);
    }
    return shown;
  }

  function addFonts(output: DocumentFile, shown: ReadonlyMap<number, ReadonlySet<number>>): void {
    for (const [object, codes] of shown) {
      const font = fonts.get(object);
      font?.write(output, codes, numbered, numberOf);
      if (always.has(object)) continue;
      for (const [part, text] of font?.fixed ?? []) {
        const partText = kept(`font ${part}`, () => text);
        output.add(numberOf(part), partText);
      }
    }
  }

  return (document, { title, author, place }) => {
    const output = documentFile(head);
    const shown = addPages(output, document);
    for (const object of elements) {
      const text = document.elements.get(object);
      output.add(numberOf(object), text ? numbered(text) : kept(`element ${object}`, () => file.text(object)));
    }
    addFonts(output, shown);
    const id = identifier(...file.ids, place, title);
    const metadata = metadataOf({ title, author, pages: pages.length, id });
    output.add(info, metadata.info);
    output.addText(numberOf(file.metadata), metadata.xmp);
    return output.close({ root, info, id });
  };
}

/** What a mold's documents have in common, with the numbers that all objects get. */
function preparedParts(mold: Mold) {
  const { file, pages } = mold;
  const fonts = moldFonts(mold);
  const glyphs = pages.map((page) => commonGlyphs(file, page));
  const changing = changingObjects(mold).add(file.info).add(file.metadata);
  const fixed = new Map([...fonts.values()].flatMap((font) => font.fixed));
  const textOf = (object: number) => mold.replaced.get(object) ?? fixed.get(object) ?? file.text(object);
  const always = new Set(glyphs.flatMap((shown) => [...shown.keys()]));
  const common = commonObjects(mold, { fonts, always, changing, textOf });
  const fontParts = [...fixed.keys(), ...[...fonts.values()].flatMap(({ objects }) => objects)];
  const { size, numberOf, numbered } = numberObjects(new Set([...common, ...changing, ...fontParts]));
  const commonTexts = common.map((object): [number, string] => [numberOf(object), numbered(textOf(object))]);
  return { fonts, glyphs, always, head: writeCommonPart(file.header, commonTexts, size), numberOf, numbered };
}

/** Keeps the texts of changing objects that often stay as they are, already numbered, by key. */
function createKept(numbered: (text: string) => string): (key: string, make: () => string) => string {
  const texts = new Map<string, string>();
  return (key, make) => {
    const text = texts.get(key) ?? numbered(make());
    texts.set(key, text);
    return text;
  };
}

interface Parts {
  fonts: ReturnType<typeof moldFonts>;
  /** The fonts that all documents have. */
  always: ReadonlySet<number>;
  changing: ReadonlySet<number>;
  textOf: (object: number) => string;
}

/** The objects that are the same in all documents, each of which has them. */
function commonObjects({ file, pages }: Mold, { fonts, always, changing, textOf }: Parts): number[] {
  const common = reachedFrom([file.catalog, file.info], (object) => {
    const page = pages.find((each) => each.object === object);
    return page ? writePage(page, []) : textOf(object);
  }).filter((object) => !changing.has(object));
  if (common.some((object) => fonts.has(object))) throw new StampError("A font is used beyond a page's own content");
  for (const [font, { fixed, drawn }] of fonts) {
    if (always.has(font))
      common.push(...fixed.map(([object]) => object), ...drawn.filter((each) => !common.includes(each)));
    else if (drawn.length > 0) throw new StampError("Only some documents have drawn glyphs");
  }
  return common;
}

/** Numbers the objects of a document in their order, from 1. */
function numberObjects(objects: ReadonlySet<number>) {
  const numbers = new Map([...objects].map((object, index) => [object, index + 1]));
  const numberOf = (object: number) => {
    const number = numbers.get(object);
    if (number === undefined) throw new StampError(`Object ${object} is not in the document`);
    return number;
  };
  const numbered = (text: string) => renumber(cutAtReferences(text), numberOf);
  /** `size` is that of a trailer: one more than there are objects. */
  return { size: objects.size + 1, numberOf, numbered };
}

/** Adds codes that a font shows. */
function addCodes(shown: Map<number, Set<number>>, font: number, ...added: (ReadonlySet<number> | undefined)[]): void {
  const codes = shown.get(font) ?? new Set();
  for (const set of added) for (const code of set ?? []) codes.add(code);
  shown.set(font, codes);
}

/** The objects that these ones reach, with themselves. */
function reachedFrom(first: readonly number[], textOf: (object: number) => string): number[] {
  const reached = new Set(first);
  for (const object of reached) for (const each of cutAtReferences(textOf(object)).references) reached.add(each);
  return [...reached];
}
