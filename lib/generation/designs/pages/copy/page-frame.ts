import type { Matrix } from "../content/matrix.ts";
import type { SourcePage } from "../pdf/page-tree.ts";

/**
 * How a page is displayed: the matrix from its own coordinates, turned and cropped, to points; and its size in points.
 */
export interface PageFrame {
  matrix: Matrix;
  width: number;
  height: number;
}

/** The frame of a page by its visible part, rotation and unit. */
export function pageFrame({ box: [left, bottom, right, top], rotation, unit }: SourcePage): PageFrame {
  const [width, height] = [(right - left) * unit, (top - bottom) * unit];
  const turned: Record<number, Matrix> = {
    0: [1, 0, 0, 1, -left, -bottom],
    90: [0, -1, 1, 0, -bottom, right],
    180: [-1, 0, 0, -1, right, top],
    270: [0, 1, -1, 0, top, -left],
  };
  const matrix = (turned[rotation] ?? turned[0] ?? []).map((value) => value * unit) as unknown as Matrix;
  return rotation % 180 === 0 ? { matrix, width, height } : { matrix, width: height, height: width };
}
