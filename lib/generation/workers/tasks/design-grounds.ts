import { readFileSync, statSync } from "node:fs";
import type { PdfFile } from "../../archive/pdf/pdf-file.ts";
import { readUnderlays, type Underlay, type UnderlayPlace, withUnderlays } from "../../archive/pdf/underlay.ts";
import type { ImageFile } from "../../pictures/picture-index.ts";
import type { Batch } from "../../typesetting/typesetter.ts";
import type { Assignment } from "../protocol.ts";

/** What lies below the pages of each document: for each of its pages, where which underlay lies; null for none. */
export interface DesignGrounds {
  underlays: Underlay[];
  places: (UnderlayPlace | null)[];
}

const pointsOfMillimetre = 72 / 25.4;

/** Reads what lies below a design's pages. Null for a design without, and for a template. */
export function readGrounds({ fit, grounds = [] }: Assignment): DesignGrounds | null {
  const underlays: Underlay[] = [];
  const files = new Map<string, Underlay[]>();
  const places = grounds.map((ground, index) => {
    const size = fit.template.design?.pages[index];
    if (!ground || !size) return null;
    const pages = files.get(ground.pages) ?? readUnderlays(readFileSync(ground.pages));
    files.set(ground.pages, pages);
    const page = pages[ground.page - 1];
    if (!page) throw new Error(`The file has no page ${ground.page}`);
    const known = underlays.indexOf(page);
    const underlay = known >= 0 ? known : underlays.push(page) - 1;
    return { underlay, x: 0, y: 0, width: size.width * pointsOfMillimetre, height: size.height * pointsOfMillimetre };
  });
  return underlays.length > 0 ? { underlays, places } : null;
}

/** Lays them below a batch's documents, all of which have the design's pages. */
export function onGrounds(pdf: PdfFile, grounds: DesignGrounds | null): PdfFile {
  if (!grounds) return pdf;
  const { underlays, places } = grounds;
  return withUnderlays(pdf, { underlays, places: (page) => [places[page % places.length] ?? []].flat() });
}

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

/** The picture's name among a batch's images, which `templates/design/template.typ` looks for. */
const groundName = (index: number) => `ground ${index + 1}`;
