import { hash } from "node:crypto";
import type { PdfFile } from "./pdf-file.ts";
import { readDictionary, textString, writeDictionary } from "./pdf-syntax.ts";

/** Catalog entries that a file made of this one has too; some point to what is made anew. */
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
/** Those that speak of all pages of the file. */
const leftOut = ["/Outlines", "/Names", "/PageLabels"];

/**
 * The catalog's entries but for outline, names and page labels, which speak of pages that another file has not.
 *
 * @throws Error for an entry that would be lost unnoticed, as a file attached to the batch.
 */
export function keptCatalogEntries({ catalogEntries }: PdfFile): Map<string, string> {
  for (const name of catalogEntries.keys()) {
    if (!kept.includes(name) && !leftOut.includes(name)) throw new Error(`A PDF with ${name} cannot be divided`);
  }
  return new Map([...catalogEntries].filter(([name]) => kept.includes(name)));
}

/** A file identifier in hexadecimal (ISO 32000-1, 14.4). It depends on `seeds` alone: equal input, equal file. */
export function identifier(...seeds: (string | number)[]): string {
  return hash("sha256", seeds.join("\n")).slice(0, 32);
}

/** What tells one PDF from the others of its batch. */
export interface Description {
  title: string;
  /** Null where nobody is named; left out where the file's own author stays. */
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

/** Characters that XML 1.0 cannot hold, and control characters. */
const notInXml = /[\p{Cc}\uFFFE\uFFFF]/gu;

/**
 * A function that gives the metadata of PDFs made from `file`: the description's title and author in both places, page
 * count and identifier, and all else, as dates and conformance, as `file` has it (ISO 32000-1, 14.3; XMP part 1, 8.4).
 * No description leaves anything behind for the next one.
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

  return ({ title, author, pages, id }) => {
    const clean = cleanText(title);
    const creator = cleanText(author ?? "");
    const info = new Map(fileInfo).set("/Title", textString(clean));
    if (author !== undefined) info.delete("/Author");
    if (creator !== "") info.set("/Author", textString(creator));
    const data = (author === undefined ? untitled : anonymous)
      .replaceAll(file.ids[0], id)
      .replaceAll(file.ids[1], id)
      .replace(/(?<=<xmpTPg:NPages>)\d+/, String(pages))
      .replace("</rdf:Description>", (end) => xmpTitle(clean) + xmpCreator(creator) + end);
    const entries = new Map(streamEntries).set("/Length", String(data.length));
    return { info: writeDictionary(info), xmp: `${writeDictionary(entries)}\nstream\n${data}\nendstream` };
  };
}

/** Whom a file is by, as PDF source; null where it does not say. The same author has the same source. */
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

/** As UTF-8, one character a byte like the rest of the file. */
function xmpTitle(title: string): string {
  const element = `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>`;
  return Buffer.from(element).toString("latin1");
}
