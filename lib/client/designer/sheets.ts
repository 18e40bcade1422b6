import "../requests/without-eval.ts";
import type { Design, DesignGrid, DesignSheet } from "#lib/contracts/designs/design.ts";
import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";
import { labelSheets, paperSizes } from "#lib/contracts/label-sheets.ts";
import { type DesignPage, rounded, roundedBox } from "./boxes.ts";

/** Labels or cards on a store-bought sheet, in mm. */
export interface KnownSheet {
  id: string;
  maker: string;
  paper: "A4" | "Letter";
  count: number;
  width: number;
  height: number;
}

type Size = Pick<DesignPage, "width" | "height">;

/** How much a page may differ from its label, in mm, as the server allows. */
const tolerance = 0.25;

const isAs = (one: Size, other: Size) =>
  Math.abs(one.width - other.width) <= tolerance && Math.abs(one.height - other.height) <= tolerance;

/** All sheets, by maker. */
export function knownSheets(): KnownSheet[] {
  return Object.entries(labelSheets).map(([id, { name, paper, columns, rows, label }]) => {
    const isA4 = paper.width === paperSizes.a4.width;
    const size = { width: rounded(label.width), height: rounded(label.height) };
    return { id, maker: name.split(":")[0] ?? id, paper: isA4 ? "A4" : "Letter", count: columns * rows, ...size };
  });
}

/** The sheets with labels of a page's size, and the others. */
export function sheetsFor(page: Size): { fitting: KnownSheet[]; others: KnownSheet[] } {
  const { fitting = [], others = [] } = Object.groupBy(knownSheets(), (each) =>
    isAs(each, page) ? "fitting" : "others",
  );
  return { fitting, others };
}

/** An empty label on its sheet. */
export function blankLabel({ id, width, height }: KnownSheet): Design {
  return laidOnSheet({ version: 1, pages: [{ width, height, background: null }], sheet: null, elements: [] }, id);
}

const usualSheet = {
  ...({ start: 1, cropMarks: false, bleed: 0, flip: "long" } as const),
  ...{ shiftX: 0, shiftY: 0, outlines: false },
};

/** The most labels of a page's size in the middle of a paper, at least one, with a margin of 8 mm. */
export function gridFor({ width, height }: Size, paper: Size): DesignGrid {
  const margin = 8;
  const count = (length: number, label: number, most: number) =>
    Math.min(most, Math.max(1, Math.floor((length - 2 * margin + 0.01) / label)));
  const [columns, rows] = [count(paper.width, width, 20), count(paper.height, height, 40)];
  const start = (length: number, taken: number) => Math.max(0, rounded((length - taken) / 2));
  const [left, top] = [start(paper.width, columns * width), start(paper.height, rows * height)];
  return { paper, columns, rows, left, top, gapAcross: 0, gapDown: 0 };
}

/**
 * The design on a sheet, `custom` for a grid of its own, or on paper of its own again for null. Where its page has
 * another size than the sheet's labels, it is adapted. A second page becomes the back.
 */
export function laidOnSheet(design: Design, layout: string | null): Design {
  const [page] = design.pages;
  if (layout === null || !page) return { ...design, sheet: null };
  const back = design.pages.length > 1;
  const sheet: DesignSheet = { ...usualSheet, ...design.sheet, layout, grid: null, back, start: 1 };
  if (layout === "custom") return { ...design, sheet: { ...sheet, grid: gridFor(page, paperSizes.a4) } };
  const label = labelSheets[layout]?.label;
  if (!label) return design;
  const size = { width: rounded(label.width), height: rounded(label.height) };
  return isAs(page, size) ? { ...design, sheet } : adaptedTo({ ...design, sheet }, size, sheet);
}

/** The widest bleed that a sheet takes, in mm. */
const mostBleed = 10;

/**
 * Pages that are larger than the label by the same margin all around were made with bleed: they are cut to the label.
 * All others are scaled, and lie in its middle.
 */
function adaptedTo(design: Design, label: Size, sheet: DesignSheet): Design {
  const bleed = bleedOf(design, label);
  const moves = design.pages.map((page) => (bleed > 0 ? cut(bleed) : scaled(page, label)));
  return {
    ...design,
    sheet: { ...sheet, bleed: bleed > 0 ? bleed : sheet.bleed },
    pages: design.pages.map((page) => ({ ...page, ...label })),
    elements: design.elements.map((element) => moves[element.page - 1]?.(element) ?? element),
  };
}

function bleedOf({ pages }: Design, label: Size): number {
  const [page] = pages;
  if (!page || !hasGround(page)) return 0;
  const [across, down] = [(page.width - label.width) / 2, (page.height - label.height) / 2];
  const isEven = Math.abs(across - down) <= tolerance && pages.every((other) => isAs(other, page));
  return isEven && across >= 1 && across <= mostBleed ? rounded(across) : 0;
}

const hasGround = ({ background }: DesignPage) => background !== null && "uploadId" in background;

const cut = (bleed: number) => (element: DesignElement) =>
  roundedBox({ ...element, x: element.x - bleed, y: element.y - bleed });

function scaled(page: DesignPage, label: Size): (element: DesignElement) => DesignElement {
  const fill = { x: label.width / page.width, y: label.height / page.height };
  const least = Math.min(fill.x, fill.y);
  // The background is stretched to the page, and boxes stay over the same part of it.
  const scale = hasGround(page) ? fill : { x: least, y: least };
  const [dx, dy] = [(label.width - page.width * scale.x) / 2, (label.height - page.height * scale.y) / 2];
  const points = (size: number) => rounded(Math.min(400, Math.max(3, size * least)));
  const thickness = (width: number) => Math.max(0.05, rounded(width * least));
  return (element) => {
    const { x, y, width, height } = element;
    const box = { x: x * scale.x + dx, y: y * scale.y + dy, width: width * scale.x, height: height * scale.y };
    const placed = roundedBox({ ...element, ...box });
    if (placed.kind === "text") return { ...placed, size: points(placed.size), minSize: points(placed.minSize) };
    if ("strokeWidth" in placed) return { ...placed, strokeWidth: thickness(placed.strokeWidth) };
    return placed.kind === "picture" ? { ...placed, radius: rounded(placed.radius * least) } : placed;
  };
}

/** How many labels a design's sheet has; null for an unknown sheet. */
export function labelsOn({ layout, grid }: DesignSheet): number | null {
  const { columns, rows } = (layout === "custom" ? grid : labelSheets[layout]) ?? { columns: 0, rows: 0 };
  return columns * rows || null;
}
