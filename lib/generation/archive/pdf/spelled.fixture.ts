import { inflateSync } from "node:zlib";
import { closePdf, openPdf } from "./open-pdf.fixture.ts";

/**
 * For tests: all text in a PDF, however it is encoded: the bytes with every stream inflated and each string decoded,
 * and what an independent reader finds on the pages, in the structure tree and in the metadata. Spaces are removed,
 * because a text may be drawn in pieces.
 */
export async function spelledTexts(pdf: Uint8Array): Promise<{ bytes: string; read: string }> {
  const bytes = unpacked(pdf);
  const texts = [bytes, ...stringsOf(bytes)];
  return { bytes: withoutSpaces(texts.join("\n")), read: withoutSpaces(await readByOthers(pdf)) };
}

const withoutSpaces = (text: string) => text.replace(/[\s\0\u200b]/g, "");

/** For tests: the file with its streams inflated, one character per byte. */
export function unpacked(pdf: Uint8Array): string {
  const source = Buffer.from(pdf).toString("latin1");
  let text = "";
  let at = 0;
  for (const found of source.matchAll(/\/Length (\d+)[\s\S]*?>>\s*stream\r?\n/g)) {
    if (found.index < at) continue; // within a stream's data
    const start = found.index + found[0].length;
    const end = start + Number(found[1]);
    const dictionary = source.slice(source.lastIndexOf(" obj", found.index), start);
    const filter = /\/Filter\s*\[?\s*\/(\w+)/.exec(dictionary)?.[1] ?? "none";
    const data = Buffer.from(source.slice(start, end), "latin1");
    if (!["none", "FlateDecode", "DCTDecode"].includes(filter)) throw new Error(`A stream is packed by ${filter}`);
    text += source.slice(at, start) + (filter === "FlateDecode" ? inflateSync(data) : data).toString("latin1");
    at = end;
  }
  return text + source.slice(at);
}

/** Every string, literal or hexadecimal (ISO 32000-1, 7.3.4), decoded. */
function* stringsOf(text: string): Generator<string> {
  for (const [, digits = ""] of text.matchAll(/<([\dA-Fa-f\s]+)>/g)) {
    yield decoded(Buffer.from(digits.replace(/\s/g, ""), "hex").toString("latin1"));
  }
  for (const [, literal = ""] of text.matchAll(/\(((?:\\[\s\S]|[^\\()])*)\)/g)) yield decoded(unescaped(literal));
}

function unescaped(literal: string): string {
  return literal.replace(/\\([0-7]{1,3}|\r\n|[\s\S])/g, (_, code: string) => {
    if (/^[0-7]/.test(code)) return String.fromCharCode(Number.parseInt(code, 8) & 0xff);
    return { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f", "\n": "", "\r\n": "" }[code] ?? code;
  });
}

/**
 * UTF-16 with a byte order mark, otherwise one byte per character: PDFDocEncoding, which suffices for English letters.
 */
function decoded(bytes: string): string {
  if (!bytes.startsWith("\xfe\xff")) return bytes;
  const units = Buffer.from(bytes.slice(2, bytes.length - (bytes.length % 2)), "latin1");
  return units.swap16().toString("utf16le");
}

async function readByOthers(pdf: Uint8Array): Promise<string> {
  const document = await openPdf(pdf);
  const { info, metadata } = await document.getMetadata();
  const found: unknown[] = [info, metadata?.getRaw(), await document.getOutline(), await document.getAttachments()];
  found.push(await document.getDestinations(), await document.getPageLabels());
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    found.push(items.map((item) => ("str" in item ? item.str : "")).join(""));
    found.push(await page.getStructTree(), await page.getAnnotations());
  }
  await closePdf(document);
  return found.map((each) => (typeof each === "string" ? each : JSON.stringify(each))).join("\n");
}
