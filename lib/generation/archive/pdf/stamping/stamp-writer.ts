import { identifier, metadataMaker } from "../metadata.ts";
import { deflated } from "../syntax/deflated.ts";
import { renumber, writeStream } from "../syntax/pdf-output.ts";
import { cutAtReferences, readArray, readDictionary, writeDictionary } from "../syntax/pdf-syntax.ts";
import { withCode } from "./code-marks.ts";
import { type CommonPart, documentFile, writeCommonPart } from "./document-file.ts";
import type { DrawnModules } from "./drawn-modules.ts";
import { withSaidText } from "./element-texts.ts";
import { type Mold, type MoldContent, type MoldPage, type Texts, textAt } from "./mold.ts";
import { glyphsAlike, moldFonts } from "./mold-fonts.ts";
import { placeText } from "./stamp-slots.ts";
import { type TextRun, writeRun } from "./text-runs.ts";

/** The batch's documents can't be made by exchanging texts. */
export class StampError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "StampError";
  }
}

/** What distinguishes a document besides its texts; its place in the batch makes its identifier its own. */
export interface StampedDescription {
  title: string;
  author: string | null;
  place: number;
}

/** Writes documents with other texts. */
export interface StampWriter {
  /** Whether all of these texts are among those that the engine has set on one line. */
  has(texts: Texts): boolean;
  /** @throws StampError for others */
  write(texts: Texts, drawings: Drawings, description: StampedDescription): Uint8Array;
}

/** By the field of a code: what draws it. */
export type Drawings = Readonly<Record<string, DrawnModules>>;

/** Text of a content stream before, between and after its slots. */
interface Pieces extends Pick<MoldContent, "object" | "slots" | "drawn"> {
  texts: readonly string[];
}

/** Prepares the documents of a mold: what they have in common is written once. */
export function stampWriter(mold: Mold): StampWriter {
  const { file, pages } = mold;
  const fonts = moldFonts(mold);
  const alike = pages.map((page) => glyphsAlike(file, page));
  const contents = pages.map((page) => page.contents.filter(hasSlots).map((content) => piecesOf(page, content)));
  const changing = new Set([
    file.info,
    file.metadata,
    ...pages.flatMap((page) => [page.object, page.row, ...page.contents.filter(hasSlots).map(({ object }) => object)]),
    ...pages.flatMap((page) =>
      page.contents.flatMap(({ slots }) => slots.map(({ sample }) => ownerOf(page, sample.id))),
    ),
    ...mold.said.map(({ element }) => element),
  ]);
  const textOf = (object: number) => mold.replaced.get(object) ?? file.text(object);
  const common = reachedFrom([file.catalog, file.info], (object) => {
    const page = pages.find((each) => each.object === object);
    return page ? writePage(page, []) : textOf(object);
  }).filter((object) => !changing.has(object));
  if (common.some((object) => fonts.has(object))) throw new StampError("A font is used beyond a page's own content");

  const numbers = new Map<number, number>();
  const fontParts = [...fonts.values()].flatMap(({ objects }) => objects);
  for (const object of [...common, ...changing, ...fontParts]) numbers.set(object, numbers.size + 1);
  const numberOf = (object: number) => {
    const number = numbers.get(object);
    if (number === undefined) throw new StampError(`Object ${object} is not in the document`);
    return number;
  };
  const numbered = (text: string) => renumber(cutAtReferences(text), numberOf);
  const head: CommonPart = writeCommonPart(
    file.header,
    common.map((object) => [numberOf(object), numbered(textOf(object))]),
    numbers.size + 1,
  );
  const metadataOf = metadataMaker(file);
  const [root, info] = [numberOf(file.catalog), numberOf(file.info)];
  /** The texts of changing objects that often stay as they are. */
  const unchanged = new Map<string, string>();
  const kept = (key: string, make: () => string) => {
    const known = unchanged.get(key) ?? numbered(make());
    unchanged.set(key, known);
    return known;
  };

  const has = (texts: Texts) =>
    contents.flat().every(({ slots }) => slots.every((slot) => textAt(slot, mold.indices, texts) !== null));

  const write: StampWriter["write"] = (texts, drawings, { title, author, place }) => {
    const output = documentFile(head);
    const shown = new Map<number, Set<number>>();
    const show = (font: number, codes: Iterable<number>) => {
      const own = shown.get(font) ?? new Set<number>();
      for (const code of codes) own.add(code);
      shown.set(font, own);
    };
    const elements = new Map<number, Map<string, string>>();
    const elementOf = (object: number) => {
      const entries = elements.get(object) ?? readDictionary(file.text(object));
      elements.set(object, entries);
      return entries;
    };

    for (const [index, page] of pages.entries()) {
      const used = new Set(alike[index]?.keys());
      for (const [font, codes] of alike[index] ?? []) show(font, codes);
      const added: string[] = [];
      for (const { object, slots, drawn, texts: pieces } of contents[index] ?? []) {
        let content = pieces[0] ?? "";
        for (const [at, slot] of slots.entries()) {
          const text = textAt(slot, mold.indices, texts);
          if (!text) throw new StampError(`No text of ${slot.page.field} is set for this document`);
          const runs = placeText(slot, text, page.owners.length + added.length);
          for (const run of runs) {
            content += writeRun(run, fontName(page, run.font));
            used.add(run.font);
            show(run.font, run.codes);
          }
          if (runs.length > 1) {
            const owner = ownerOf(page, slot.sample.id);
            added.push(...runs.slice(1).map(() => page.owners[slot.sample.id] ?? ""));
            withContents(elementOf(owner), slot.sample.id, runs);
          }
          content += pieces[at + 1] ?? "";
        }
        for (const field of drawn)
          content = withCode(content, field, texts[field] ?? "", drawings[field]?.written ?? "");
        output.addStream(numberOf(object), writeStream("", deflated(Buffer.from(content, "latin1"))));
      }
      const names = [...used].sort((one, other) => one - other);
      output.add(
        numberOf(page.object),
        kept(`page ${index} ${names}`, () => writePage(page, names)),
      );
      output.add(
        numberOf(page.row),
        kept(`row ${index} ${added}`, () => `[${[...page.owners, ...added].join(" ")}]`),
      );
    }

    for (const said of mold.said) withSaidText(elementOf(said.element), said, texts[said.field] ?? "");
    for (const object of changing) {
      if (!isElement(mold, object)) continue;
      const entries = elements.get(object);
      const text = entries ? numbered(writeDictionary(entries)) : kept(`element ${object}`, () => file.text(object));
      output.add(numberOf(object), text);
    }
    for (const [object, codes] of shown) fonts.get(object)?.write(output, codes, numbered, numberOf);
    const id = identifier(...file.ids, place, title);
    const metadata = metadataOf({ title, author, pages: pages.length, id });
    output.add(info, metadata.info);
    output.addStream(numberOf(file.metadata), metadata.xmp);
    return output.close({ root, info, id });
  };
  return { has, write };
}

const hasSlots = ({ slots, drawn }: MoldContent) => slots.length + drawn.length > 0;

const isElement = ({ file, pages }: Mold, object: number) =>
  object !== file.info &&
  object !== file.metadata &&
  !pages.some((page) => [page.object, page.row, ...page.contents.map((each) => each.object)].includes(object));

function piecesOf(page: MoldPage, { object, content, slots, drawn }: MoldContent): Pieces {
  const texts = [content.around[0] ?? ""];
  const isSlot = new Set(slots.map(({ index }) => index));
  for (const [index, run] of content.runs.entries()) {
    const after = content.around[index + 1] ?? "";
    if (isSlot.has(index)) texts.push(after);
    else texts[texts.length - 1] += writeRun(run, fontName(page, run.font)) + after;
  }
  return { object, slots, drawn, texts };
}

/** A font that only other pages of the batch name has a name that no page has. */
const fontName = ({ fontNames }: MoldPage, font: number) => fontNames.get(font) ?? `/stamp${font}`;

function writePage(page: MoldPage, fonts: readonly number[]): string {
  const resources = readDictionary(page.entries.get("/Resources") ?? "<<>>");
  resources.delete("/Font");
  const named = new Map(fonts.map((font) => [fontName(page, font), `${font} 0 R`]));
  if (named.size > 0) resources.set("/Font", writeDictionary(named));
  return writeDictionary(new Map(page.entries).set("/Resources", writeDictionary(resources)));
}

function ownerOf({ owners }: MoldPage, id: number): number {
  const owner = /^(\d+) 0 R$/.exec(owners[id] ?? "")?.[1];
  if (owner === undefined) throw new StampError(`No element has the marked content ${id}`);
  return Number(owner);
}

/** An element whose text has become several runs. */
function withContents(entries: Map<string, string>, id: number, runs: readonly TextRun[]): void {
  const children = readArray(entries.get("/K")).flatMap((child) =>
    child === `${id}` ? runs.map((run) => `${run.id}`) : child,
  );
  entries.set("/K", `[${children.join(" ")}]`);
}

/** The objects that these ones reach, with themselves. */
function reachedFrom(first: readonly number[], textOf: (object: number) => string): number[] {
  const reached = new Set(first);
  for (const object of reached) for (const each of cutAtReferences(textOf(object)).references) reached.add(each);
  return [...reached];
}
