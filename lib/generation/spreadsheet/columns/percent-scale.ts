/** How a number of a column lies beside 1, its sign apart; two and more is certainly no fraction of anything. */
export type Size = "zero" | "below" | "one" | "near" | "above";
export type SizeCounts = Record<Size, number>;

/**
 * What a column's numbers without a percent sign are, were they percentages: fractions (0.2 is 20 %), percent as they
 * stand (20 is 20 %, and 0.5 is 0.5 %), percent with some that may be meant as fractions, or nothing that the rows tell.
 */
export type PercentScale = "fraction" | "whole" | "mixed" | "unclear";

export function noSizes(): SizeCounts {
  return { zero: 0, below: 0, one: 0, near: 0, above: 0 };
}

export function sizeOf(value: number): Size {
  const size = Math.abs(value);
  if (size === 0) return "zero";
  if (size < 1) return "below";
  if (size === 1) return "one";
  return size < 2 ? "near" : "above";
}

export function percentScale({ below, one, near, above }: SizeCounts): PercentScale {
  if (above > 0) return below > 0 ? "mixed" : "whole";
  if (near > 0) return "unclear";
  if (below > 0) return "fraction";
  return one > 0 ? "unclear" : "whole";
}
