import type { Design, DesignElement } from "#lib/contracts/design.ts";
import { designLimits } from "#lib/contracts/design-limits.ts";
import { type Bounds, boundsOf, type Point, roundedBox } from "./boxes.ts";
import { copiesOf, freeIds } from "./copies.ts";
import { type Edit, edited, moved } from "./edits.ts";
import { angleTowards, movedSides, type Resizing, resized, resizedTo } from "./resize.ts";
import { type Guide, guidesAt, pullTo, sidesOf, targetsOn } from "./snap.ts";

/** A step of the history: what to go back to, and what was chosen then. */
interface Step {
  design: Design;
  selection: readonly string[];
  page: number;
}

/** The state of the designer: a design, what is chosen in it, and its history. */
export interface DesignerState {
  design: Design;
  /** The page on show, from 1. */
  page: number;
  /** The chosen elements, all of that page. */
  selection: readonly string[];
  /** The latest last. */
  past: readonly Step[];
  /** The next to redo last. */
  future: readonly Step[];
  /** What the history's last step was made by: the next of the same kind joins it. */
  lastEdit: string | null;
  /** During a drag: the design before. */
  gesture: Design | null;
  guides: readonly Guide[];
  copied: readonly DesignElement[];
  /** How often the copied elements have been pasted: each paste lies a little further. */
  pasted: number;
}

/** How near a box must come to what it snaps to, in mm; 0 for none. */
type Reach = number;

export type DesignerEvent =
  | { type: "selected"; ids: readonly string[] }
  | { type: "toggled"; id: string }
  | { type: "allSelected" }
  | { type: "selectedWithin"; area: Bounds; adds: boolean }
  | { type: "pageShown"; page: number }
  /** A drag: each event says how far it has come since its beginning. */
  | { type: "dragged"; by: Point; reach: Reach }
  | ({ type: "resized"; reach: Reach } & Resizing)
  | { type: "rotated"; pointer: Point; step: number }
  | { type: "dropped" }
  | { type: "canceled" }
  /** `key`: consecutive edits with the same one are one step of the history, as what is typed. */
  | { type: "edited"; edit: Edit; key?: string }
  /** New elements, which get ids of their own and are then chosen. */
  | { type: "added"; elements: readonly DesignElement[] }
  | { type: "copied"; isCut: boolean }
  | { type: "pasted" }
  | { type: "duplicated" }
  | { type: "undone" }
  | { type: "redone" };

export function openDesigner(design: Design): DesignerState {
  const history = { past: [], future: [], lastEdit: null };
  return { design, page: 1, selection: [], ...history, gesture: null, guides: [], copied: [], pasted: 0 };
}

export function designerReducer(state: DesignerState, event: DesignerEvent): DesignerState {
  switch (event.type) {
    case "selected":
      return selecting(state, event.ids);
    case "toggled": {
      const { id } = event;
      const others = state.selection.filter((each) => each !== id);
      return selecting(state, others.length < state.selection.length ? others : [...others, id]);
    }
    case "allSelected":
      return selecting(
        state,
        elementsOn(state)
          .filter(({ locked }) => !locked)
          .map(idOf),
      );
    case "selectedWithin": {
      const inside = elementsOn(state).filter((element) => !element.locked && touches(boundsOf([element]), event.area));
      return selecting(state, [...new Set([...(event.adds ? state.selection : []), ...inside.map(idOf)])]);
    }
    case "pageShown": {
      const page = Math.min(Math.max(1, event.page), state.design.pages.length);
      return page === state.page ? state : { ...state, page, selection: [], guides: [], lastEdit: null };
    }
    case "dragged":
      return dragged(state, event.by, event.reach);
    case "resized":
      return resizing(state, event, event.reach);
    case "rotated":
      return rotated(state, event.pointer, event.step);
    case "dropped":
      return dropped(state);
    case "canceled":
      return state.gesture ? { ...state, design: state.gesture, gesture: null, guides: [] } : state;
    case "edited":
      return applied(state, event.edit, event.key);
    case "added":
      return added(state, event.elements);
    case "copied": {
      const copied = chosenOf(state);
      if (copied.length === 0) return state;
      const next = { ...state, copied, pasted: 0 };
      return event.isCut ? applied(next, { type: "remove", ids: state.selection }) : next;
    }
    case "pasted": {
      const times = state.copied.some(({ page }) => page === state.page) ? state.pasted + 1 : state.pasted;
      return added({ ...state, pasted: state.pasted + 1 }, copiesOf(state.copied, state, times));
    }
    case "duplicated":
      return added(state, copiesOf(chosenOf(state), state, 1));
    case "undone":
      return travelled(state, "past", "future");
    case "redone":
      return travelled(state, "future", "past");
  }
}

const idOf = ({ id }: DesignElement) => id;

/** The elements of the page on show, from back to front. */
export function elementsOn({ design, page }: Pick<DesignerState, "design" | "page">): DesignElement[] {
  return design.elements.filter((element) => element.page === page);
}

export function chosenOf({ design, selection }: Pick<DesignerState, "design" | "selection">): DesignElement[] {
  const chosen = new Set(selection);
  return design.elements.filter(({ id }) => chosen.has(id));
}

/** Only what is there; elements of another page bring that page on show. */
function selecting(state: DesignerState, ids: readonly string[]): DesignerState {
  const wanted = new Set(ids);
  const found = state.design.elements.filter(({ id }) => wanted.has(id));
  const page = found.length > 0 && !found.some((element) => element.page === state.page) ? found[0]?.page : state.page;
  const onPage = new Set(found.filter((element) => element.page === page).map(idOf));
  const selection = ids.filter((id) => onPage.has(id));
  return { ...state, page: page ?? state.page, selection, guides: [], lastEdit: null };
}

const touches = (one: Bounds, other: Bounds) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

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

function dragged(state: DesignerState, by: Point, reach: Reach): DesignerState {
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

function resizing(state: DesignerState, how: Resizing, reach: Reach): DesignerState {
  const before = state.gesture ?? state.design;
  const element = onlyFree(state, before);
  if (!element) return state;
  if (reach === 0) return withOne(state, before, resized(element, how), []);
  const targets = targetsFor({ ...state, design: before });
  const next = resizedTo(element, how, targets, reach);
  return withOne(state, before, next, guidesAt(targets, movedSides(next, how.handle), boundsOf([next])));
}

function rotated(state: DesignerState, pointer: Point, step: number): DesignerState {
  const before = state.gesture ?? state.design;
  const element = onlyFree(state, before);
  return element ? withOne(state, before, { ...element, angle: angleTowards(element, pointer, step) }, []) : state;
}

/** A drag is one step, or none if it came back to its beginning. */
function dropped(state: DesignerState): DesignerState {
  const { gesture, design } = state;
  if (!gesture) return state;
  const ended = { ...state, gesture: null, guides: [] };
  return isSame(gesture, design) ? { ...ended, design: gesture } : recorded(ended, gesture, null);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Adds a step that leads back to a design. */
function recorded(state: DesignerState, before: Design, lastEdit: string | null): DesignerState {
  const step = { design: before, selection: state.selection, page: state.page };
  return { ...state, past: [...state.past, step], future: [], lastEdit };
}

function applied(state: DesignerState, edit: Edit, key: string | null = null): DesignerState {
  const before = state.gesture ?? state.design;
  const design = edited(before, edit);
  const ended = { ...state, design, gesture: null, guides: [] };
  if (isSame(design, before)) return { ...ended, design: before };
  const goesOn = key !== null && key === state.lastEdit && state.future.length === 0;
  return shownAgain(goesOn ? ended : recorded(ended, before, key));
}

/** After elements or pages are gone: the selection and the page that are left. */
function shownAgain(state: DesignerState): DesignerState {
  const page = Math.min(state.page, state.design.pages.length);
  const left = new Set(elementsOn({ design: state.design, page }).map(idOf));
  return { ...state, page, selection: state.selection.filter((id) => left.has(id)) };
}

/** Adds elements, which are then chosen. */
function added(state: DesignerState, elements: readonly DesignElement[]): DesignerState {
  if (elements.length === 0) return state;
  const ids = freeIds(state.design, elements.length);
  const named = elements.map((element, index) => ({ ...element, id: ids[index] ?? element.id }));
  const next = applied(state, { type: "add", elements: named });
  return next.design === state.design ? next : { ...next, selection: ids };
}

function travelled(state: DesignerState, from: "past" | "future", to: "past" | "future"): DesignerState {
  const step = state[from].at(-1);
  if (!step) return state;
  const here = { design: state.gesture ?? state.design, selection: state.selection, page: state.page };
  const moved = { ...state, gesture: null, guides: [], lastEdit: null, ...step };
  return shownAgain({ ...moved, [from]: state[from].slice(0, -1), [to]: [...state[to], here] });
}
