import { underlayName } from "./shown-glyphs.ts";
import { type PdfFile, readPdf, readPlain } from "./syntax/pdf-file.ts";
import { renumber } from "./syntax/pdf-output.ts";
import {
  type CutObject,
  cutAtReferences,
  readArray,
  readDictionary,
  readReference,
  writeDictionary,
} from "./syntax/pdf-syntax.ts";
import { writePdf, writePlain } from "./write-plain.ts";

/** A page or picture that documents are printed on, as a form XObject (ISO 32000-1, 8.10) and what it uses. */
export interface Underlay {
  /** In points; the form draws between 0, 0 and these. */
  width: number;
  height: number;
  /** The form comes first. References are indices of this list. */
  objects: readonly CutObject[];
}

/** Where an underlay lies on a page, in points from the page's top left corner. */
export interface UnderlayPlace {
  /** Index in the list of underlays. */
  underlay: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** In degrees, clockwise about the middle of the box. */
  angle?: number;
  /** Its visible part, in points from the page's top left corner; all of it if absent. */
  clip?: Pick<UnderlayPlace, "x" | "y" | "width" | "height">;
}

/** Underlays, where they lie on a page (from 0), and whether they lie below the page's own content or above. */
export interface Underlaying {
  underlays: readonly Underlay[];
  places: (page: number) => readonly UnderlayPlace[];
  side?: "below" | "above";
}

/**
 * Reads the pages of a PDF as underlays: each draws one form called `/Page`, as {@link writeUnderlays} writes them.
 * @throws Error for any other PDF
 */
export function readUnderlays(pdf: Uint8Array): Underlay[] {
  const { trailer, text } = readPlain(pdf);
  const pageTree = readReference(readDictionary(text(readReference(trailer.get("/Root")))).get("/Pages"));
  return readArray(readDictionary(text(pageTree)).get("/Kids")).map((kid) => {
    const page = readDictionary(text(readReference(kid)));
    const [, , width = 0, height = 0] = readArray(page.get("/MediaBox")).map(Number);
    const forms = readDictionary(readDictionary(page.get("/Resources") ?? "<<>>").get("/XObject") ?? "<<>>");
    return { width, height, objects: reachedFrom(readReference(forms.get("/Page")), text) };
  });
}

/** An object and all that it refers to, as an underlay has them. */
export function reachedFrom(first: number, text: (object: number) => string): CutObject[] {
  const indices = new Map([[first, 0]]);
  const objects: CutObject[] = [];
  // A map's new entries are visited too.
  for (const object of indices.keys()) {
    const { texts, references } = cutAtReferences(text(object));
    for (const each of references) if (!indices.has(each)) indices.set(each, indices.size);
    objects.push({ texts, references: references.map((each) => indices.get(each) ?? 0) });
  }
  return objects;
}

/** A JPEG as an underlay of `width` × `height` points. @throws Error unless it is grey or RGB with 8 bits */
export function pictureUnderlay(jpeg: Uint8Array, width: number, height: number): Underlay {
  const data = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  const content = `q ${width} 0 0 ${height} 0 0 cm /Picture Do Q`;
  const form = `<< /Type /XObject /Subtype /Form /BBox [0 0 ${width} ${height}] /Resources << /XObject << /Picture 1 0 R >> >> /Length ${content.length} >>\nstream\n${content}\nendstream`;
  const image = `<< /Type /XObject /Subtype /Image ${jpegEntries(data)} /Filter /DCTDecode /Length ${data.length} >>\nstream\n${data.toString("latin1")}\nendstream`;
  return { width, height, objects: [form, image].map(cutAtReferences) };
}

/** Size and colours from the frame header (ITU-T T.81, B.2.2). */
function jpegEntries(data: Buffer): string {
  for (let at = 2; at + 9 < data.length; at += 2 + data.readUInt16BE(at + 2)) {
    const marker = data.readUInt16BE(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (!isFrame) continue;
    const colours = new Map([
      [1, "/DeviceGray"],
      [3, "/DeviceRGB"],
    ]).get(data[at + 9] ?? 0);
    if (data[at + 4] !== 8 || colours === undefined) break;
    const [height, width] = [data.readUInt16BE(at + 5), data.readUInt16BE(at + 7)];
    return `/Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace ${colours}`;
  }
  throw new Error("The picture is no JPEG in grey or RGB");
}

/** A PDF with a page for each underlay, from which {@link readUnderlays} reads them again. */
export function writeUnderlays(underlays: readonly Underlay[]): Uint8Array {
  const objects = ["<< /Type /Catalog /Pages 2 0 R >>", ""];
  const add = (text: string) => objects.push(text);
  const kids = underlays.map((underlay) => {
    const form = objects.length + 1;
    for (const each of underlay.objects) add(renumber(each, (index) => form + index));
    const content = add("<< /Length 8 >>\nstream\n/Page Do\nendstream");
    const { width, height } = underlay;
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /XObject << /Page ${form} 0 R >> >> /Contents ${content} 0 R >>`,
    );
  });
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(" ")}] >>`;
  return writePlain("%PDF-1.7\n%\x80\x80\x80\x80\n\n", [undefined, ...objects], new Map([["/Root", "1 0 R"]]));
}

/**
 * Lays underlays under the pages of a PDF. Each is added once, however many pages show it, and every use is an artifact
 * (14.8.2.2): a screen reader skips it, as PDF/UA-1 wants of decoration. The result can be split and merged.
 */
export function withUnderlays(file: PdfFile, { underlays, places, side = "below" }: Underlaying): PdfFile {
  const texts = new Map<number, string>();
  let size = file.size;
  const add = (text: string) => {
    texts.set(size, text);
    return size++;
  };
  const alike = objectsAlike(file, underlays);
  const forms = underlays.map(({ objects }) => {
    const numbers = objects.map((object) => alike.get(object.texts[0] ?? "") ?? size++);
    for (const [index, number] of numbers.entries()) {
      const object = objects[index];
      if (object && !file.has(number))
        texts.set(
          number,
          renumber(object, (each) => numbers[each] ?? 0),
        );
    }
    return numbers[0];
  });
  /** Pages that look alike share the stream. */
  const streams = new Map<string, number>();
  const stream = (content: string) => {
    const known = streams.get(content) ?? add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    streams.set(content, known);
    return known;
  };

  for (const [index, page] of file.pages.entries()) {
    const placed = places(index);
    if (placed.length === 0) continue;
    const entries = readDictionary(file.text(page));
    const [, , , pageHeight = 0] = readArray(entries.get("/MediaBox")).map(Number);
    const uses = placed.map((place) => useOf(place, underlays, pageHeight)).join("");
    const stamp = `/Artifact BMC\n${uses}EMC\n`;
    const own = entries.get("/Contents");
    const before = side === "below" ? stamp : "q\n";
    const after = side === "below" ? "" : `Q\n${stamp}`;
    const contents = [`${stream(before)} 0 R`, own ?? [], after === "" ? [] : `${stream(after)} 0 R`].flat();
    entries.set("/Contents", `[${contents.join(" ")}]`);
    const resources = readDictionary(entries.get("/Resources") ?? "<<>>");
    const named = readDictionary(resources.get("/XObject") ?? "<<>>");
    for (const { underlay } of placed) named.set(nameOf(underlay), `${forms[underlay]} 0 R`);
    resources.set("/XObject", writeDictionary(named));
    texts.set(page, writeDictionary(entries.set("/Resources", writeDictionary(resources))));
  }
  const cuts = new Map([...texts].map(([object, text]) => [object, cutAtReferences(text)]));
  return {
    ...file,
    size,
    has: (object) => texts.has(object) || file.has(object),
    text: (object) => texts.get(object) ?? file.text(object),
    cut: (object) => cuts.get(object) ?? file.cut(object),
  };
}

/** The file's objects that underlays have too, such as a colour profile, by their texts. */
function objectsAlike(file: PdfFile, underlays: readonly Underlay[]): ReadonlyMap<string, number> {
  const leaves = underlays.flatMap(({ objects }) => objects.filter(({ references }) => references.length === 0));
  const wanted = new Set(leaves.map(({ texts }) => texts[0]));
  const found = new Map<string, number>();
  for (let number = 1; number < file.size; number += 1) {
    if (file.has(number) && wanted.has(file.text(number))) found.set(file.text(number), number);
  }
  return found;
}

const nameOf = (underlay: number) => `${underlayName}${underlay}`;

function useOf(place: UnderlayPlace, underlays: readonly Underlay[], pageHeight: number): string {
  const { x, y, width, height, angle = 0, underlay, clip } = place;
  const size = underlays[underlay];
  if (!size) throw new Error(`There is no underlay ${underlay}`);
  const [scaleX, scaleY] = [width / size.width, height / size.height];
  // Clockwise on the page, whose y goes up.
  const turn = (-angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [middleX, middleY] = [x + width / 2, pageHeight - y - height / 2];
  const matrix = [
    cos * scaleX,
    sin * scaleX,
    -sin * scaleY,
    cos * scaleY,
    middleX - (cos * width - sin * height) / 2,
    middleY - (sin * width + cos * height) / 2,
  ];
  const seen = clip && [clip.x, pageHeight - clip.y - clip.height, clip.width, clip.height];
  return `q ${seen ? `${seen.map(plainNumber).join(" ")} re W n ` : ""}${matrix.map(plainNumber).join(" ")} cm ${nameOf(underlay)} Do Q\n`;
}

/** PDF has no exponents (7.3.3). */
const plainNumber = (value: number) =>
  value
    .toFixed(5)
    .replace(/\.?0+$/, "")
    .replace(/^-0$/, "0");

/** Lays underlays under the pages of a PDF of our engine, which stays in the engine's form. */
export function underlayPdf(pdf: Uint8Array, underlaying: Underlaying): Uint8Array {
  return writePdf(withUnderlays(readPdf(pdf), underlaying));
}
