import { readFileSync, statSync } from "node:fs";
import type { Settings } from "#lib/contracts/sessions/choices.ts";
import type { PdfFile } from "#lib/generation/archive/pdf/syntax/pdf-file.ts";
import { readUnderlays, type Underlay } from "#lib/generation/archive/pdf/underlay.ts";
import { type UnderlayPlace, withUnderlays } from "#lib/generation/archive/pdf/with-underlays.ts";
import type { Document } from "#lib/generation/mapping/documents/document.ts";
import { labelsOf } from "#lib/generation/mapping/documents/sheet-documents.ts";
import type { ImageFile } from "#lib/generation/pictures/picture-index.ts";
import { type LabelPlace, placeOnSheet } from "#lib/generation/templates/sheets/design-sheet.ts";
import type { Sheet } from "#lib/generation/templates/sheets/laid-sheet.ts";
import { sheetOf } from "#lib/generation/templates/sheets/sheet.ts";
import type { Batch } from "#lib/generation/typesetting/typesetter.ts";
import type { Assignment } from "../../protocol.ts";

/**
 * What lies below a document's pages, a design's or a letterhead: for each page, which underlay, with its place there;
 * null for none. Further pages have the last one's.
 */
export interface Grounds {
  underlays: Underlay[];
  places: (UnderlayPlace | null)[];
  /** The sheet that the pages are labels of; null if each is a page of its own. */
  sheet: Sheet | null;
}

const pointsOfMillimetre = 72 / 25.4;

/** Reads what lies below the pages. Null if nothing does. */
export function readGrounds({ fit, grounds = [] }: Assignment): Grounds | null {
  const underlays: Underlay[] = [];
  const files = new Map<string, Underlay[]>();
  const places = grounds.map((ground, index) => {
    if (!ground) return null;
    const pages = files.get(ground.pages) ?? readUnderlays(readFileSync(ground.pages));
    files.set(ground.pages, pages);
    const page = pages[ground.page - 1];
    if (!page) throw new Error(`The file has no page ${ground.page}`);
    const known = underlays.indexOf(page);
    const underlay = known >= 0 ? known : underlays.push(page) - 1;
    const { width, height } = fit.template.design?.pages[index] ?? letterheadSize(page, fit.settings);
    return { underlay, x: 0, y: 0, width: width * pointsOfMillimetre, height: height * pointsOfMillimetre };
  });
  const sheet = sheetOf(fit.template, fit.settings);
  return underlays.length > 0 ? { underlays, places, sheet } : null;
}

/** As wide as the paper, in millimetres: one for another paper keeps its proportions, and its top. */
function letterheadSize({ width, height }: Underlay, { paper }: Settings): { width: number; height: number } {
  const across = paper === "letter" ? 215.9 : 210;
  return { width: across, height: (across * height) / width };
}

/**
 * Lays them below the first pages of a PDF: those of documents, or their labels on sheets.
 * @param pageCounts how many pages each document has
 */
export function onGrounds(
  pdf: PdfFile,
  grounds: Grounds | null,
  documents: readonly Pick<Document, "values">[],
  pageCounts: readonly number[],
): PdfFile {
  if (!grounds) return pdf;
  const { underlays, places, sheet } = grounds;
  if (!sheet) {
    const last = places.length - 1;
    const ofPages = pageCounts.flatMap((count) =>
      Array.from({ length: count }, (_, page) => places[Math.min(page, last)] ?? null),
    );
    return withUnderlays(pdf, { underlays, places: (page) => [ofPages[page] ?? []].flat() });
  }
  const sides = sheet.back ? (["front", "back"] as const) : (["front"] as const);
  return withUnderlays(pdf, {
    underlays,
    places(page) {
      const side = page % sides.length;
      const [ground, document] = [places[side], documents[Math.floor(page / sides.length)]];
      if (!ground || !document) return [];
      return (labelsOf(document) ?? []).map(({ position }) =>
        groundOfLabel(ground, sheet, placeOnSheet(sheet, position, sides[side] ?? "front")),
      );
    },
  });
}

/** A label's ground is as large as the label with all of its bleed, of which a part may be cut off. */
function groundOfLabel(
  ground: UnderlayPlace,
  { bleed, label }: Sheet,
  { x, y, spill, isTurned }: LabelPlace,
): UnderlayPlace {
  const { left, right, top, bottom } = spill;
  const [width, height] = [ground.width / pointsOfMillimetre, ground.height / pointsOfMillimetre];
  // A page may differ from its label by what makers round; both begin in the same corner.
  const [dx, dy] = isTurned ? [label.width - width, label.height - height] : [0, 0];
  const whole = { x: x + dx - bleed, y: y + dy - bleed, width: width + 2 * bleed, height: height + 2 * bleed };
  const [before, above] = isTurned ? [right, bottom] : [left, top];
  const seen = { x: x - before, y: y - above, width: label.width + left + right, height: label.height + top + bottom };
  return { ...ground, ...inPoints(whole), angle: isTurned ? 180 : 0, clip: inPoints(seen) };
}

const inPoints = ({ x, y, width, height }: Record<"x" | "y" | "width" | "height", number>) => ({
  x: x * pointsOfMillimetre,
  y: y * pointsOfMillimetre,
  width: width * pointsOfMillimetre,
  height: height * pointsOfMillimetre,
});

/** A preview's frame, which shows each ground as a picture. */
export function withGroundPictures<Frame extends Omit<Batch, "records">>(
  frame: Frame,
  { grounds = [] }: Assignment,
): Frame {
  const pictures = grounds.flatMap((ground, index): [string, ImageFile][] => {
    if (!ground) return [];
    const { picture: path } = ground;
    return [[groundName(index), { path, format: "jpeg", offset: 0, bytes: statSync(path).size }]];
  });
  return { ...frame, images: { ...frame.images, ...Object.fromEntries(pictures) } };
}

/** The picture's name among a batch's images, which `templates/design/template.typ` and `templates/window.typ` look for. */
const groundName = (index: number) => `ground ${index + 1}`;
