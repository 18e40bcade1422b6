import type { PdfValue } from "../pdf/value.ts";

/** a, b, c, d, e, f as in ISO 32000-1, 8.3.3. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `one`, then `other`. */
export function multiply(one: Matrix, other: Matrix): Matrix {
  const [a, b, c, d, e, f] = one;
  const [A, B, C, D, E, F] = other;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

/** Where a matrix maps a point to. */
export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Null unless the values are six finite numbers. */
export function readMatrix(values: readonly PdfValue[]): Matrix | null {
  const [a, b, c, d, e, f] = values;
  const numbers = [a, b, c, d, e, f].filter((value) => typeof value === "number");
  return numbers.length === 6 && numbers.every(Number.isFinite) ? (numbers as unknown as Matrix) : null;
}
