import { underlayName } from "./shown-glyphs.ts";
import { type PdfFile, withTexts } from "./syntax/pdf-file.ts";
import { renumber } from "./syntax/pdf-output.ts";
import { readArray, readDictionary, writeDictionary } from "./syntax/pdf-syntax.ts";
import type { Underlay } from "./underlay.ts";

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
  /** By content: pages that look the same share the stream. */
  const streams = new Map<string, number>();
  const addStream = (content: string) => {
    const number = streams.get(content) ?? add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    streams.set(content, number);
    return number;
  };
  const forms = addForms(file, underlays, texts, () => size++);

  for (const [index, page] of file.pages.entries()) {
    const placed = places(index);
    if (placed.length === 0) continue;
    const entries = readDictionary(file.text(page));
    const [, , , pageHeight = 0] = readArray(entries.get("/MediaBox")).map(Number);
    const drawing = artifactOf(placed, underlays, pageHeight);
    entries.set("/Contents", contentsWith(drawing, side, entries.get("/Contents"), addStream));
    entries.set("/Resources", resourcesWith(placed, forms, entries.get("/Resources")));
    texts.set(page, writeDictionary(entries));
  }
  return { ...withTexts(file, texts), size };
}

/**
 * Adds the underlays' objects to `texts`, except those that the file has already, such as a colour profile.
 * @returns the number of each underlay's form
 */
function addForms(
  file: PdfFile,
  underlays: readonly Underlay[],
  texts: Map<number, string>,
  allocate: () => number,
): number[] {
  const known = commonObjects(file, underlays);
  return underlays.map(({ objects }) => {
    const numbers = objects.map((object) => known.get(object.texts[0] ?? "") ?? allocate());
    const numberOf = (index: number) => numbers[index] ?? 0;
    for (const [index, object] of objects.entries()) {
      if (!file.has(numberOf(index))) texts.set(numberOf(index), renumber(object, numberOf));
    }
    return numberOf(0);
  });
}

/** The file's objects that underlays have too, by their texts; only those without references. */
function commonObjects(file: PdfFile, underlays: readonly Underlay[]): ReadonlyMap<string, number> {
  const leaves = underlays.flatMap(({ objects }) => objects.filter(({ references }) => references.length === 0));
  const wanted = new Set(leaves.map(({ texts }) => texts[0]));
  const found = new Map<string, number>();
  for (let number = 1; number < file.size; number += 1) {
    if (file.has(number) && wanted.has(file.text(number))) found.set(file.text(number), number);
  }
  return found;
}

/** A page's array of content streams, with a drawing below or above its own. */
function contentsWith(
  drawing: string,
  side: "below" | "above",
  contents: string | undefined,
  addStream: (content: string) => number,
): string {
  const reference = (content: string) => `${addStream(content)} 0 R`;
  const streams =
    side === "below" ? [reference(drawing), contents] : [reference("q\n"), contents, reference(`Q\n${drawing}`)];
  return `[${streams.filter((stream) => stream !== undefined).join(" ")}]`;
}

/** A page's resources with the forms of its underlays. */
function resourcesWith(placed: readonly UnderlayPlace[], forms: readonly number[], resources = "<<>>"): string {
  const entries = readDictionary(resources);
  const objects = readDictionary(entries.get("/XObject") ?? "<<>>");
  for (const { underlay } of placed) objects.set(nameOf(underlay), `${forms[underlay]} 0 R`);
  return writeDictionary(entries.set("/XObject", writeDictionary(objects)));
}

const nameOf = (underlay: number) => `${underlayName}${underlay}`;

/** The operators that draw underlays at their places, as one artifact. */
function artifactOf(placed: readonly UnderlayPlace[], underlays: readonly Underlay[], pageHeight: number): string {
  const drawings = placed.map((place) => {
    const underlay = underlays[place.underlay];
    if (!underlay) throw new Error(`There is no underlay ${place.underlay}`);
    const clip = place.clip ? `${clipPath(place.clip, pageHeight)} re W n ` : "";
    return `q ${clip}${matrixOf(place, underlay, pageHeight)} cm ${nameOf(place.underlay)} Do Q\n`;
  });
  return `/Artifact BMC\n${drawings.join("")}EMC\n`;
}

function clipPath({ x, y, width, height }: NonNullable<UnderlayPlace["clip"]>, pageHeight: number): string {
  return [x, pageHeight - y - height, width, height].map(plainNumber).join(" ");
}

/** The transformation from a form to its place: scaled, and turned about the middle (ISO 32000-1, 8.3.3). */
function matrixOf({ x, y, width, height, angle = 0 }: UnderlayPlace, form: Underlay, pageHeight: number): string {
  const [scaleX, scaleY] = [width / form.width, height / form.height];
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
  return matrix.map(plainNumber).join(" ");
}

/** PDF has no exponents (7.3.3). */
const plainNumber = (value: number) =>
  value
    .toFixed(5)
    .replace(/\.?0+$/, "")
    .replace(/^-0$/, "0");
