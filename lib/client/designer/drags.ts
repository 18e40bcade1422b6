import { type Box, boundsOf, type Point } from "./boxes.ts";
import { type DesignerState, elementsOn, idOf, type Snapshot, snapshotOf } from "./designer-state.ts";
import { moved, placed } from "./edits.ts";
import { canStretch, frameOf, freeOf } from "./frame.ts";
import { angleTowards, movedSides, type Resizing, resized, resizedTo } from "./resize.ts";
import { type Guide, guidesAt, pullTo, sidesOf, targetsOn } from "./snap.ts";

/** How near a box must come to something to snap to it, in mm; 0 turns snapping off. */
export type Reach = number;

/** The edges and centres that the selection can snap to. */
function targetsFor({ design, page, selection }: DesignerState) {
  const chosen = new Set(selection);
  const sheet = design.pages[page - 1] ?? { width: 0, height: 0, background: null };
  const others = elementsOn({ design, page }).filter(({ id }) => !chosen.has(id));
  return targetsOn(
    sheet,
    others.map((element) => boundsOf([element])),
  );
}

/** Moves the selected elements by the distance from where the drag began, and snaps them to what is within reach. */
export function dragged(state: DesignerState, by: Point, reach: Reach): DesignerState {
  const before = state.gesture ?? snapshotOf(state);
  const free = freeOf({ ...state, ...before });
  if (free.length === 0) return state;
  const at = ({ x, y }: Point) => {
    const { left, top, right, bottom } = boundsOf(free);
    return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
  };
  const targets = targetsFor({ ...state, ...before });
  const pull = reach > 0 ? pullTo(targets, sidesOf(at(by)), reach) : { x: 0, y: 0 };
  const design = moved(before.design, state.selection, { x: by.x + pull.x, y: by.y + pull.y });
  const bounds = boundsOf(freeOf({ ...state, design }));
  const guides = reach > 0 ? guidesAt(targets, sidesOf(bounds), bounds) : [];
  return { ...state, gesture: before, design, guides };
}

/** Moves the selection from one frame to another, as part of a gesture. */
function framed(state: DesignerState, before: Snapshot, from: Box, to: Box, guides: readonly Guide[]): DesignerState {
  const ids = freeOf({ ...state, ...before }).map(idOf);
  const design = placed(before.design, ids, from, to, state.scales);
  return { ...state, gesture: before, design, frameAngle: to.angle, guides };
}

/** Drags a handle of the frame around the selected elements, and snaps the moved sides to what is within reach. */
export function resizing(state: DesignerState, how: Resizing, reach: Reach): DesignerState {
  const before = state.gesture ?? snapshotOf(state);
  const free = freeOf({ ...state, ...before });
  const frame = frameOf(free, before.frameAngle);
  if (!frame) return state;
  const resizing = { ...how, keepsRatio: how.keepsRatio || state.scales || !canStretch(free, frame) };
  if (reach === 0) return framed(state, before, frame, resized(frame, resizing), []);
  const targets = targetsFor({ ...state, ...before });
  const next = resizedTo(frame, resizing, targets, reach);
  return framed(state, before, frame, next, guidesAt(targets, movedSides(next, how.handle), boundsOf([next])));
}

/** Turns the frame around the selected elements towards the pointer. */
export function rotated(state: DesignerState, pointer: Point, step: number): DesignerState {
  const before = state.gesture ?? snapshotOf(state);
  const frame = frameOf(freeOf({ ...state, ...before }), before.frameAngle);
  return frame ? framed(state, before, frame, { ...frame, angle: angleTowards(frame, pointer, step) }, []) : state;
}
