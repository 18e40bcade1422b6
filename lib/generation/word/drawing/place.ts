import type { Side } from "../styles/border.ts";

/** How large something is drawn, in points. */
export interface Size {
  width: number;
  height: number;
}

/** How a picture, a shape or a group differs from its upright place, around its middle. */
export interface Transform {
  /** In degrees, clockwise. */
  turn?: number;
  /** Mirrored before it's turned: left for right, top for bottom. */
  flip?: { across: boolean; down: boolean };
}

/** So far from the start of an area, or along an edge of it, perhaps with others as a group of which it is a part. */
type At<From, Edge> = { from: From } & ({ offset: number } | { align: Edge; group?: { size: number; at: number } });

/** Where something stands that is taken out of the text (20.4.3.4, 20.4.3.5). */
export interface FloatPlace {
  horizontal: At<
    "page" | "margin" | "column" | "character" | "leftMargin" | "rightMargin",
    "left" | "center" | "right"
  >;
  vertical: At<"page" | "margin" | "paragraph" | "line" | "topMargin" | "bottomMargin", "top" | "center" | "bottom">;
}

interface Page extends Size {
  margin: Record<Side, number>;
}

interface Area {
  start: number;
  room: number;
}

/** How far a place is from the left edge of the page, or of the text, which is so wide. */
export function leftIn(place: FloatPlace["horizontal"], own: number, { width, margin }: Page, text: number) {
  const areas: Record<string, Area> = {
    page: { start: 0, room: width },
    leftMargin: { start: 0, room: margin.left },
    rightMargin: { start: width - margin.right, room: margin.right },
  };
  const area = areas[place.from];
  return { isOnPage: area !== undefined, offset: offsetIn(place, own, area ?? { start: 0, room: text }) };
}

/** How far a place is from the top edge of the page, of its text or, if neither, of the place's own line. */
export function topIn(place: FloatPlace["vertical"], own: number, page: Page) {
  const [top, bottom] = [Math.abs(page.margin.top), Math.abs(page.margin.bottom)];
  const areas: Record<string, Area> = {
    page: { start: 0, room: page.height },
    topMargin: { start: 0, room: top },
    bottomMargin: { start: page.height - bottom, room: bottom },
  };
  const area = areas[place.from];
  const text = place.from === "margin" ? page.height - top - bottom : own;
  return { isOnPage: area !== undefined, offset: offsetIn(place, own, area ?? { start: 0, room: text }) };
}

const shares = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 };

function offsetIn(place: At<string, keyof typeof shares>, own: number, { start, room }: Area): number {
  if ("offset" in place) return start + place.offset;
  const { size, at } = place.group ?? { size: own, at: 0 };
  return start + (room - size) * shares[place.align] + at;
}
