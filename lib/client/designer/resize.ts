import { type Box, boundsOf, centreOf, type Point, turned } from "./boxes.ts";
import { pullTo, type Sides, type Targets } from "./snap.ts";

/** The eight handles by compass point, on the box before it is rotated. */
export const handles = ["nw", "n", "ne", "e", "se", "s", "sw", "w"] as const;
export type Handle = (typeof handles)[number];

/** The smallest side that a drag can make, in mm; a number field takes smaller ones. */
const leastSide = 1;

/** On which side of the centre a handle is: -1, 0 or 1. */
export function sideOf(handle: Handle): Point {
  const along = (start: string, end: string) => Number(handle.includes(end)) - Number(handle.includes(start));
  return { x: along("w", "e"), y: along("n", "s") };
}

export interface Resizing {
  handle: Handle;
  /** How far the pointer has come, in mm on the page. */
  by: Point;
  /** Whether the sides keep their ratio, also when one of them is moved. */
  keepsRatio: boolean;
  /** Whether the centre stays in place instead of the opposite side. */
  fromCentre: boolean;
}

/** The box after dragging one of its handles: the opposite side or corner stays in place, also of a rotated box. */
export function resized<One extends Box>(box: One, { handle, by, keepsRatio, fromCentre }: Resizing): One {
  const side = sideOf(handle);
  const pull = turned(by, -box.angle);
  const times = fromCentre ? 2 : 1;
  let width = Math.max(leastSide, box.width + times * side.x * pull.x);
  let height = Math.max(leastSide, box.height + times * side.y * pull.y);
  if (side.x === 0) width = box.width;
  if (side.y === 0) height = box.height;
  if (keepsRatio) {
    const least = Math.min(1, leastSide / Math.min(box.width, box.height));
    const scales = [...(side.x === 0 ? [] : [width / box.width]), ...(side.y === 0 ? [] : [height / box.height])];
    const scale = Math.max(least, ...scales);
    [width, height] = [box.width * scale, box.height * scale];
  }
  const grown = fromCentre
    ? { x: 0, y: 0 }
    : turned({ x: (side.x * (width - box.width)) / 2, y: (side.y * (height - box.height)) / 2 }, box.angle);
  const centre = centreOf(box);
  return { ...box, width, height, x: centre.x + grown.x - width / 2, y: centre.y + grown.y - height / 2 };
}

/** The sides of a box that a handle moves; none of a rotated one, whose sides can't snap to upright lines. */
export function movedSides(box: Box, handle: Handle): Sides {
  if (box.angle % 90 !== 0) return { x: [], y: [] };
  const { left, top, right, bottom } = boundsOf([box]);
  const side = turned(sideOf(handle), box.angle);
  const on = (towards: number, start: number, end: number) =>
    Math.abs(towards) < 0.5 ? [] : [towards > 0 ? end : start];
  return { x: on(side.x, left, right), y: on(side.y, top, bottom) };
}

/** The same with the moved sides snapped to nearby targets. */
export function resizedTo<One extends Box>(box: One, resizing: Resizing, targets: Targets, reach: number): One {
  const free = resized(box, resizing);
  const pull = pullTo(targets, movedSides(free, resizing.handle), reach);
  const { x, y } = resizing.by;
  return resized(box, { ...resizing, by: { x: x + pull.x, y: y + pull.y } });
}

/** How near to a right angle the rotation snaps to it. */
const reachOfAngle = 3;

/**
 * The angle of a box whose handle above it follows the pointer.
 * @param step rounds to steps of this many degrees; 0 for any angle, snapping to nearby right angles
 */
export function angleTowards(box: Box, pointer: Point, step: number): number {
  const centre = centreOf(box);
  const angle = (Math.atan2(pointer.x - centre.x, centre.y - pointer.y) * 180) / Math.PI;
  if (step > 0) return Math.round(angle / step) * step;
  const right = Math.round(angle / 90) * 90;
  return Math.abs(angle - right) <= reachOfAngle ? right : angle;
}
