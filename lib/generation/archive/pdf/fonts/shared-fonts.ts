import { deflateSync } from "node:zlib";
import { streamData } from "../shown-glyphs.ts";
import { type PdfFile, withTexts } from "../syntax/pdf-file.ts";
import { type PdfOutput, writeStream } from "../syntax/pdf-output.ts";
import { readArray, readDictionary, readReference, writeDictionary } from "../syntax/pdf-syntax.ts";
import { type JoinedTrueType, joinTrueType } from "./joined-true-type.ts";

/** The fonts that the parts of a merged PDF share. */
export interface SharedFonts {
  /**
   * A part whose TrueType fonts have their outlines in the merged PDF's fonts. `numbers` gets the merged PDF's numbers
   * of the objects that are not to be copied.
   */
  share(file: PdfFile, numbers: Map<number, number>): PdfFile;
  /** Writes the fonts, when all parts are known. */
  write(): void;
}

/** A font program and its descriptor, written at the end. */
interface SharedFont {
  /** The PostScript name, with the first part's tag for a subset. */
  name: string;
  descriptor: number;
  program: number;
  entries: Map<string, string>;
  box: number[];
  glyphs: JoinedTrueType;
}

/**
 * Puts the outlines of all parts' fonts together, so that the merged PDF has each font once: a part's codes are mapped
 * to its glyphs (ISO 32000-1, 9.7.4.2), and its content streams stay as they are. Each part has its own widths and
 * texts, a hundredth of the outlines. OpenType fonts with CFF outlines, which are those of East Asia, stay as they are.
 */
export function shareFonts(output: PdfOutput): SharedFonts {
  const shared = new Map<string, SharedFont>();
  const sharedFor = ({ name, described }: PartFont) => {
    const full = name.replace(/^\/[A-Z]{6}\+/, "");
    const font = shared.get(full) ?? begin(output, name, described);
    shared.set(full, font);
    return font;
  };
  return {
    share(file, numbers) {
      const changed = new Map<number, string>();
      let size = file.size;
      for (const object of fontsOf(file)) {
        const entries = readDictionary(file.text(object));
        const texts = entries.get("/ToUnicode");
        if (texts) changed.set(readReference(texts), deflated(file.text(readReference(texts))));
        const font = readPartFont(file, entries);
        if (!font) continue;
        const target = sharedFor(font);
        const map = size++;
        changed.set(map, writeStream("", deflateSync(bigEndian(target.glyphs.add(font.program)))));
        target.box = unionOf(target.box, boxOf(font.described));
        font.own.set("/BaseFont", target.name).set("/CIDToGIDMap", `${map} 0 R`);
        changed.set(object, writeDictionary(entries.set("/BaseFont", target.name)));
        changed.set(font.descendant, writeDictionary(font.own));
        numbers.set(font.descriptor, target.descriptor);
      }
      return { ...withTexts(file, changed), size };
    },
    write() {
      for (const { descriptor, program, entries, box, glyphs } of shared.values()) {
        const data = glyphs.write();
        output.write(program, writeStream(`/Length1 ${data.length}`, deflateSync(data)));
        entries.set("/FontBBox", `[${box.join(" ")}]`).set("/FontFile2", `${program} 0 R`);
        output.write(descriptor, writeDictionary(entries));
      }
    },
  };
}

/** The box around all glyphs: left, bottom, right and top. */
const boxOf = (descriptor: ReadonlyMap<string, string>) => readArray(descriptor.get("/FontBBox")).map(Number);
const unionOf = (one: readonly number[], other: readonly number[]) =>
  one.map((edge, index) => (index < 2 ? Math.min : Math.max)(edge, other[index] ?? 0));

function begin(output: PdfOutput, name: string, described: ReadonlyMap<string, string>): SharedFont {
  const entries = new Map(described);
  // Lists the glyphs of a subset; optional since PDF/A-2.
  entries.delete("/CIDSet");
  const box = boxOf(described);
  return { name, descriptor: output.allocate(), program: output.allocate(), entries, box, glyphs: joinTrueType() };
}

/** The fonts that pages name in their resources. */
function fontsOf(file: PdfFile): Set<number> {
  const fonts = new Set<number>();
  for (const page of file.pages) {
    const resources = readDictionary(readDictionary(file.text(page)).get("/Resources") ?? "<<>>");
    for (const font of readDictionary(resources.get("/Font") ?? "<<>>").values()) fonts.add(readReference(font));
  }
  return fonts;
}

/** A font of a part: its program, and the objects that describe it. */
interface PartFont {
  name: string;
  /** Object numbers, and what is there. */
  descendant: number;
  own: Map<string, string>;
  descriptor: number;
  described: ReadonlyMap<string, string>;
  program: Buffer;
}

/** Null if the font's outlines aren't TrueType. */
function readPartFont(file: PdfFile, font: ReadonlyMap<string, string>): PartFont | null {
  if (font.get("/Subtype") !== "/Type0") return null;
  const [descendant = 0] = readArray(font.get("/DescendantFonts")).map(readReference);
  const own = readDictionary(file.text(descendant));
  const descriptor = readReference(own.get("/FontDescriptor"));
  const described = readDictionary(file.text(descriptor));
  const reference = described.get("/FontFile2");
  if (reference === undefined || own.get("/CIDToGIDMap") !== "/Identity") return null;
  const program = Buffer.from(streamData(file.text(readReference(reference))), "latin1");
  return { name: font.get("/BaseFont") ?? "", descendant, own, descriptor, described, program };
}

function deflated(cmap: string): string {
  if (readDictionary(cmap).has("/Filter")) return cmap;
  return writeStream("/Type /CMap /WMode 0", deflateSync(Buffer.from(streamData(cmap), "latin1")));
}

function bigEndian(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 2);
  for (const [index, number] of numbers.entries()) bytes.writeUInt16BE(number, index * 2);
  return bytes;
}
