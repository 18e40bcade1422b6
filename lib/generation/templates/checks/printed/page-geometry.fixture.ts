/** Millimetres from the page's top left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** ISO 32000-2, 8.3.3: [a b c d e f]. */
export type Matrix = [number, number, number, number, number, number];

/** Applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, [a, b, c, d, e, f]: Matrix): Matrix {
  const [A, B, C, D, E, F] = outer;
  return [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * e + C * f + E, B * e + D * f + F];
}

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): { x: number; y: number } {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** The bounding box of a rectangle, which the matrix may rotate. */
export function boxOf(matrix: Matrix, [left, bottom, right, top]: ArrayLike<number> & Iterable<number>): Box {
  const xs = [left, right] as [number, number];
  const corners = xs.flatMap((x) => [apply(matrix, x, bottom ?? 0), apply(matrix, x, top ?? 0)]);
  return {
    left: Math.min(...corners.map(({ x }) => x)),
    top: Math.min(...corners.map(({ y }) => y)),
    right: Math.max(...corners.map(({ x }) => x)),
    bottom: Math.max(...corners.map(({ y }) => y)),
  };
}

/** May have negative sides if the boxes don't overlap. */
export function intersection(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

export function union(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

export function isWithin(inner: Box, outer: Box, tolerance: number): boolean {
  return (
    inner.left >= outer.left - tolerance &&
    inner.top >= outer.top - tolerance &&
    inner.right <= outer.right + tolerance &&
    inner.bottom <= outer.bottom + tolerance
  );
}
