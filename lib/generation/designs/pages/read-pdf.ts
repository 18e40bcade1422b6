import type { PageUse } from "#lib/contracts/designs/page-use.ts";
import { type Underlay, writeUnderlays } from "../../archive/pdf/underlay.ts";
import { freeSpace, type Rectangle, showTheSame } from "./compare-pictures.ts";
import { contentReader, readPageContent } from "./content/content.ts";
import { findGlyphs } from "./content/find-glyphs.ts";
import { type Placeholder, placeholdersOn } from "./content/found-placeholders.ts";
import type { Glyph } from "./content/glyph.ts";
import { layersOf } from "./content/layers.ts";
import { linesOf } from "./content/lines.ts";
import { removeGlyphs } from "./content/remove-glyphs.ts";
import { type CopiedPage, copyPage } from "./copy/copy-page.ts";
import { type PageFrame, pageFrame } from "./copy/page-frame.ts";
import type { DesignPages, PageNote } from "./design-page.ts";
import { type PageFields, readFields } from "./form-fields.ts";
import { describeText, placeOfGlyphs, rounded, type TextPlace, toMillimetres } from "./found-text.ts";
import { note } from "./page-notes.ts";
import { drawPages, type PagePixels } from "./page-picture.ts";
import { createBudget } from "./pdf/budget.ts";
import { damaged, unusualSize } from "./pdf/faults.ts";
import { readPages, type SourcePage } from "./pdf/page-tree.ts";
import { openPdf, type SourcePdf } from "./pdf/source-pdf.ts";
import { jpegOf, pictureOf } from "./raster-page.ts";
import { replacedFonts } from "./replaced-fonts.ts";

/** What was read of a file, and the file as documents are printed on it. */
export interface ReadDesign {
  design: DesignPages;
  /** For `readUnderlays`. */
  pdf: Uint8Array;
  /** The same for PDF/A, where some pages have to be pictures; null if all of them can stay as they are. */
  archival: Uint8Array | null;
  /** Each page as a JPEG, for previews. */
  pictures: Uint8Array[];
}

interface ReadPage {
  frame: PageFrame;
  copied: CopiedPage;
  placeholders: Placeholder[];
  /** Lines without placeholders. */
  texts: string[];
  places: TextPlace[];
  fields: PageFields;
  /** Where the copy may differ from the original page. */
  changed: Rectangle[];
  hasHidden: boolean;
  isSafe: boolean;
}

/** In points: 5 mm to 2 m. */
const [smallest, largest] = [14, 5_670];
/** For comparing pages and for finding free space. */
const coarse = 72;
const coarseSide = 1_600;
/** The least between a text that has grown and what follows it, in parts of its size: a narrow space. */
const wordGap = 0.15;
/** Names of columns are in short lines, and there are few of them. */
const [longestText, mostTexts] = [200, 500];
/** A letterhead has a page for first pages, and one for all others. */
const letterheadPages = 2;
/** For previews. */
const shown = 150;
const shownSide = 2_400;

/**
 * Reads a visitor's PDF as the pages of a design, or of a letterhead, which keep all that they show.
 * @throws AppError that says what is wrong with the file, as a whole sentence
 */
export async function readDesignPdf(bytes: Buffer, use: PageUse = "design"): Promise<ReadDesign> {
  const read = (isSearched: boolean) => {
    const pdf = openPdf(bytes, createBudget(), isSearched);
    const used = readPages(pdf).slice(0, use === "letterhead" ? letterheadPages : undefined);
    return used.map((page, index) => readPage(pdf, page, index + 1, use));
  };
  let pages: ReadPage[];
  try {
    pages = read(false);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code !== "damaged_file") throw error;
    pages = read(true);
  }
  return finishDesign(bytes, pages, use === "letterhead");
}

function readPage(pdf: SourcePdf, page: SourcePage, number: number, use: PageUse): ReadPage {
  const frame = pageFrame(page);
  if (!(Math.min(frame.width, frame.height) >= smallest && Math.max(frame.width, frame.height) <= largest))
    throw unusualSize(number);
  const read = contentReader(pdf);
  const content = readPageContent(pdf, page.streams, page.resources);
  const text = findGlyphs(pdf, content, frame.matrix, read, layersOf(pdf));
  const isDesign = use === "design";
  const lines = linesOf(text.glyphs).map((line) => ({
    line,
    found: isDesign ? placeholdersOn(line, frame.width) : [],
  }));
  const placeholders = lines.flatMap(({ found }) => found);
  const removed = new Set([...text.hidden, ...placeholders.flatMap(({ glyphs }) => glyphs)]);
  removeGlyphs(removed);
  const glyphs = [...text.glyphs, ...text.hidden];
  const copied = copyPage(pdf, { page, content, frame, glyphs, removed, read });
  const annotations = readFields(pdf, page, frame);
  const fields = isDesign ? annotations : withoutFields(annotations);
  const places = placeholders.map(placeOfGlyphs);
  const replaced = text.glyphs.filter(({ font }) => !font.isEmbedded);
  return {
    frame,
    copied,
    placeholders,
    texts: lines.filter(({ found }) => found.length === 0).map(({ line }) => line.text.trim()),
    places,
    fields,
    changed: [...places.map(boundsOf), ...fields.boxes, ...fields.links, ...replaced.map(boundsOfGlyph)],
    hasHidden: text.hasHidden,
    isSafe: [...removed].every(({ font }) => font.isMeasured),
  };
}

/** A letterhead whose fields show something differs from its copy, and is printed as a picture. */
const withoutFields = ({ links }: PageFields): PageFields => ({ found: [], others: 0, boxes: [], links });

function boundsOf({ x, y, width, ascent, descent, angle }: TextPlace): Rectangle {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = [
    [0, -descent],
    [width, -descent],
    [0, ascent],
    [width, ascent],
  ].map(([along = 0, across = 0]) => [x + along * cos - across * sin, y + along * sin + across * cos] as const);
  const [xs, ys] = [corners.map(([each]) => each), corners.map(([, each]) => each)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

/** The core of what letters cover: beyond it, close lines touch without being in each other's way. */
const coreOf = (place: TextPlace): TextPlace => ({
  ...place,
  ascent: 0.75 * place.ascent,
  descent: 0.08 * place.size,
});

function boundsOfGlyph({ x, y, advance, size }: Glyph): Rectangle {
  return boundsOf({
    x,
    y,
    width: Math.hypot(...advance),
    size,
    ascent: size,
    descent: size * 0.3,
    angle: Math.atan2(advance[1], advance[0]),
  });
}

async function finishDesign(bytes: Buffer, pages: ReadPage[], hasFields: boolean): Promise<ReadDesign> {
  const copy = writeUnderlays(pages.map(({ copied }) => copied.underlay));
  const indices = [...pages.keys()];
  const before = await drawPages(bytes, coarse, coarseSide, indices, hasFields);
  const after = await drawPages(copy, coarse, coarseSide, indices);
  const notes: PageNote[] = [];
  const underlays: Underlay[] = [];
  const archival: Underlay[] = [];
  const described: DesignPages["pages"] = [];
  for (const [index, page] of pages.entries()) {
    const number = index + 1;
    const { faults, underlay, isReplaced } = page.copied;
    const [original, drawn] = [before[index], after[index]];
    const isSame = original != null && drawn != null && page.isSafe && showTheSame(original, drawn, page.changed);
    if (original == null && drawn == null) throw damaged();
    const mustBePicture = !isSame || faults.has("font") || faults.has("external");
    // The copy has no texts to cover; the original page shows what the copy doesn't.
    const covered = isSame ? [] : page.places.map(boundsOf);
    const draw = () => pictureOf(isSame ? copy : bytes, index, page.frame, covered, hasFields);
    const chosen = mustBePicture ? await draw() : underlay;
    const forArchive = mustBePicture || faults.size === 0 ? chosen : await draw();
    underlays.push(chosen);
    archival.push(forArchive);
    if (mustBePicture) notes.push(note(number, "rasterised"));
    else if (forArchive !== chosen) notes.push(note(number, "archived_as_picture"));
    if (!isSame && page.places.length > 0) notes.push(note(number, "covered"));
    if (isReplaced && !mustBePicture) notes.push(note(number, "font_replaced"));
    notes.push(...replacedFonts(page).map((font) => note(number, "text_font", font)));
    if (page.hasHidden) notes.push(note(number, "hidden_layers"));
    if (page.fields.others > 0) notes.push(note(number, "fields_dropped"));
    described.push(describePage(page, drawn ?? original ?? null));
  }
  const hasArchival = archival.some((underlay, index) => underlay !== underlays[index]);
  const pdf = writeUnderlays(underlays);
  const drawn = await drawPages(pdf, shown, shownSide);
  return {
    design: { pages: described, notes, hasArchival },
    pdf,
    archival: hasArchival ? writeUnderlays(archival) : null,
    pictures: await Promise.all(drawn.map((pixels) => (pixels ? jpegOf(pixels) : Promise.reject(damaged())))),
  };
}

function describePage(
  { frame, placeholders, texts: lines, places, fields }: ReadPage,
  pixels: PagePixels | null,
): DesignPages["pages"][number] {
  const bounds = places.map((place) => boundsOf(coreOf(place)));
  const texts = placeholders.map((placeholder, index) => {
    const [place, box] = [places[index] as TextPlace, bounds[index] as Rectangle];
    const others = bounds.filter((each) => each !== box);
    const isLevel = Math.abs(place.angle) < 0.01 && pixels !== null;
    const space = isLevel ? freeSpace(pixels, box, others, frame, wordGap * place.size) : { before: 0, after: 0 };
    return describeText(placeholder, place, frame, space);
  });
  return {
    width: rounded(toMillimetres(frame.width)),
    height: rounded(toMillimetres(frame.height)),
    found: [...texts, ...fields.found],
    texts: [...new Set(lines.filter(({ length }) => length > 0 && length <= longestText))].slice(0, mostTexts),
  };
}
