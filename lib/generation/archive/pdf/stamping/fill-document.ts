import { readArray, readDictionary, writeDictionary } from "../syntax/pdf-syntax.ts";
import { withCode } from "./code-marks.ts";
import type { DrawnModules } from "./drawn-modules.ts";
import { setElementText } from "./element-texts.ts";
import { type Mold, type MoldContent, type MoldPage, textAt } from "./mold.ts";
import { fontName } from "./mold-pages.ts";
import { fragmentPlacer } from "./place-fragment.ts";
import { placeText, type Slot } from "./stamp-slots.ts";
import type { Texts } from "./stamp-texts.ts";
import { type TextRun, writeRun } from "./text-runs.ts";

/** The batch's documents can't be made by exchanging texts. */
export class StampError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "StampError";
  }
}

/** By the field of a code: what draws it. */
export type Drawings = Readonly<Record<string, DrawnModules>>;

/** A page with a document's texts. */
export interface FilledPage {
  page: MoldPage;
  /** The content streams that have texts or codes, by object number. */
  contents: readonly (readonly [object: number, text: string])[];
  /** The glyphs of its texts: by font object, their codes. */
  shown: ReadonlyMap<number, ReadonlySet<number>>;
  /** The elements that its marked contents belong to; a text of several runs has more of them. */
  owners: readonly string[];
}

export interface FilledDocument {
  pages: readonly FilledPage[];
  /** The structure elements that differ from the mold's, by object number. */
  elements: ReadonlyMap<number, string>;
}

/**
 * Fills documents' texts and codes into a mold. `record` is the index of a document among those whose regions are set.
 */
export interface DocumentFiller {
  /** Whether the engine has set all of these texts on one line each, and the record's regions. */
  has(texts: Texts, record: number): boolean;
  /** @throws StampError for others */
  fill(texts: Texts, record: number, drawings: Drawings): FilledDocument;
}

/** Text of a content stream before, between and after its slots. */
interface Pieces extends Pick<MoldContent, "object" | "slots" | "drawn"> {
  texts: readonly string[];
}

/** Prepares a mold once, so that filling a document only joins texts. */
export function documentFiller(mold: Mold): DocumentFiller {
  const { indices } = mold;
  const templates = mold.pages.map(
    (page): PageTemplate => ({
      page,
      contents: page.contents.filter(isChanging(page)).map((content) => piecesOf(page, content)),
      regions: page.regions.map((slot) => fragmentPlacer(page, slot)),
    }),
  );
  return {
    has: (texts, record) =>
      templates.every(
        ({ contents, regions }) =>
          contents.every(({ slots }) => slots.every((slot) => textAt(slot, indices, texts) !== null)) &&
          regions.every((region) => region.has(record)),
      ),
    fill(texts, record, drawings) {
      const elements = new Map<number, Map<string, string>>();
      const elementOf = (object: number) => {
        const entries = elements.get(object) ?? readDictionary(mold.file.text(object));
        elements.set(object, entries);
        return entries;
      };
      const values = { texts, record, drawings };
      const pages = templates.map((template) => fillPage(template, values, indices, elementOf));
      for (const text of mold.elementTexts) setElementText(elementOf(text.element), text, texts[text.field] ?? "");
      return { pages, elements: new Map([...elements].map(([object, entries]) => [object, writeDictionary(entries)])) };
    },
  };
}

/** A page with its content streams cut at their slots. */
interface PageTemplate {
  page: MoldPage;
  contents: readonly Pieces[];
  regions: readonly ReturnType<typeof fragmentPlacer>[];
}

interface DocumentValues {
  texts: Texts;
  record: number;
  drawings: Drawings;
}

/** The entries of a structure element, to be changed. */
type ElementOf = (object: number) => Map<string, string>;

function fillPage(
  { page, contents, regions }: PageTemplate,
  { texts, record, drawings }: DocumentValues,
  indices: Mold["indices"],
  elementOf: ElementOf,
): FilledPage {
  const shown = new Map<number, Set<number>>();
  const show = ({ font, codes }: TextRun) => {
    const known = shown.get(font) ?? new Set();
    for (const code of codes) known.add(code);
    shown.set(font, known);
  };
  const owners = [...page.owners];
  const fragments = regions.map((region) => region.place(record, owners, elementOf, show));
  const fillSlot = (slot: Slot) => {
    const text = textAt(slot, indices, texts);
    if (!text) throw new StampError(`No text of ${slot.page.field} is set for this document`);
    const runs = placeText(slot, text, owners.length);
    let content = "";
    for (const run of runs) {
      content += writeRun(run, fontName(page, run.font));
      show(run);
    }
    if (runs.length <= 1) return content;
    const { id } = slot.sample;
    for (const _ of runs.slice(1)) owners.push(page.owners[id] ?? "");
    withContents(elementOf(ownerOf(page, id)), id, runs);
    return content;
  };
  const streams = contents.map(({ object, slots, drawn, texts: pieces }) => {
    let content = pieces[0] ?? "";
    for (const [at, slot] of slots.entries()) content += fillSlot(slot) + (pieces[at + 1] ?? "");
    for (const { mark, text } of fragments) content = content.split(mark).join(text);
    for (const field of drawn) content = withCode(content, field, texts[field] ?? "", drawings[field]?.written ?? "");
    return [object, content] as const;
  });
  return { page, contents: streams, shown, owners };
}

/** The objects that differ from document to document, without fonts and metadata. */
export function changingObjects({ pages, elementTexts }: Mold): Set<number> {
  return new Set([
    ...pages.flatMap((page) => [
      page.object,
      page.row,
      ...page.contents.filter(isChanging(page)).map(({ object }) => object),
    ]),
    ...changingElements({ pages, elementTexts }),
  ]);
}

/** The structure elements whose objects differ from document to document, by object number. */
export function changingElements({ pages, elementTexts }: Pick<Mold, "pages" | "elementTexts">): Set<number> {
  const owners = pages.flatMap((page) =>
    page.contents.flatMap(({ slots }) => slots.map(({ sample }) => ownerOf(page, sample.id))),
  );
  const inRegions = pages.flatMap(({ regions }) => regions.flatMap(({ elements }) => elements));
  return new Set([...owners, ...inRegions, ...elementTexts.map(({ element }) => element)]);
}

const isChanging =
  ({ regions }: MoldPage) =>
  ({ slots, drawn, content }: MoldContent) =>
    slots.length + drawn.length > 0 || regions.some(({ mark }) => content.around.some((text) => text.includes(mark)));

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

/** A page that names these fonts. */
export function writePage(page: MoldPage, fonts: readonly number[]): string {
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
