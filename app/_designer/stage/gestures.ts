import type { PointerEvent } from "react";
import type { Bounds, Point } from "#lib/client/designer/boxes.ts";
import type { DesignerEvent } from "#lib/client/designer/designer.ts";
import type { Handle } from "#lib/client/designer/resize.ts";

/** What a press on the stage starts. */
export type Gesture =
  /** `toggles`: the element that is deselected if it isn't dragged. */
  | { type: "move"; toggles: string | null }
  | { type: "resize"; handle: Handle }
  | { type: "rotate" }
  | { type: "area"; adds: boolean }
  | { type: "pan" };

type Pressed = Pick<PointerEvent, "pointerType" | "shiftKey" | "ctrlKey" | "metaKey">;

interface PressOptions {
  selection: readonly string[];
  mayEdit: boolean;
  choosesSeveral: boolean;
}

/** What a press on this part of the stage starts, and what it selects at once. */
export function gestureOn(
  target: Element,
  { pointerType, shiftKey, ctrlKey, metaKey }: Pressed,
  { selection, mayEdit, choosesSeveral }: PressOptions,
): { gesture: Gesture; selects?: DesignerEvent } {
  const handle = target.closest<HTMLElement>("[data-handle]")?.dataset.handle;
  if (handle === "rotate") return { gesture: { type: "rotate" } };
  if (handle) return { gesture: { type: "resize", handle: handle as Handle } };
  const id = target.closest<HTMLElement>("[data-element]")?.dataset.element;
  const adds = choosesSeveral || shiftKey || ctrlKey || metaKey;
  if (!id) {
    const drawsArea = (pointerType === "mouse" || choosesSeveral) && mayEdit;
    return {
      gesture: drawsArea ? { type: "area", adds } : { type: "pan" },
      ...(!adds && { selects: { type: "selected", ids: [] } }),
    };
  }
  const isSelected = selection.includes(id);
  return {
    gesture: mayEdit ? { type: "move", toggles: adds && isSelected ? id : null } : { type: "pan" },
    ...(!isSelected && { selects: adds ? { type: "toggled", id } : { type: "selected", ids: [id] } }),
  };
}

type Keys = Pick<PointerEvent, "shiftKey" | "ctrlKey" | "metaKey">;

/** How far a drag has come, in mm on the page. */
interface Drag {
  by: Point;
  pointer: Point;
  /** How near a box must come to something to snap to it. */
  reach: number;
}

/** How a drag changes the selected elements. */
export function dragEvent(
  gesture: Extract<Gesture, { type: "move" | "resize" | "rotate" }>,
  { shiftKey, ctrlKey, metaKey }: Keys,
  { by, pointer, reach }: Drag,
): DesignerEvent {
  switch (gesture.type) {
    case "move":
      return { type: "dragged", by: shiftKey ? alongOneAxis(by) : by, reach };
    case "rotate":
      return { type: "rotated", pointer, step: shiftKey ? 15 : 0 };
    case "resize": {
      const { handle } = gesture;
      return { type: "resized", handle, by, keepsRatio: shiftKey, fromCentre: ctrlKey || metaKey, reach };
    }
  }
}

const alongOneAxis = ({ x, y }: Point): Point => (Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y });

/** The area that a drag spans, in whichever direction it goes. */
export function areaBetween(one: Point, other: Point): Bounds {
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)];
  return { left, right, top: Math.min(one.y, other.y), bottom: Math.max(one.y, other.y) };
}

/**
 * Two fingers before and after a move, in pixels: how the point between them moved, where it is now, and by which
 * factor they moved apart. Null if there weren't two.
 */
export function pinchBetween(before: readonly Point[], after: readonly Point[]) {
  const [was, is] = [before, after].map(([one, other]) => ({
    apart: one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0,
    centre: { x: ((one?.x ?? 0) + (other?.x ?? 0)) / 2, y: ((one?.y ?? 0) + (other?.y ?? 0)) / 2 },
  }));
  if (!was || !is || was.apart === 0) return null;
  const moved = { x: is.centre.x - was.centre.x, y: is.centre.y - was.centre.y };
  return { moved, centre: is.centre, factor: is.apart / was.apart };
}
