import { createXmlScanner, DocumentType, MalformedXml, TooManyAttributes } from "../../formats/xml-scanner.ts";
import { allowedAttributes, allowedElements, otherPrimitive, textElements } from "./allowed.ts";
import { damaged, linked, tooComplex } from "./faults.ts";

/** A drawing's element, with its allowed attributes and children. */
export interface DrawingElement {
  name: string;
  attributes: Map<string, string>;
  children: (DrawingElement | string)[];
  /** From the `class` attribute, for style sheets. */
  classes: string[];
  /** The `style` attribute. */
  style: string;
}

/**
 * Far beyond what logos and portraits have (the largest of 300 examined had 4,100 elements), and few enough that
 * reading, checking and drawing take under a second.
 */
const most = { elements: 50_000, attributes: 400_000, attributesOfElement: 200, depth: 100, characters: 20_000 };

/** A document type without declarations, as Illustrator and Inkscape write it. One with entities is rejected. */
const bareDocumentType = /<!DOCTYPE\s+svg\b[^[\]<>]*>/;
const prefixOfLinks = /^(?:xlink:)?href$/;

/** @throws AppError `damaged_file`, with the end of a sentence that starts with the drawing's name */
export function readDrawing(content: Buffer): DrawingElement {
  const top: DrawingElement = { name: "", attributes: new Map(), children: [], classes: [], style: "" };
  const open: DrawingElement[] = [top];
  const counts = { elements: 0, attributes: 0, characters: 0 };
  let prefix = "";
  /** Depth inside an element that is not drawn; 0 outside. */
  let ignored = 0;

  const scanner = createXmlScanner({
    open(name, attributes) {
      counts.elements += 1;
      if (counts.elements > most.elements || open.length > most.depth) throw tooComplex();
      const written = Object.entries(attributes);
      counts.attributes += written.length;
      if (written.length > most.attributesOfElement || counts.attributes > most.attributes) throw tooComplex();
      if (open.length === 1 && name.includes(":")) prefix = name.slice(0, name.indexOf(":") + 1);
      let local = name.startsWith(prefix) ? name.slice(prefix.length) : name;
      if (open.at(-1)?.name === "filter" && !allowedElements.has(local)) local = otherPrimitive;
      if (ignored > 0 || !allowedElements.has(local)) {
        ignored += 1;
        return;
      }
      const element = newElement(local, written);
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    close() {
      if (ignored > 0) ignored -= 1;
      else open.pop();
    },
    text(text) {
      const inside = open.at(-1);
      if (ignored > 0 || !inside || !(textElements.has(inside.name) || inside.name === "style")) return;
      if (inside.name !== "style") counts.characters += text.length;
      if (counts.characters > most.characters) throw tooComplex();
      inside.children.push(text);
    },
  });
  try {
    scanner.write(textOf(content).replace(bareDocumentType, ""));
    scanner.end();
  } catch (cause) {
    if (cause instanceof DocumentType) throw linked();
    if (cause instanceof TooManyAttributes) throw tooComplex(cause);
    throw cause instanceof MalformedXml ? damaged(cause) : cause;
  }
  const [root] = top.children;
  if (typeof root !== "object" || root.name !== "svg") throw damaged();
  return root;
}

function newElement(name: string, written: [name: string, value: string][]): DrawingElement {
  const element: DrawingElement = { name, attributes: new Map(), children: [], classes: [], style: "" };
  for (const [attribute, value] of written) {
    if (attribute === "class") element.classes = value.split(/\s+/).filter(Boolean);
    else if (attribute === "style") element.style = value;
    else if (prefixOfLinks.test(attribute)) {
      if (name !== "a") element.attributes.set("href", value.trim());
    } else if (allowedAttributes.has(attribute)) element.attributes.set(attribute, value);
  }
  return element;
}

/** Decodes by the byte order mark, or by the declaration (XML 1.0, 4.3.3). */
function textOf(content: Buffer): string {
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/.exec(content.toString("latin1", 0, 200))?.[1];
  const bigEndian = content[0] === 0xfe ? "utf-16be" : null;
  const marked = content[0] === 0xff && content[1] === 0xfe ? "utf-16le" : bigEndian;
  try {
    return new TextDecoder(marked ?? declared ?? "utf-8").decode(content);
  } catch (cause) {
    throw damaged(cause);
  }
}
