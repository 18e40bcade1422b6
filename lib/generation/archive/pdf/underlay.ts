import { readPlain } from "./syntax/pdf-file.ts";
import { renumber } from "./syntax/pdf-output.ts";
import { type CutObject, cutAtReferences, readArray, readDictionary, readReference } from "./syntax/pdf-syntax.ts";
import { writePlain } from "./write-plain.ts";

/** A page or picture that documents are printed on, as a form XObject (ISO 32000-1, 8.10) and what it uses. */
export interface Underlay {
  /** In points; the form draws between 0, 0 and these. */
  width: number;
  height: number;
  /** The form comes first. References are indices of this list. */
  objects: readonly CutObject[];
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

/** An object and all that it reaches by references, in the form of {@link Underlay.objects}. */
export function reachedFrom(first: number, text: (object: number) => string): CutObject[] {
  const indices = new Map([[first, 0]]);
  const objects: CutObject[] = [];
  // A map's new entries are visited too.
  for (const object of indices.keys()) {
    const { texts, references } = cutAtReferences(text(object));
    for (const reference of references) if (!indices.has(reference)) indices.set(reference, indices.size);
    objects.push({ texts, references: references.map((reference) => indices.get(reference) ?? 0) });
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

/** By the number of components. */
const colorSpaces: ReadonlyMap<number, string> = new Map([
  [1, "/DeviceGray"],
  [3, "/DeviceRGB"],
]);

/** Size and colours from the frame header (ITU-T T.81, B.2.2). */
function jpegEntries(data: Buffer): string {
  for (let at = 2; at + 9 < data.length; at += 2 + data.readUInt16BE(at + 2)) {
    const marker = data.readUInt16BE(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (!isFrame) continue;
    const colorSpace = colorSpaces.get(data[at + 9] ?? 0);
    if (data[at + 4] !== 8 || colorSpace === undefined) break;
    const [height, width] = [data.readUInt16BE(at + 5), data.readUInt16BE(at + 7)];
    return `/Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace ${colorSpace}`;
  }
  throw new Error("The picture is no JPEG in grey or RGB");
}

/** A PDF with a page for each underlay, from which {@link readUnderlays} reads them again. */
export function writeUnderlays(underlays: readonly Underlay[]): Uint8Array {
  const objects = ["<< /Type /Catalog /Pages 2 0 R >>", ""];
  /** Returns the object's number. */
  const add = (text: string) => objects.push(text);
  const kids = underlays.map(({ width, height, objects: formObjects }) => {
    const form = objects.length + 1;
    for (const object of formObjects) add(renumber(object, (index) => form + index));
    const content = add("<< /Length 8 >>\nstream\n/Page Do\nendstream");
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /XObject << /Page ${form} 0 R >> >> /Contents ${content} 0 R >>`,
    );
  });
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(" ")}] >>`;
  return writePlain("%PDF-1.7\n%\x80\x80\x80\x80\n\n", [undefined, ...objects], new Map([["/Root", "1 0 R"]]));
}
