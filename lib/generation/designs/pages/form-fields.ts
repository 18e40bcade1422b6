import { cutText } from "#lib/contracts/shorten.ts";
import type { Rectangle } from "./compare-pictures.ts";
import { hexColour } from "./content/colours.ts";
import { apply, type Matrix } from "./content/matrix.ts";
import { nearestStyle } from "./content/nearest-style.ts";
import type { FoundText } from "./design-page.ts";
import { rounded, toMillimetres } from "./found-text.ts";
import { readBox, type SourcePage } from "./pdf/page-tree.ts";
import { createScanner } from "./pdf/scanner.ts";
import type { SourcePdf } from "./pdf/source-pdf.ts";
import { isDictionary, isName, isString, type PdfDictionary, type PdfValue } from "./pdf/value.ts";

/** The form fields of a page (ISO 32000-1, 12.7). */
export interface PageFields {
  found: FoundText[];
  /** Fields that aren't texts: check boxes, buttons, signatures. */
  others: number;
  /** Where fields and links are, which the copied page doesn't have. */
  boxes: Rectangle[];
  links: Rectangle[];
}

const mostAnnotations = 2_000;
/** Flags of annotations and of text fields (tables 165 and 228). */
const hidden = 0b100010;
const manyLines = 1 << 12;

/** Reads the fields of a page and places them in points, as the page is displayed. */
export function readFields(pdf: SourcePdf, page: SourcePage, frame: { matrix: Matrix; height: number }): PageFields {
  const fields: PageFields = { found: [], others: 0, boxes: [], links: [] };
  for (const annotation of pdf.array(page.entries.get("/Annots")).slice(0, mostAnnotations)) {
    const entries = pdf.dictionary(annotation);
    const place = placeOf(pdf, entries, frame.matrix);
    const kind = pdf.resolve(entries.get("/Subtype"));
    if (place === null) continue;
    if (kind === "/Widget") fields.boxes.push(place);
    if (kind === "/Link" || kind === "/Popup") fields.links.push(place);
    if (kind !== "/Widget" || (Number(pdf.resolve(entries.get("/F")) ?? 0) & hidden) !== 0) continue;
    const field = inheriting(pdf, entries);
    const type = field("/FT");
    const name = nameOf(pdf, entries);
    if ((type === "/Tx" || type === "/Ch") && name !== "")
      fields.found.push(describeField(pdf, { entries, field, name, place }, frame.height));
    else fields.others += 1;
  }
  return fields;
}

function placeOf(pdf: SourcePdf, entries: PdfDictionary, matrix: Matrix): Rectangle | null {
  const box = readBox(pdf, entries.get("/Rect"));
  if (box === null) return null;
  const [x, y] = apply(matrix, box[0], box[1]);
  const [X, Y] = apply(matrix, box[2], box[3]);
  return { left: Math.min(x, X), bottom: Math.min(y, Y), right: Math.max(x, X), top: Math.max(y, Y) };
}

const deepest = 20;

function* chainOf(pdf: SourcePdf, entries: PdfDictionary): Generator<PdfDictionary> {
  let node: PdfValue = entries;
  for (let depth = 0; isDictionary(node) && depth < deepest; depth += 1) {
    yield node;
    node = pdf.resolve(node.get("/Parent"));
  }
}

function inheriting(pdf: SourcePdf, entries: PdfDictionary): (name: string) => PdfValue {
  const form = pdf.dictionary(pdf.catalog.get("/AcroForm"));
  return (name) => {
    for (const node of [...chainOf(pdf, entries), form]) if (node.has(name)) return pdf.resolve(node.get(name));
    return null;
  };
}

/** The last part of the whole name: `form1[0].page[0].Full name[0]` is “Full name”. */
function nameOf(pdf: SourcePdf, entries: PdfDictionary): string {
  for (const node of chainOf(pdf, entries)) {
    const part = pdf.resolve(node.get("/T"));
    const name = isString(part)
      ? textOf(part.bytes)
          .replace(/\[\d+\]$/, "")
          .replace(/[{}]/g, "")
          .replace(/\s+/g, " ")
          .trim()
      : "";
    if (name !== "") return cutText(name.split(".").at(-1) ?? "", 80);
  }
  return "";
}

/** A text string (7.9.2.2). */
function textOf(bytes: string): string {
  const data = Buffer.from(bytes, "latin1");
  if (bytes.startsWith("\xfe\xff"))
    return data
      .subarray(2, data.length - (data.length % 2))
      .swap16()
      .toString("utf16le");
  return bytes.startsWith("\xef\xbb\xbf") ? data.subarray(3).toString("utf8") : bytes;
}

/** A text field's annotation. */
interface TextWidget {
  entries: PdfDictionary;
  /** An entry, which it may inherit. */
  field: (name: string) => PdfValue;
  name: string;
  place: Rectangle;
}

/** A field as a text of the design. @param height the page's, in points */
function describeField(pdf: SourcePdf, { entries, field, name, place }: TextWidget, height: number): FoundText {
  const { font, size, color } = readAppearance(pdf, field("/DA"), field("/DR"));
  const isWrapped = (Number(field("/Ff") ?? 0) & manyLines) !== 0;
  const tall = place.top - place.bottom;
  const turn = Number(pdf.resolve(pdf.dictionary(entries.get("/MK")).get("/R")) ?? 0);
  const isUpright = turn % 180 === 90;
  const [width, own] = isUpright ? [tall, place.right - place.left] : [place.right - place.left, tall];
  return {
    text: `{${name}}`,
    x: rounded(toMillimetres((place.left + place.right - width) / 2)),
    y: rounded(toMillimetres(height - (place.top + place.bottom + own) / 2)),
    width: rounded(toMillimetres(width)),
    height: rounded(toMillimetres(own)),
    angle: (360 - (turn % 360)) % 360,
    baseline: null,
    accents: null,
    ...nearestStyle(font),
    // Zero: as large as fits.
    size: rounded(size > 0 ? size : Math.max(4, Math.min(12, own * 0.7))),
    color,
    align: (["start", "center", "end"] as const)[Number(field("/Q") ?? 0)] ?? "start",
    valign: isWrapped ? "top" : "middle",
    wrap: isWrapped,
  };
}

/** The default appearance: operators that choose a font and a colour (12.7.3.3). */
function readAppearance(pdf: SourcePdf, appearance: PdfValue, resources: PdfValue) {
  const read = { font: { name: "Helvetica", flags: 32, weight: 400, isItalic: false }, size: 0, color: "#000000" };
  if (!isString(appearance)) return read;
  const scanner = createScanner(appearance.bytes, 0, false);
  let operands: PdfValue[] = [];
  for (let value = scanner.next(); value !== undefined; value = scanner.next()) {
    if (typeof value !== "string" || isName(value)) {
      operands.push(value);
      continue;
    }
    const [name, size] = operands;
    if (value === "Tf" && isName(name)) {
      const fonts = pdf.dictionary(pdf.dictionary(resources).get("/Font"));
      const base = pdf.resolve(pdf.dictionary(fonts.get(name)).get("/BaseFont"));
      const full = (isName(base) ? base : name).slice(1);
      read.font = {
        name: full,
        flags: 32,
        weight: /bold/i.test(full) ? 700 : 400,
        isItalic: /italic|oblique/i.test(full),
      };
      read.size = typeof size === "number" ? size : 0;
    }
    if (value === "g" || value === "rg" || value === "k") {
      read.color = hexColour(operands.filter((each) => typeof each === "number")) ?? read.color;
    }
    operands = [];
  }
  return read;
}
