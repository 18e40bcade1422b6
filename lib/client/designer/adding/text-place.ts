import type { DesignElement, TextElement } from "#lib/contracts/designs/design-elements.ts";
import { type Bounds, boundsOf, centreOf, type DesignPage, type Point, rounded } from "../boxes.ts";
import { type PagePixels, type Room, roomAt } from "./free-room.ts";

/** A new text's place and look. */
export type TextPlace = Pick<
  TextElement,
  "x" | "y" | "width" | "height" | "size" | "minSize" | "align" | "valign" | "color" | "font" | "weight" | "italic"
>;

const pointsPerMillimetre = 72 / 25.4;
/** Of a line, as a multiple of its size. */
const lineHeight = 1.3;
const [ink, paper] = ["#1a1a1a", "#ffffff"];
/** Texts further above or below have nothing to do with a new one, in mm. */
const near = 40;
/** Sizes in points: in the middle of a page, and elsewhere. */
const [largest, usual, smallest] = [24, 14, 6];
/** How far from its place in the middle a text may be dropped, as a part of the page's width. */
const middle = 0.08;

/**
 * The most likely place for a text that is dropped at a point: on a nearby rule, in the page's middle, or from the
 * point to the end of the free space; it looks like the text next to it.
 */
export function textPlaceAt(
  page: DesignPage,
  at: Point,
  elements: readonly DesignElement[],
  pixels: PagePixels | null,
): TextPlace {
  const room = roomAt(
    page,
    at,
    pixels,
    elements.map((element) => boundsOf([element])),
  );
  const isMiddle =
    Math.abs((room.isOnRule ? (room.left + room.right) / 2 : at.x) - page.width / 2) < middle * page.width;
  const across = room.isOnRule ? { left: room.left, right: room.right } : widthOf(room, at, isMiddle, page);
  const isCentred = room.isOnRule ? !room.isAfterWords : isMiddle;
  const like = nearestText(at, elements);
  const tall = room.bottom - room.top;
  // A short rule is for a date or a place.
  const most = isCentred ? Math.min(largest, (across.right - across.left) / 4) : usual;
  const fitting = Math.max(
    smallest,
    Math.min(most, page.height / 5, tall * pointsPerMillimetre * (room.isOnRule ? 0.6 : 0.5)),
  );
  const size = like ? Math.max(smallest, Math.min(like.size, 0.8 * tall * pointsPerMillimetre)) : Math.round(fitting);
  const height = (lineHeight * size) / pointsPerMillimetre;
  const y = room.isOnRule ? room.bottom - height : at.y - height / 2;
  const { font = "source-sans", weight = 400, italic = false } = like ?? {};
  return {
    ...{ x: rounded(across.left), y: rounded(y), width: rounded(across.right - across.left), height: rounded(height) },
    ...{ size: rounded(size), minSize: Math.min(8, size), font, weight, italic },
    align: isCentred ? "center" : "start",
    valign: room.isOnRule ? "bottom" : "middle",
    color: room.isDark ? paper : (like?.color ?? ink),
  };
}

/** As wide as the free space: about the page's middle, or from a little before the point. */
function widthOf(room: Room, { x }: Point, isMiddle: boolean, page: DesignPage): Pick<Bounds, "left" | "right"> {
  const least = Math.min(10, page.width / 4);
  if (isMiddle) {
    const half = Math.max(least, Math.min(page.width / 2 - room.left, room.right - page.width / 2));
    return { left: page.width / 2 - half, right: page.width / 2 + half };
  }
  const left = Math.max(room.left, x - least);
  return { left, right: Math.max(left + 2 * least, Math.min(room.right, left + 120)) };
}

function nearestText(at: Point, elements: readonly DesignElement[]): TextElement | null {
  const texts = elements.filter((element) => element.kind === "text");
  const away = (text: TextElement) => Math.abs(centreOf(text).y - at.y);
  const [nearest] = texts.toSorted((one, other) => away(one) - away(other));
  return nearest && away(nearest) < near ? nearest : null;
}

/**
 * Where to place a text without a point, in the middle of the page's width: below the newest text, so that columns
 * clicked one after the other read downwards; else as near to the middle of the page's height as possible.
 */
export function placeWithoutPoint(
  page: DesignPage,
  elements: readonly DesignElement[],
  pixels: PagePixels | null,
): Point {
  const x = page.width / 2;
  const others = elements.map((element) => boundsOf([element]));
  const half = Math.min(5, 0.04 * page.height);
  const isFree = (y: number) => {
    if (y < half || y > page.height - half) return false;
    const { top, bottom } = roomAt(page, { x, y }, pixels, others);
    return top <= y - half && bottom >= y + half;
  };
  const newest = elements.findLast(({ kind }) => kind === "text");
  const below = newest ? boundsOf([newest]).bottom + half : 0;
  const ways = Array.from({ length: Math.ceil(page.height / half) }, (_, index) => (index * half) / 2);
  const after = newest ? ways.filter((away) => away < near).map((away) => below + away) : [];
  // Below first.
  const around = ways.flatMap((away) => [page.height / 2 + away, page.height / 2 - away]);
  return { x, y: [...after, ...around].find(isFree) ?? page.height / 2 };
}
