import { deflateSync } from "node:zlib";
import { streamData } from "../shown-glyphs.ts";
import { readStructure } from "../structure.ts";
import { type PdfFile, withTexts } from "../syntax/pdf-file.ts";
import { writeStream } from "../syntax/pdf-output.ts";
import { readArray, readDictionary, readReference, writeDictionary } from "../syntax/pdf-syntax.ts";
import { readFontTexts } from "./font-texts.ts";
import { logicalLines } from "./logical-order.ts";
import { mendedLine } from "./mended-line.ts";
import { type FontTexts, type Run, readRuns } from "./runs.ts";

/** Letters that run from right to left, and marks that may be shifted. Other text is drawn in reading order. */
const complex = /[\p{M}\u0590-\u08ff\u0e00-\u0eff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const isComplex = ({ texts }: FontTexts) => texts.values().some((text) => complex.test(text));

/**
 * Sorts the text on each page so that a screen reader, going through the structure tree, reads it as it's written
 * (ISO 32000-1, 14.8.2.3): the engine leaves right-to-left text in the order in which it's drawn. What is drawn, and
 * where, stays the same.
 */
export function inReadingOrder(file: PdfFile): PdfFile {
  const fonts = new Map<number, FontTexts>();
  const fontOf = (font: number) => {
    const known = fonts.get(font) ?? readFontTexts(file, font);
    fonts.set(font, known);
    return known;
  };
  const isRightToLeft = file.catalogEntries.get("/ViewerPreferences")?.includes("/R2L") ?? false;
  const changed = new Map<number, string>();
  let rows: Map<number, number> | undefined;
  for (const page of file.pages) {
    const entries = readDictionary(file.text(page));
    const named = fontsOf(entries);
    if (!isRightToLeft && ![...named.values()].some((font) => isComplex(fontOf(font)))) continue;
    rows ??= new Map(readStructure(file).rows.map(({ key, object }) => [key, object]));
    const row = rows.get(Number(entries.get("/StructParents")));
    const object = readReference(entries.get("/Contents"));
    if (row === undefined) continue;
    const content = streamData(file.text(object));
    const runs = readRuns(content, (name) => fontOf(named.get(name) ?? 0));
    const textOf = (each: number) => changed.get(each) ?? file.text(each);
    for (const [each, text] of mendedPage({ page, row, object }, content, runs, textOf)) changed.set(each, text);
  }
  return changed.size === 0 ? file : withTexts(file, changed);
}

/** The object numbers of a page, its contents, and the row of the tree that says whose its marked contents are. */
interface PageObjects {
  page: number;
  object: number;
  row: number;
}

/** The texts of the objects that change: the page's contents, its row, and elements with contents in another order. */
function mendedPage(
  { page, object, row }: PageObjects,
  content: string,
  runs: readonly Run[],
  textOf: (object: number) => string,
): Map<number, string> {
  const changed = new Map<number, string>();
  const owners = readArray(textOf(row));
  let text = "";
  let copied = 0;
  for (const paragraph of paragraphsOf(runs, owners)) {
    const owner = owners[paragraph[0]?.id ?? 0] ?? "";
    const allocate = () => owners.push(owner) - 1;
    for (const line of logicalLines(paragraph)) {
      const mended = mendedLine(content, line, allocate);
      if (!mended) continue;
      text += content.slice(copied, line.runs[0]?.start) + mended.text;
      copied = line.runs.at(-1)?.end ?? 0;
      const element = readReference(owner);
      const old = line.runs.map(({ id }) => id);
      changed.set(element, withContents(changed.get(element) ?? textOf(element), page, old, mended.ids));
      for (const id of old) if (!mended.ids.includes(id)) owners[id] = "null";
    }
  }
  if (changed.size === 0) return changed;
  const stream = writeStream("", deflateSync(Buffer.from(text + content.slice(copied), "latin1")));
  return changed.set(object, stream).set(row, `[${owners.join(" ")}]`);
}

/**
 * Runs that follow each other in the same structure element. Artifacts, such as lines below letters, may be between.
 */
function paragraphsOf(runs: readonly Run[], owners: readonly string[]): Run[][] {
  const paragraphs: Run[][] = [];
  let last: string | undefined;
  for (const run of runs) {
    const owner = run.fragments.length > 0 ? owners[run.id] : undefined;
    if (owner !== undefined && owner === last) paragraphs.at(-1)?.push(run);
    else if (owner !== undefined) paragraphs.push([run]);
    last = owner;
  }
  return paragraphs;
}

/** An element in which other marked contents of a page replace `old` ones. */
function withContents(element: string, page: number, old: readonly number[], ids: readonly number[]): string {
  const entries = readDictionary(element);
  const isOwn = entries.get("/Pg") === `${page} 0 R`;
  const write = (id: number) => (isOwn ? `${id}` : `<< /Type /MCR /Pg ${page} 0 R /MCID ${id} >>`);
  const kids = readArray(entries.get("/K")).flatMap((kid) => {
    const id = idOn(page, kid, isOwn);
    if (id === undefined || !old.includes(id)) return kid;
    return id === old[0] ? ids.map(write) : [];
  });
  return writeDictionary(entries.set("/K", `[${kids.join(" ")}]`));
}

/** The id of an element's child that is a marked content on this page. */
function idOn(page: number, kid: string, isOwn: boolean): number | undefined {
  if (/^\d+$/.test(kid)) return isOwn ? Number(kid) : undefined;
  if (!kid.startsWith("<<")) return undefined;
  const entries = readDictionary(kid);
  return entries.get("/Pg") === `${page} 0 R` ? Number(entries.get("/MCID")) : undefined;
}

function fontsOf(page: ReadonlyMap<string, string>): Map<string, number> {
  const resources = readDictionary(page.get("/Resources") ?? "<<>>");
  const fonts = readDictionary(resources.get("/Font") ?? "<<>>");
  return new Map([...fonts].map(([name, font]) => [name, readReference(font)]));
}
