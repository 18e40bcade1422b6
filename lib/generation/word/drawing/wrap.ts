import { dictionary } from "#lib/generation/formats/dictionary.ts";

/** How text flows around an object, and what names it. */
export interface Wrap {
  /** Whether it can: a table whose place depends on the page is between paragraphs. */
  isPossible: boolean;
  /** The only side that has text; the larger one if that's all it says. */
  side?: "left" | "right" | "largest";
  /** Whether text follows an outline within its frame. We follow the frame. */
  hasOutline?: boolean;
  distance: Record<"top" | "right" | "bottom" | "left", number>;
  kind: "wrapped" | "wrapped_table";
  names: string[];
}

/**
 * How much lines beside an object lose on each side, or that there are none. With text on both sides, those before it lose
 * what is right of them, those after it what is left.
 */
export type Beside = { left: number; right: number; isOnBoth?: true } | "nothing";

const sides = dictionary({ left: "left", right: "right", largest: "largest" } as const);

/** By `wrapText` (20.4.3.7), or VML's `side`, which has the same names. */
export const sideOf = (value: string | undefined): Pick<Wrap, "side"> => {
  const side = sides[value ?? ""];
  return side ? { side } : {};
};

export type Corner = [x: number, y: number];

/** How wide and high a frame is in the units of the polygons in it. */
const whole = 21_600;

/** Whether a polygon is more than its frame: with a corner that is near none of the frame's edges. */
export const hasOutline = (corners: readonly Corner[]) =>
  corners.some((corner) => corner.some((at) => Math.abs(Math.abs(at - whole / 2) - whole / 2) > whole / 20));
