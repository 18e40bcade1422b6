interface Point {
  x: number;
  y: number;
}

/** Closer than this, in millimetres, is the same place. */
const same = 0.05;

/**
 * For tests of sheets: the columns and rows in which things stand, in millimetres from the page's left and top. Give
 * what every label has at the same place of its own, such as the origins of one word or the corners of one rectangle.
 */
export function gridOf(points: readonly Point[]): { columns: number[]; rows: number[] } {
  return { columns: placesOf(points.map(({ x }) => x)), rows: placesOf(points.map(({ y }) => y)) };
}

function placesOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted.filter((value, index) => index === 0 || value - (sorted[index - 1] ?? 0) > same);
}
