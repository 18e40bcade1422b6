import type { Design } from "#lib/contracts/designs/design.ts";
import { type DesignerState, elementsOn, idOf } from "./designer-state.ts";
import { type Edit, edited } from "./edits.ts";

/** A drag is one step, or none if it came back to its beginning. */
export function dropped(state: DesignerState): DesignerState {
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

export function applied(state: DesignerState, edit: Edit, key: string | null = null): DesignerState {
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

export function travelled(state: DesignerState, from: "past" | "future", to: "past" | "future"): DesignerState {
  const step = state[from].at(-1);
  if (!step) return state;
  const here = { design: state.gesture ?? state.design, selection: state.selection, page: state.page };
  const moved = { ...state, gesture: null, guides: [], lastEdit: null, ...step };
  return shownAgain({ ...moved, [from]: state[from].slice(0, -1), [to]: [...state[to], here] });
}
