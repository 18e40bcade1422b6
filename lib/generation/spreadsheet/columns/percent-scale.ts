/** How a number compares to 1, ignoring its sign; 2 and above (`above`) is certainly not a fraction. */
export type Size = "zero" | "below" | "one" | "near" | "above";
export type SizeCounts = Record<Size, number>;

/**
 * How to read a column's numbers without a percent sign as percentages: as fractions (0.2 is 20 %), as per cent (20 is
 * 20 % and 0.5 is 0.5 %), as per cent with some that may be fractions, or unknown.
 */
export type PercentScale = "fraction" | "whole" | "mixed" | "unclear";

/** Counts of zero for each size class. */
export function noSizes(): SizeCounts {
  return { zero: 0, below: 0, one: 0, near: 0, above: 0 };
}

/** The size class of a number. */
export function sizeOf(value: number): Size {
  const size = Math.abs(value);
  if (size === 0) return "zero";
  if (size < 1) return "below";
  if (size === 1) return "one";
  return size < 2 ? "near" : "above";
}

/** How to read a column's percentages, by how many numbers there are of each size class. */
export function percentScale({ below, one, near, above }: SizeCounts): PercentScale {
  if (above > 0) return below > 0 ? "mixed" : "whole";
  if (near > 0) return "unclear";
  if (below > 0) return "fraction";
  return one > 0 ? "unclear" : "whole";
}
