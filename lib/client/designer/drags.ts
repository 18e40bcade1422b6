import type { Design } from "#lib/contracts/designs/design.ts";
import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";
import { designLimits } from "#lib/contracts/designs/design-limits.ts";
import { boundsOf, type Point, roundedBox } from "./boxes.ts";
import { chosenOf, type DesignerState, elementsOn } from "./designer-state.ts";
import { moved } from "./edits.ts";
import { angleTowards, movedSides, type Resizing, resized, resizedTo } from "./resize.ts";
import { type Guide, guidesAt, pullTo, sidesOf, targetsOn } from "./snap.ts";

/** How near a box must come to what it snaps to, in mm; 0 for none. */
export type Reach = number;

/** The edges and centres that what is chosen can snap to. */
function targetsFor({ design, page, selection }: DesignerState) {
  const chosen = new Set(selection);
  const sheet = design.pages[page - 1] ?? { width: 0, height: 0, background: null };
  const others = elementsOn({ design, page }).filter(({ id }) => !chosen.has(id));
  return targetsOn(
    sheet,
    others.map((element) => boundsOf([element])),
  );
}

export function dragged(state: DesignerState, by: Point, reach: Reach): DesignerState {
  const before = state.gesture ?? state.design;
  const free = chosenOf({ ...state, design: before }).filter(({ locked }) => !locked);
  if (free.length === 0) return state;
  const at = ({ x, y }: Point) => {
    const { left, top, right, bottom } = boundsOf(free);
    return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
  };
  const targets = targetsFor({ ...state, design: before });
  const pull = reach > 0 ? pullTo(targets, sidesOf(at(by)), reach) : { x: 0, y: 0 };
  const design = moved(before, state.selection, { x: by.x + pull.x, y: by.y + pull.y });
  const bounds = boundsOf(chosenOf({ ...state, design }).filter(({ locked }) => !locked));
  const guides = reach > 0 ? guidesAt(targets, sidesOf(bounds), bounds) : [];
  return { ...state, gesture: before, design, guides };
}

/** One element has handles; several are only moved together. */
function onlyFree(state: DesignerState, before: Design): DesignElement | null {
  const [only, another] = chosenOf({ ...state, design: before });
  return only && !another && !only.locked ? only : null;
}

function withOne(state: DesignerState, before: Design, element: DesignElement, guides: readonly Guide[]) {
  const limited = { ...element, ...limitedSides(element) };
  const elements = before.elements.map((each) => (each.id === element.id ? roundedBox(limited) : each));
  return { ...state, gesture: before, design: { ...before, elements }, guides };
}

const limitedSides = ({ width, height }: DesignElement) => ({
  width: Math.min(width, designLimits.side),
  height: Math.min(height, designLimits.side),
});

export function resizing(state: DesignerState, how: Resizing, reach: Reach): DesignerState {
  const before = state.gesture ?? state.design;
  const element = onlyFree(state, before);
  if (!element) return state;
  if (reach === 0) return withOne(state, before, resized(element, how), []);
  const targets = targetsFor({ ...state, design: before });
  const next = resizedTo(element, how, targets, reach);
  return withOne(state, before, next, guidesAt(targets, movedSides(next, how.handle), boundsOf([next])));
}

export function rotated(state: DesignerState, pointer: Point, step: number): DesignerState {
  const before = state.gesture ?? state.design;
  const element = onlyFree(state, before);
  return element ? withOne(state, before, { ...element, angle: angleTowards(element, pointer, step) }, []) : state;
}
