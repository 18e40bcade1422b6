import type { Bounds, DesignPage, Point } from "../boxes.ts";

/** The picture of a page: red, green, blue and opacity of each pixel. */
export interface PagePixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** What is free around a point of a page, in mm. */
export interface Room extends Bounds {
  /** Whether its lower side is a rule for a text, such as a signature line. */
  isOnRule: boolean;
  /** Whether something precedes it on the rule, such as "Name:". */
  isAfterWords: boolean;
  /** Whether dark letters could not be read there. */
  isDark: boolean;
}

/** Neighbouring pixels of a gradient differ by less. */
const edge = 28;
/** Lengths in mm. What counts as a rule: its length, its thickness, and few gaps. */
const shortestRule = 20;
const thickestRule = 1.5;
const leastDrawn = 0.85;
/** How far above and below a point to look for a rule. */
const [ruleAbove, ruleBelow] = [3, 12];
/** How high a room is at most, above and below the point; and how far to its sides that is looked at. */
const [above, below, beside] = [20, 15, 15];
const step = 0.5;
/** Dark letters can't be read on a darker ground than this, of 255. */
const darkest = 90;

/**
 * Finds how much room a text has at a point: up to what is drawn on the page, to other boxes, and to its margin.
 * @param pixels null if there is no picture yet
 */
export function roomAt(page: DesignPage, at: Point, pixels: PagePixels | null, others: readonly Bounds[]): Room {
  const seen = sightOf(page, pixels);
  const isTaken = (x: number, y: number) =>
    seen.isEdge(x, y) || others.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
  const isFree = ({ left, right, top, bottom }: Bounds) => {
    for (let y = top; y <= bottom; y += step) for (let x = left; x <= right; x += step) if (isTaken(x, y)) return false;
    return true;
  };
  const room = { isOnRule: false, isAfterWords: false, isDark: seen.isDark(at) };
  const rule = seen.ruleNear(at);
  if (rule !== null) {
    const { left, right, y } = rule;
    const bottom = y - 2 * step;
    const row = (top: number) => isFree({ left: left + 1, right: right - 1, top, bottom: top });
    const before = { left: Math.max(0, left - 6), right: left - 1, top: bottom - 3, bottom: bottom - 1 };
    const top = grown(bottom, Math.max(0, bottom - above), row);
    return { ...room, left, right, top, bottom, isOnRule: true, isAfterWords: !isFree(before) };
  }
  const margin = 0.06 * Math.min(page.width, page.height);
  const [from, to] = [Math.max(0, at.x - beside), Math.min(page.width, at.x + beside)];
  const row = (y: number) => isFree({ left: from, right: to, top: y, bottom: y });
  const top = grown(at.y, Math.max(0, at.y - above), row);
  const bottom = grown(at.y, Math.min(page.height, at.y + below), row);
  const half = Math.max(1, Math.min(4, at.y - top, bottom - at.y));
  const column = (x: number) => isFree({ left: x, right: x, top: at.y - half, bottom: at.y + half });
  const left = grown(at.x, Math.min(at.x, margin), column);
  const right = grown(at.x, Math.max(at.x, page.width - margin), column);
  return { ...room, left, right, top, bottom };
}

/** How far it is free from one position towards another. */
function grown(from: number, to: number, isOpen: (at: number) => boolean): number {
  const way = Math.sign(to - from) * step;
  let end = from;
  while (way !== 0 && (to - end - way) * way >= 0 && isOpen(end + way)) end += way;
  return end;
}

interface Sight {
  isEdge: (x: number, y: number) => boolean;
  isDark: (at: Point) => boolean;
  ruleNear: (at: Point) => { left: number; right: number; y: number } | null;
}

/** What the picture of a page shows, in mm. */
function sightOf(page: DesignPage, pixels: PagePixels | null): Sight {
  if (pixels === null) return { isEdge: () => false, isDark: () => false, ruleNear: () => null };
  const { width, height, data } = pixels;
  const scale = width / page.width;
  const offset = (x: number, y: number) =>
    4 * (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x)));
  const differ = (one: number, other: number) =>
    [0, 1, 2].some((channel) => Math.abs((data[one + channel] ?? 0) - (data[other + channel] ?? 0)) > edge);
  const pixelAt = (millimetres: number) => Math.floor(millimetres * scale);
  const luminanceAt = (x: number, y: number) => {
    const at = offset(pixelAt(x), pixelAt(y));
    return 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
  };
  const endsAt = (x: number, y: number) => differ(offset(x, y), offset(x, y - 1));

  /** The run of a row's pixels around x that differ from those above them, and it is thin. */
  const ruleIn = (y: number, x: number) => {
    const isDrawn = (at: number) => endsAt(at, y) || endsAt(at, y + 1);
    const gap = Math.ceil(scale);
    let [left, right, drawn] = [x, x, 0];
    for (let at = x; at >= 0 && left - at <= gap; at -= 1) if (isDrawn(at)) [left, drawn] = [at, drawn + 1];
    for (let at = x + 1; at < width && at - right <= gap; at += 1) if (isDrawn(at)) [right, drawn] = [at, drawn + 1];
    const length = right - left;
    if (length < shortestRule * scale || drawn < leastDrawn * length) return null;
    const thick = Math.ceil(thickestRule * scale);
    const isThin = [0.1, 0.3, 0.5, 0.7, 0.9].every((part) => {
      const at = Math.round(left + part * length);
      return !differ(offset(at, y - 2), offset(at, y + thick));
    });
    return isThin ? { left: left / scale, right: right / scale, y: y / scale } : null;
  };

  return {
    isEdge: (x, y) => {
      const [column, row] = [pixelAt(x), pixelAt(y)];
      return endsAt(column, row) || differ(offset(column, row), offset(column - 1, row));
    },
    isDark: ({ x, y }) => {
      const looked = [-6, -3, 0, 3, 6].flatMap((dx) => [-3, -1.5, 0, 1.5, 3].map((dy) => luminanceAt(x + dx, y + dy)));
      return looked.filter((luminance) => luminance < darkest).length > looked.length / 2;
    },
    ruleNear: (at) => {
      const found = [];
      for (let y = pixelAt(at.y - ruleAbove); y < pixelAt(at.y + ruleBelow); y += 1)
        found.push(ruleIn(y, pixelAt(at.x)) ?? []);
      return (
        found.flat().toSorted((one, other) => Math.abs(one.y - at.y - 2) - Math.abs(other.y - at.y - 2))[0] ?? null
      );
    },
  };
}
