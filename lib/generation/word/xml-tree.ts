import { dictionary } from "#lib/generation/formats/dictionary.ts";
import { createXmlScanner, DocumentType, MalformedXml } from "../formats/xml-scanner.ts";
import { WordFileError } from "./word-file-error.ts";

/** An element with its name under the usual prefix (`w:p`), whichever prefix the file declares. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

const orders = new WeakMap<XmlElement, number>();
/** A paragraph's place among the elements of its part, the same whenever the part is read. */
export const orderOf = (paragraph: XmlElement) => orders.get(paragraph);

/** A real document of 500 pages has some 300,000 elements. */
const mostElements = 500_000;
const deepest = 256;

/** ECMA-376 part 1 (transitional) and ISO/IEC 29500 strict share their local names. */
const prefixes = dictionary<string>({
  "http://schemas.openxmlformats.org/wordprocessingml/2006/main": "w",
  "http://purl.oclc.org/ooxml/wordprocessingml/main": "w",
  "http://schemas.openxmlformats.org/officeDocument/2006/relationships": "r",
  "http://purl.oclc.org/ooxml/officeDocument/relationships": "r",
  "http://schemas.openxmlformats.org/drawingml/2006/main": "a",
  "http://purl.oclc.org/ooxml/drawingml/main": "a",
  "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing": "wp",
  "http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing": "wp",
  "http://schemas.openxmlformats.org/drawingml/2006/picture": "pic",
  "http://purl.oclc.org/ooxml/drawingml/picture": "pic",
  "http://schemas.openxmlformats.org/drawingml/2006/chart": "c",
  "http://purl.oclc.org/ooxml/drawingml/chart": "c",
  "http://schemas.microsoft.com/office/word/2010/wordprocessingShape": "wps",
  "http://schemas.microsoft.com/office/word/2010/wordprocessingGroup": "wpg",
  "http://schemas.openxmlformats.org/markup-compatibility/2006": "mc",
  "http://schemas.openxmlformats.org/officeDocument/2006/math": "m",
  "http://purl.oclc.org/ooxml/officeDocument/math": "m",
  "http://schemas.microsoft.com/office/word/2010/wordml": "w14",
  "http://schemas.microsoft.com/office/word/2012/wordml": "w15",
  "http://schemas.openxmlformats.org/officeDocument/2006/extended-properties": "ep",
  "http://purl.oclc.org/ooxml/officeDocument/extendedProperties": "ep",
  "urn:schemas-microsoft-com:vml": "v",
  "urn:schemas-microsoft-com:office:office": "o",
  "urn:schemas-microsoft-com:office:word": "w10",
});

/**
 * Reads a part of an Office file as a tree.
 * @throws WordFileError `damaged` for XML that is not well-formed, `hostile` for a DOCTYPE or more than a document has
 */
export function readTree(bytes: Buffer): XmlElement {
  const root: XmlElement = { name: "", attributes: {}, children: [] };
  const open = [root];
  const scopes: Record<string, string>[] = [{ xml: "xml" }];
  let count = 0;
  const canonical = (name: string) => {
    const colon = name.indexOf(":");
    const prefix = scopes.at(-1)?.[colon < 0 ? "" : name.slice(0, colon)];
    return prefix === undefined ? name.slice(colon + 1) : `${prefix}:${name.slice(colon + 1)}`;
  };
  const scanner = createXmlScanner({
    open(name, attributes) {
      if (++count > mostElements || open.length > deepest) throw new WordFileError("hostile");
      const declared = Object.entries(attributes).filter(([key]) => key === "xmlns" || key.startsWith("xmlns:"));
      const scope = scopes.at(-1) ?? {};
      scopes.push(
        declared.length === 0
          ? scope
          : { ...scope, ...Object.fromEntries(declared.map(([key, uri]) => [key.slice(6), prefixes[uri] ?? "?"])) },
      );
      const named: Record<string, string> = {};
      for (const key in attributes) {
        if (!key.startsWith("xmlns")) named[key.includes(":") ? canonical(key) : key] = attributes[key] ?? "";
      }
      const element: XmlElement = { name: canonical(name), attributes: named, children: [] };
      if (element.name === "w:p") orders.set(element, count);
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    close() {
      open.pop();
      scopes.pop();
    },
    text(text) {
      const { children } = open.at(-1) ?? root;
      const last = children.length - 1;
      const before = children[last];
      if (typeof before === "string") children[last] = before + text;
      else children.push(text);
    },
  });
  try {
    scanner.write(decodeXml(bytes));
    scanner.end();
  } catch (error) {
    if (error instanceof DocumentType) throw new WordFileError("hostile", { cause: error });
    if (error instanceof MalformedXml) throw new WordFileError("damaged", { cause: error });
    throw error;
  }
  const [first] = elementsOf(root);
  if (!first) throw new WordFileError("damaged");
  return first;
}

/** A part's text, without its byte order mark. */
export function decodeXml(bytes: Buffer): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}

export function elementsOf(element: XmlElement | undefined, name?: string): XmlElement[] {
  const found = element?.children.filter((child) => typeof child !== "string") ?? [];
  return name === undefined ? found : found.filter((child) => child.name === name);
}

/** The first descendant by a path of names. */
export function childAt(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  let at = element;
  for (const name of path)
    at = at?.children.find((child) => typeof child !== "string" && child.name === name) as typeof at;
  return at;
}

/** The attribute `w:val` of a child. */
export function valOf(element: XmlElement | undefined, ...path: string[]): string | undefined {
  return childAt(element, ...path)?.attributes["w:val"];
}

export function textOf(element: XmlElement | undefined): string {
  return element?.children.map((child) => (typeof child === "string" ? child : textOf(child))).join("") ?? "";
}

/** All descendants with a name, in document order. */
export function descendants(element: XmlElement | undefined, name: string): XmlElement[] {
  return elementsOf(element).flatMap((child) => [...(child.name === name ? [child] : []), ...descendants(child, name)]);
}

const transparent = new Set(["w:ins", "w:moveTo", "w:smartTag", "w:customXml", "w:dir", "w:bdo"]);

/** Whether an element only groups its content, which is read as if it stood in its place. */
export const isTransparent = (name: string): boolean => transparent.has(name);
