import { trueTypePruner } from "../../../archive/pdf/fonts/true-type.ts";
import { type PageFont, simpleCharacters } from "../content/fonts.ts";
import { readProgram, type Substitute } from "../content/substitutes.ts";
import { isDictionary, type PdfDictionary, type PdfReference, type PdfValue } from "../pdf/value.ts";
import { type Copying, copyEntries, copyOnce, copyValue } from "./copy-values.ts";
import { deflated } from "./object-list.ts";

/**
 * Copies a font. One that isn't embedded is replaced by an open font with the same widths, because PDF/UA and PDF/A
 * require that a file holds its fonts (ISO 14289-1, 7.21.4.1; ISO 19005-3, 6.2.11.4).
 * @param codes those that the page shows
 */
export function copyFont(copying: Copying, font: PageFont, codes: ReadonlySet<number>): PdfReference {
  return copyOnce(copying, font.entries, (index) => {
    if (!font.isEmbedded) {
      const replaced = replacedFont(copying, font, codes);
      if (replaced === null) copying.faults.add("font");
      copying.objects.set(index, replaced ?? copyEntries(copying, font.entries));
      return;
    }
    const entries = copyEntries(copying, font.entries);
    completeDescendant(copying, font, entries);
    if (!entries.has("/ToUnicode")) addMeanings(copying, font, entries, codes);
    copying.objects.set(index, entries);
  });
}

/** An embedded TrueType font must state its map from characters to glyphs (ISO 19005-3, 6.2.11.3.2). */
function completeDescendant(copying: Copying, font: PageFont, entries: PdfDictionary): void {
  const { pdf } = copying;
  const [descendant] = pdf.array(font.entries.get("/DescendantFonts"));
  const inner = pdf.resolve(descendant);
  if (!isDictionary(inner) || pdf.resolve(inner.get("/Subtype")) !== "/CIDFontType2" || inner.has("/CIDToGIDMap"))
    return;
  const copy = copyEntries(copying, inner).set("/CIDToGIDMap", "/Identity");
  const index = copying.objects.reserve();
  copying.objects.set(index, copy);
  entries.set("/DescendantFonts", [{ object: index }]);
}

/**
 * Adds the meanings of codes to a font that lacks them (ISO 14289-1, 7.21.7). Unknown ones are U+FFFD: nobody reads
 * them, because the whole page is an artifact.
 */
function addMeanings(copying: Copying, font: PageFont, entries: PdfDictionary, codes: ReadonlySet<number>): void {
  const isComposite = copying.pdf.resolve(font.entries.get("/Subtype")) === "/Type0";
  const characters = isComposite ? [] : simpleCharacters(copying.pdf, font.entries);
  const digits = isComposite ? 4 : 2;
  const hex = (value: number, length: number) => value.toString(16).toUpperCase().padStart(length, "0");
  const lines = [...codes]
    .sort((one, other) => one - other)
    .map((code) => {
      const units = Buffer.from(characters[code] || "\ufffd", "utf16le")
        .swap16()
        .toString("hex");
      return `<${hex(code, digits)}> <${units}>\n`;
    });
  let text = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Rowpress def /CMapType 2 def\n1 begincodespacerange <${"0".repeat(digits)}> <${"F".repeat(digits)}> endcodespacerange\n`;
  for (let at = 0; at < lines.length; at += 100) {
    const section = lines.slice(at, at + 100);
    text += `${section.length} beginbfchar\n${section.join("")}endbfchar\n`;
  }
  const index = copying.objects.reserve();
  const end = "endcmap CMapName currentdict /CMap defineresource pop end end\n";
  copying.objects.set(index, ...deflated(new Map(), Buffer.from(text + end)));
  entries.set("/ToUnicode", { object: index });
}

/** The font that replaces one that isn't embedded; null if it lacks a character that the page shows. */
function replacedFont(copying: Copying, font: PageFont, codes: ReadonlySet<number>): PdfDictionary | null {
  const { pdf } = copying;
  const { substitute } = font;
  if (substitute === null) return null;
  const characters = simpleCharacters(pdf, font.entries);
  const shown = [...codes].filter((code) => code < 256);
  const glyphs = shown.map((code) => substitute.glyphOf(characters[code] ?? ""));
  if (glyphs.includes(0)) return null;
  const name = `/ROWPRE+${substitute.name}`;
  const program = writeProgram(copying, substitute, glyphs);
  const [first, last] = [Math.min(...shown, 255), Math.max(...shown, 0)];
  const widths = Array.from({ length: Math.max(0, last - first + 1) }, (_, place) =>
    codes.has(first + place) ? Math.round(substitute.widthOf(characters[first + place] ?? "")) : 0,
  );
  const encoding = pdf.resolve(font.entries.get("/Encoding"));
  const isStandard = encoding === null || encoding === "/StandardEncoding";
  return dictionaryOf({
    "/Type": "/Font",
    "/Subtype": "/TrueType",
    "/BaseFont": name,
    "/FirstChar": first,
    "/LastChar": Math.max(first, last),
    "/Widths": widths.length > 0 ? widths : [0],
    "/FontDescriptor": writeDescriptor(copying, font, name, program),
    "/Encoding": isStandard ? "/WinAnsiEncoding" : copyValue(copying, encoding),
  });
}

/** Writes the part of a font file with these glyphs. */
function writeProgram({ objects }: Copying, substitute: Substitute, glyphs: readonly number[]): PdfReference {
  const pruned = trueTypePruner(readProgram(substitute), ["cmap"])(glyphs);
  const object = objects.reserve();
  objects.set(object, ...deflated(new Map([["/Length1", pruned.length]]), pruned));
  return { object };
}

/** Writes a font descriptor (ISO 32000-1, 9.8) with Arial's metrics, which are close to those of all substitutes. */
function writeDescriptor({ objects }: Copying, font: PageFont, name: string, program: PdfReference): PdfReference {
  const object = objects.reserve();
  const descriptor = dictionaryOf({
    "/Type": "/FontDescriptor",
    "/FontName": name,
    // Its characters are those of Latin scripts.
    "/Flags": 32 + (font.isItalic ? 64 : 0),
    "/FontBBox": [-500, -300, 1400, 1100],
    "/ItalicAngle": font.isItalic ? -12 : 0,
    "/Ascent": 905,
    "/Descent": -212,
    "/CapHeight": 716,
    "/StemV": font.weight > 500 ? 140 : 80,
    "/FontFile2": program,
  });
  objects.set(object, descriptor);
  return { object };
}

const dictionaryOf = (entries: Record<string, PdfValue>): PdfDictionary => new Map(Object.entries(entries));
