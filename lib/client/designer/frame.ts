import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";
import { designLimits } from "#lib/contracts/designs/design-limits.ts";
import { type Box, boundsOf, centreOf, type Point, roundedBox, turned } from "./boxes.ts";
import { chosenOf, type DesignerState } from "./designer-state.ts";

/** The parts of a frame that keys and number fields set. */
export type FrameSide = "x" | "y" | "width" | "height" | "angle";

/** The selected elements that a handle moves: all but locked ones. */
export const freeOf = (state: Pick<DesignerState, "design" | "selection">) =>
  chosenOf(state).filter(({ locked }) => !locked);

/**
 * The box around elements. If they have the same angle, it has that angle too.
 * @param angle the frame's angle otherwise
 */
export function frameOf(elements: readonly Box[], angle: number): Box | null {
  const [first, ...others] = elements;
  if (!first) return null;
  if (others.length === 0) return first;
  const across = others.every((each) => each.angle === first.angle) ? first.angle : angle;
  // Turned back by the frame's angle, the frame is upright.
  const { left, top, right, bottom } = boundsOf(elements.map((box) => turnedAbout(box, { x: 0, y: 0 }, -across)));
  const upright = { x: left, y: top, width: right - left, height: bottom - top, angle: 0 };
  return turnedAbout(upright, { x: 0, y: 0 }, across);
}

function turnedAbout<One extends Box>(box: One, { x, y }: Point, by: number): One {
  const centre = centreOf(box);
  const arm = turned({ x: centre.x - x, y: centre.y - y }, by);
  return { ...box, x: x + arm.x - box.width / 2, y: y + arm.y - box.height / 2, angle: box.angle + by };
}

const squareness = (angle: number) => ((Math.round(angle * 100) % 18_000) + 18_000) % 18_000;
const isAlong = (angle: number) => squareness(angle) === 0;

/** Whether elements can be stretched in one direction of their frame: an oblique box in it would be skewed. */
export const canStretch = (elements: readonly Box[], frame: Box) =>
  elements.every(({ angle }) => squareness(angle - frame.angle) % 9_000 === 0);

/**
 * An element at its place in a frame, after the frame was moved, resized or rotated.
 * @param scales whether letters, lines and corners grow too
 */
export function placedIn(element: DesignElement, from: Box, to: Box, scales: boolean): DesignElement {
  const [across, down] = [to.width / from.width, to.height / from.height];
  const [centre, was, is] = [centreOf(element), centreOf(from), centreOf(to)];
  const arm = turned({ x: centre.x - was.x, y: centre.y - was.y }, -from.angle);
  const { x, y } = turned({ x: arm.x * across, y: arm.y * down }, to.angle);
  const [along, sideways] = isAlong(element.angle - from.angle) ? [across, down] : [down, across];
  const [width, height] = [limited(element.width * along), limited(element.height * sideways)];
  const box = { width, height, x: onPaper(is.x + x - width / 2), y: onPaper(is.y + y - height / 2) };
  const grown = scales ? grownBy(element, Math.min(across, down)) : element;
  return roundedBox({ ...grown, ...box, angle: element.angle + to.angle - from.angle });
}

const limited = (side: number) => Math.min(Math.max(side, 0.1), designLimits.side);
/** Limits a box's position to what the contract allows. */
const onPaper = (place: number) => Math.min(Math.max(place, -designLimits.side), 2 * designLimits.side);

/** Scales an element's letters, lines and corners, within what the contract allows. */
function grownBy(element: DesignElement, times: number): DesignElement {
  const within = (value: number, least: number, most: number) =>
    Math.min(most, Math.max(least, Math.round(value * times * 100) / 100));
  switch (element.kind) {
    case "text":
      return { ...element, size: within(element.size, 3, 400), minSize: within(element.minSize, 3, 400) };
    case "picture":
      return { ...element, radius: within(element.radius, 0, 1_000) };
    case "rectangle":
      return {
        ...element,
        radius: within(element.radius, 0, 1_000),
        strokeWidth: within(element.strokeWidth, 0, 50),
      };
    case "ellipse":
      return { ...element, strokeWidth: within(element.strokeWidth, 0, 50) };
    case "line":
      return { ...element, strokeWidth: within(element.strokeWidth, 0.05, 50) };
    default:
      return element;
  }
}
