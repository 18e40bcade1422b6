import type { PagePixels } from "./page-picture.ts";

/** In points from the page's bottom left corner. */
export interface Rectangle {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** The difference of a channel that people see, and the share of such pixels above which pages differ. */
const visible = 56;
const tolerated = 0.001;

/** Whether two pictures of a page show the same, apart from some places. */
export function showTheSame(one: PagePixels, other: PagePixels, apart: readonly Rectangle[]): boolean {
  if (one.width !== other.width || one.height !== other.height) return false;
  const isApart = maskOf(one, apart);
  let different = 0;
  for (let pixel = 0; pixel < isApart.length; pixel += 1) {
    if (isApart[pixel]) continue;
    const at = pixel * 4;
    const difference = Math.max(
      Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)),
      Math.abs((one.data[at + 1] ?? 0) - (other.data[at + 1] ?? 0)),
      Math.abs((one.data[at + 2] ?? 0) - (other.data[at + 2] ?? 0)),
    );
    if (difference > visible) different += 1;
  }
  return different <= tolerated * isApart.length;
}

function maskOf({ width, height, scale }: PagePixels, places: readonly Rectangle[]): Uint8Array {
  const mask = new Uint8Array(width * height);
  // Letters reach beyond their boxes, and their edges are blurred.
  const around = 3;
  for (const { left, bottom, right, top } of places) {
    const [from, to] = [
      Math.max(0, Math.floor(left * scale) - around),
      Math.min(width, Math.ceil(right * scale) + around),
    ];
    const first = Math.max(0, Math.floor(height - top * scale) - around);
    const last = Math.min(height, Math.ceil(height - bottom * scale) + around);
    for (let row = first; row < last; row += 1) if (from < to) mask.fill(1, row * width + from, row * width + to);
  }
  return mask;
}

/** Neighbouring pixels of a gradient differ by less. */
const edge = 14;

/**
 * How far a text may grow to the left and to the right until something is in its way: a letter, a line, the edge of a
 * picture, another text, the margin. In points.
 * @param gap what stays free before anything but the margin
 */
export function freeSpace(
  pixels: PagePixels,
  box: Rectangle,
  others: readonly Rectangle[],
  page: { width: number },
  gap: number,
): { before: number; after: number } {
  const { scale } = pixels;
  const margin = Math.min(0.06 * page.width, box.left, Math.max(0, page.width - box.right));
  const first = Math.max(1, Math.floor(pixels.height - box.top * scale));
  const last = Math.min(pixels.height - 1, Math.ceil(pixels.height - box.bottom * scale));
  const isFree = (column: number, next: number) => {
    for (let row = first; row < last; row += 1) {
      const [at, to] = [(row * pixels.width + column) * 4, (row * pixels.width + next) * 4];
      for (let channel = 0; channel < 3; channel += 1)
        if (Math.abs((pixels.data[at + channel] ?? 0) - (pixels.data[to + channel] ?? 0)) > edge) return false;
    }
    const x = next / scale;
    return !others.some(
      ({ left, right, bottom, top }) => x > left && x < right && bottom < box.top && top > box.bottom,
    );
  };
  const grow = (from: number, step: 1 | -1, end: number) => {
    let column = Math.round(from * scale);
    const start = column;
    while (
      column + step > 0 &&
      column + step < pixels.width &&
      (end * scale - column) * step > 0 &&
      isFree(column, column + step)
    )
      column += step;
    const isAtMargin = (end * scale - column) * step <= 0;
    return Math.max(0, Math.abs(column - start) / scale - (isAtMargin ? 0 : gap));
  };
  return { before: grow(box.left, -1, margin), after: grow(box.right, 1, page.width - margin) };
}
