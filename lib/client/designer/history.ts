import { type DesignerState, elementsOn, idOf, type Snapshot } from "./designer-state.ts";
import { type Edit, edited } from "./edits.ts";

/** A drag is one step, or none if it returned to its start. */
export function dropped(state: DesignerState): DesignerState {
  const { gesture, design } = state;
  if (!gesture) return state;
  const ended = { ...state, gesture: null, guides: [] };
  return isSame(gesture.design, design) ? { ...ended, ...gesture } : recorded(ended, gesture, null);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Adds a step that restores the previous state. */
function recorded(state: DesignerState, before: Snapshot, lastEdit: string | null): DesignerState {
  const { design, frameAngle } = before;
  const step = { design, frameAngle, selection: state.selection, page: state.page };
  return { ...state, past: [...state.past, step], future: [], lastEdit };
}

/** Applies an edit, which becomes a step of the history or joins the last one. */
export function applied(state: DesignerState, edit: Edit, key: string | null = null): DesignerState {
  const before = state.gesture ?? state;
  const design = edited(before.design, edit);
  const ended = { ...state, frameAngle: before.frameAngle, design, gesture: null, guides: [] };
  if (isSame(design, before.design)) return { ...ended, design: before.design };
  return shownAgain(continuesEdit(state, key) ? ended : recorded(ended, before, key));
}

const continuesEdit = ({ lastEdit, future }: DesignerState, key: string | null) =>
  key !== null && key === lastEdit && future.length === 0;

/** The state before the edits that an edit with this key joins: it replaces them, so that roundings don't add up. */
export function beforeJoined(state: DesignerState, key: string): DesignerState {
  return continuesEdit(state, key) ? { ...travelled(state, "past", "future"), future: [] } : state;
}

/** After elements or pages were deleted: the remaining selection and page. */
function shownAgain(state: DesignerState): DesignerState {
  const page = Math.min(state.page, state.design.pages.length);
  const left = new Set(elementsOn({ design: state.design, page }).map(idOf));
  return { ...state, page, selection: state.selection.filter((id) => left.has(id)) };
}

/** Undoes or redoes a step. */
export function travelled(state: DesignerState, from: "past" | "future", to: "past" | "future"): DesignerState {
  const step = state[from].at(-1);
  if (!step) return state;
  const { design, frameAngle } = state.gesture ?? state;
  const here = { design, frameAngle, selection: state.selection, page: state.page };
  const moved = { ...state, gesture: null, guides: [], lastEdit: null, ...step };
  return shownAgain({ ...moved, [from]: state[from].slice(0, -1), [to]: [...state[to], here] });
}
