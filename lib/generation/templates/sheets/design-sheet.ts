import type { Design, DesignGrid, DesignSheet } from "#lib/contracts/designs/design.ts";
import { type LabelSheet, labelSheets } from "#lib/contracts/label-sheets.ts";
import type { Sheet } from "./laid-sheet.ts";

type Laid = Pick<Design, "pages"> & { sheet: DesignSheet };
type Size = LabelSheet["label"];

/**
 * The sheet that a design's pages are laid out on as labels; null if it names none that we know.
 *
 * The back of a sheet is as its front with the columns mirrored, so that each lies behind its own front when the paper
 * is turned about its upright edge. A printer that turns it about the other one gets that page upside down.
 */
export function sheetOfDesign({ pages, sheet }: Laid): Sheet | null {
  const { layout, grid, start, cropMarks: cut, bleed, back, flip, shiftX, shiftY, outlines } = sheet;
  const [page] = pages;
  const found = layout === "custom" ? grid && page && ownGrid(grid, page) : labelSheets[layout];
  if (!found) return null;
  const isUpright = found.paper.height >= found.paper.width;
  const side = (flip === "long") === isUpright ? "mirrored" : "turned";
  return { ...found, start, cut, bleed, back: back ? side : null, shift: { x: shiftX, y: shiftY }, outlines };
}

function ownGrid({ gapAcross, gapDown, ...grid }: DesignGrid, { width, height }: Size): LabelSheet {
  const pitch = { across: width + gapAcross, down: height + gapDown };
  return { ...grid, ...pitch, label: { width, height }, cut: false, fold: false, name: "" };
}

/** A label's box on a side of its sheet, in millimetres, and how far its background and elements may reach over it. */
export interface LabelPlace {
  x: number;
  y: number;
  spill: { left: number; right: number; top: number; bottom: number };
  /** Whether it is upside down, as is all of its page. */
  isTurned: boolean;
}

/** As `sheet.typ` lays labels out. @param position from 1, on the front */
export function placeOnSheet(sheet: Sheet, position: number, side: "front" | "back"): LabelPlace {
  const { columns, rows, label, paper } = sheet;
  const [column, row] = [(position - 1) % columns, Math.floor((position - 1) / columns)];
  const across = spillOf(sheet.bleed, column, columns, sheet.across - label.width);
  const down = spillOf(sheet.bleed, row, rows, sheet.down - label.height);
  const { shift } = sheet;
  const x = sheet.left + column * sheet.across;
  const y = sheet.top + row * sheet.down;
  const front = {
    x: x + shift.x,
    y: y + shift.y,
    spill: { left: across.start, right: across.end, top: down.start, bottom: down.end },
  };
  if (side === "front") return { ...front, isTurned: false };
  // A printer is off in the same direction on both sides, as they lie in its tray.
  const mirroredX = paper.width - x - label.width + shift.x;
  const spill = { ...front.spill, left: across.end, right: across.start };
  if (sheet.back !== "turned") return { ...front, x: mirroredX, spill, isTurned: false };
  return { ...front, y: paper.height - y - label.height + shift.y, spill, isTurned: true };
}

/** All of the bleed outside of the grid, and half of the gap at most within it. */
function spillOf(bleed: number, index: number, count: number, gap: number): { start: number; end: number } {
  const within = Math.min(bleed, Math.max(0, gap) / 2);
  return { start: index === 0 ? bleed : within, end: index === count - 1 ? bleed : within };
}
