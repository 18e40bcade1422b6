import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";
import { type Bounds, boundsOf, type Point } from "./boxes.ts";
import { copiesOf, freeIds } from "./copies.ts";
import { chosenOf, type DesignerState, elementsOn, idOf } from "./designer-state.ts";
import { dragged, type Reach, resizing, rotated } from "./drags.ts";
import type { Edit } from "./edits.ts";
import type { FrameSide } from "./frame.ts";
import { applied, dropped, travelled } from "./history.ts";
import { grown, placedAt } from "./placing.ts";
import type { Resizing } from "./resize.ts";

export type DesignerEvent =
  | { type: "selected"; ids: readonly string[] }
  | { type: "toggled"; id: string }
  | { type: "allSelected" }
  | { type: "selectedWithin"; area: Bounds; adds: boolean }
  | { type: "pageShown"; page: number }
  /** A drag: each event has the distance from its start. */
  | { type: "dragged"; by: Point; reach: Reach }
  | ({ type: "resized"; reach: Reach } & Resizing)
  | { type: "rotated"; pointer: Point; step: number }
  /** A number of the frame around the selection, in mm or degrees. */
  | { type: "placed"; side: FrameSide; value: number }
  /** By keys, in mm. */
  | { type: "grown"; width: number; height: number }
  | { type: "scalingSet"; scales: boolean }
  | { type: "dropped" }
  | { type: "canceled" }
  /** `key`: consecutive edits with the same key, such as typing, are one step of the history. */
  | { type: "edited"; edit: Edit; key?: string }
  /** New elements, which get new ids and are then selected. */
  | { type: "added"; elements: readonly DesignElement[] }
  | { type: "copied"; isCut: boolean }
  | { type: "pasted" }
  | { type: "duplicated" }
  | { type: "undone" }
  | { type: "redone" };

/** The state after an event. */
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
      return page === state.page ? state : { ...state, page, selection: [], frameAngle: 0, guides: [], lastEdit: null };
    }
    case "dragged":
      return dragged(state, event.by, event.reach);
    case "resized":
      return resizing(state, event, event.reach);
    case "rotated":
      return rotated(state, event.pointer, event.step);
    case "placed":
      return placedAt(state, event.side, event.value);
    case "grown":
      return grown(state, event);
    case "scalingSet":
      return { ...state, scales: event.scales };
    case "dropped":
      return dropped(state);
    case "canceled":
      return state.gesture ? { ...state, ...state.gesture, gesture: null, guides: [] } : state;
    case "edited":
      return applied(state, event.edit, event.key);
    case "added":
      return added(state, event.elements);
    case "copied":
      return copied(state, event.isCut);
    case "pasted":
      return pasted(state);
    case "duplicated":
      return added(state, copiesOf(chosenOf(state), state, 1));
    case "undone":
      return travelled(state, "past", "future");
    case "redone":
      return travelled(state, "future", "past");
  }
}

/** Ignores unknown ids. Elements of another page display that page. */
function selecting(state: DesignerState, ids: readonly string[]): DesignerState {
  const wanted = new Set(ids);
  const found = state.design.elements.filter(({ id }) => wanted.has(id));
  const page = found.length > 0 && !found.some((element) => element.page === state.page) ? found[0]?.page : state.page;
  const onPage = new Set(found.filter((element) => element.page === page).map(idOf));
  const selection = ids.filter((id) => onPage.has(id));
  return { ...state, page: page ?? state.page, selection, frameAngle: 0, guides: [], lastEdit: null };
}

const touches = (one: Bounds, other: Bounds) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

function copied(state: DesignerState, isCut: boolean): DesignerState {
  const chosen = chosenOf(state);
  if (chosen.length === 0) return state;
  const next = { ...state, copied: chosen, pasted: 0 };
  return isCut ? applied(next, { type: "remove", ids: state.selection }) : next;
}

function pasted(state: DesignerState): DesignerState {
  const times = state.copied.some(({ page }) => page === state.page) ? state.pasted + 1 : state.pasted;
  return added({ ...state, pasted: state.pasted + 1 }, copiesOf(state.copied, state, times));
}

/** Adds elements, which are then selected. */
function added(state: DesignerState, elements: readonly DesignElement[]): DesignerState {
  if (elements.length === 0) return state;
  const ids = freeIds(state.design, elements.length);
  const named = elements.map((element, index) => ({ ...element, id: ids[index] ?? element.id }));
  const next = applied(state, { type: "add", elements: named });
  return next.design === state.design ? next : { ...next, selection: ids, frameAngle: 0 };
}
