import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";
import { boundsOf, type DesignPage, type Point } from "../boxes.ts";

/** The sizes that are tried, as parts of the usual one: a code then has 15 mm on a page of usual size. */
const scales = [1, 0.8, 0.6];
/** How many places are tried across and down the page. */
const places = 40;

interface FreePlace {
  /** The centre. */
  at: Point;
  /** The factor for the usual size. */
  scale: number;
}

/**
 * Where to place a picture or code without a point: as near to the page's middle as possible without covering text,
 * pictures or codes, smaller if necessary; in the middle if nothing is free.
 * @param size its width and height in mm
 */
export function freePlace(
  page: DesignPage,
  elements: readonly DesignElement[],
  [width, height]: readonly [number, number],
): FreePlace {
  const middle = { x: page.width / 2, y: page.height / 2 };
  const taken = elements.filter(({ kind }) => kind === "text" || kind === "picture" || kind === "code");
  const bounds = taken.map((element) => boundsOf([element]));
  for (const scale of scales) {
    const [across, down] = [(width * scale) / 2, (height * scale) / 2];
    const margin = 0.04 * Math.min(page.width, page.height);
    const isFree = ({ x, y }: Point) =>
      Math.min(x - across, page.width - x - across, y - down, page.height - y - down) >= margin &&
      bounds.every(
        ({ left, right, top, bottom }) =>
          x - across >= right || x + across <= left || y - down >= bottom || y + down <= top,
      );
    const [nearest] = [middle, ...gridOf(page)]
      .filter(isFree)
      .toSorted((one, other) => distance(one, middle) - distance(other, middle));
    if (nearest) return { at: nearest, scale };
  }
  return { at: middle, scale: 1 };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Places below and to the right come first. */
const gridOf = ({ width, height }: DesignPage): Point[] =>
  Array.from({ length: (places + 1) ** 2 }, (_, index) => ({
    x: width - (width * (index % (places + 1))) / places,
    y: height - (height * Math.floor(index / (places + 1))) / places,
  }));
