interface Point {
  x: number;
  y: number;
}

/** Positions closer than this, in millimetres, are the same. */
const same = 0.05;

/**
 * For tests of sheets: the columns and rows of a grid, in millimetres from the page's left and top edge. Takes points
 * that every label has in the same place, such as the origins of one word or the corners of one rectangle.
 */
export function gridOf(points: readonly Point[]): { columns: number[]; rows: number[] } {
  return { columns: placesOf(points.map(({ x }) => x)), rows: placesOf(points.map(({ y }) => y)) };
}

function placesOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted.filter((value, index) => index === 0 || value - (sorted[index - 1] ?? 0) > same);
}
