import type { Design } from "#lib/contracts/designs/design.ts";
import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";

/** A place on a page, in mm from its top left corner; the angle in degrees, clockwise about the box's centre. */
export type Box = Pick<DesignElement, "x" | "y" | "width" | "height" | "angle">;

/** An upright rectangle around one or several boxes, in mm. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

export type DesignPage = Design["pages"][number];

const inRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Turns a vector clockwise, as pages have their y axis. */
export function turned({ x, y }: Point, degrees: number): Point {
  const [sin, cos] = [Math.sin(inRadians(degrees)), Math.cos(inRadians(degrees))];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

export const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** From the top left, clockwise before the box is rotated. */
export function cornersOf(box: Box): Point[] {
  const centre = centreOf(box);
  const [right, down] = [box.width / 2, box.height / 2];
  return [
    { x: -right, y: -down },
    { x: right, y: -down },
    { x: right, y: down },
    { x: -right, y: down },
  ].map((corner) => {
    const { x, y } = turned(corner, box.angle);
    return { x: centre.x + x, y: centre.y + y };
  });
}

/** The bounds of boxes together. Of none, they are empty: `left` is Infinity. */
export function boundsOf(boxes: readonly Box[]): Bounds {
  const corners = boxes.flatMap(cornersOf);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** To a hundredth of a millimetre or of a degree: finer than any printer, and short in a request. */
export const rounded = (value: number) => Math.round(value * 100) / 100 + 0;

/** The box with all its numbers rounded. */
export function roundedBox<One extends Box>(box: One): One {
  const { x, y, width, height, angle } = box;
  return {
    ...box,
    x: rounded(x),
    y: rounded(y),
    width: rounded(width),
    height: rounded(height),
    angle: rounded(uprightAngle(angle)),
  };
}

/** The same angle, above -180 and up to 180 degrees. */
export function uprightAngle(angle: number): number {
  const within = ((angle % 360) + 360) % 360;
  return within > 180 ? within - 360 : within;
}

/** How much of a moved element always stays on its page, in mm, so that it can be grabbed again. */
const leastOnPage = 2;

/** The nearest move that leaves a part of these bounds on the page. */
export function keptOnPage(bounds: Bounds, { x, y }: Point, page: DesignPage): Point {
  const within = (moved: number, start: number, end: number, length: number) =>
    Math.min(Math.max(moved, leastOnPage - end), length - leastOnPage - start);
  return {
    x: within(x, bounds.left, bounds.right, page.width),
    y: within(y, bounds.top, bounds.bottom, page.height),
  };
}
