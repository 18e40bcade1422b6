import { hash } from "node:crypto";
import type { PdfFile } from "./syntax/pdf-file.ts";
import { readDictionary, textString, writeDictionary } from "./syntax/pdf-syntax.ts";

/** Catalog entries that a derived file keeps; some refer to objects that are replaced. */
const kept = [
  "/Type",
  "/Pages",
  "/Metadata",
  "/StructTreeRoot",
  "/OutputIntents",
  "/Lang",
  "/MarkInfo",
  "/ViewerPreferences",
];
/** Entries that refer to all pages of the file. */
const leftOut = ["/Outlines", "/Names", "/PageLabels"];

/**
 * The catalog's entries without outline, names and page labels, which refer to pages that a derived file does not have.
 *
 * @throws Error for an entry that would be lost silently, such as a file attached to the batch.
 */
export function keptCatalogEntries({ catalogEntries }: PdfFile): Map<string, string> {
  for (const name of catalogEntries.keys()) {
    if (!kept.includes(name) && !leftOut.includes(name)) throw new Error(`A PDF with ${name} cannot be divided`);
  }
  return new Map([...catalogEntries].filter(([name]) => kept.includes(name)));
}

/**
 * A file identifier in hexadecimal (ISO 32000-1, 14.4). It depends only on `seeds`: the same input gives the same file.
 */
export function identifier(...seeds: (string | number)[]): string {
  return hash("sha256", seeds.join("\n")).slice(0, 32);
}

/** What distinguishes a PDF from the others of its batch. */
export interface Description {
  title: string;
  /** Null for no author; if absent, the file keeps its own. */
  author?: string | null;
  pages: number;
  /** From {@link identifier}. */
  id: string;
}

/** Bodies of the document information dictionary and of the XMP metadata stream. */
export interface Metadata {
  info: string;
  xmp: string;
}

/** Characters that XML 1.0 cannot represent, and control characters. */
const notInXml = /[\p{Cc}\uFFFE\uFFFF]/gu;

/**
 * Makes a function that returns the metadata of PDFs derived from `file`: title and author from the description in both
 * places, page count and identifier, and everything else, such as dates and conformance, as in `file` (ISO 32000-1,
 * 14.3; XMP part 1, 8.4). Nothing carries over from one description to the next.
 */
export function metadataMaker(file: PdfFile): (description: Description) => Metadata {
  const fileInfo: ReadonlyMap<string, string> = readDictionary(file.text(file.info));
  const stream = file.text(file.metadata);
  const streamEntries: ReadonlyMap<string, string> = readDictionary(stream);
  const start = stream.indexOf("stream\n") + "stream\n".length;
  const untitled = stream
    .slice(start, start + Number(streamEntries.get("/Length")))
    .replace(/<dc:title>.*?<\/dc:title>/s, "");
  const anonymous = untitled.replace(/<dc:creator>.*?<\/dc:creator>/s, "");
  const cutAtIds = (text: string) => text.split(new RegExp(file.ids.map((id) => RegExp.escape(id)).join("|")));
  const [untitledCut, anonymousCut] = [cutAtIds(untitled), cutAtIds(anonymous)];

  return ({ title, author, pages, id }) => {
    const clean = cleanText(title);
    const creator = cleanText(author ?? "");
    const info = new Map(fileInfo).set("/Title", textString(clean));
    if (author !== undefined) info.delete("/Author");
    if (creator !== "") info.set("/Author", textString(creator));
    const data = (author === undefined ? untitledCut : anonymousCut)
      .join(id)
      .replace(/(?<=<xmpTPg:NPages>)\d+/, String(pages))
      .replace("</rdf:Description>", (end) => xmpTitle(clean) + xmpCreator(creator) + end);
    const entries = new Map(streamEntries).set("/Length", String(data.length));
    return { info: writeDictionary(info), xmp: `${writeDictionary(entries)}\nstream\n${data}\nendstream` };
  };
}

/** A file's author as PDF source; null if it has none. Equal authors have equal sources. */
export function authorSource(file: PdfFile): string | null {
  return readDictionary(file.text(file.info)).get("/Author") ?? null;
}

function cleanText(text: string): string {
  return text.toWellFormed().replace(notInXml, " ").trim();
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
}

function xmpCreator(author: string): string {
  if (author === "") return "";
  const element = `<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>`;
  return Buffer.from(element).toString("latin1");
}

/** As UTF-8, one character per byte like the rest of the file. */
function xmpTitle(title: string): string {
  const element = `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>`;
  return Buffer.from(element).toString("latin1");
}
