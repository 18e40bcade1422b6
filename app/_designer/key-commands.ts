import type { DesignerEvent } from "#lib/client/designer/designer.ts";
import type { DesignerState } from "#lib/client/designer/designer-state.ts";

/** The parts of a key press that decide what it does. */
export type Key = Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "altKey" | "ctrlKey" | "metaKey">;

type Shown = Pick<DesignerState, "selection" | "gesture" | "page" | "copied">;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key does with Ctrl or Cmd, wherever the focus is in the designer; null for nothing. */
export function commandOf(pressed: Key, { selection, copied }: Shown): DesignerEvent | null {
  if (!isCommand(pressed) || pressed.altKey) return null;
  switch (letterOf(pressed)) {
    case "z":
      return { type: pressed.shiftKey ? "redone" : "undone" };
    case "y":
      return { type: "redone" };
    case "a":
      return { type: "allSelected" };
    case "c":
      return selection.length > 0 ? { type: "copied", isCut: false } : null;
    case "x":
      return selection.length > 0 ? { type: "copied", isCut: true } : null;
    case "v":
      return copied.length > 0 ? { type: "pasted" } : null;
    case "d":
      return { type: "duplicated" };
    default:
      return reorderOf(pressed, selection);
  }
}

/** What a key does on the stage; null for nothing. */
export function stageCommandOf(pressed: Key, { selection, gesture, page }: Shown): DesignerEvent | null {
  switch (pressed.key) {
    case "Escape":
      if (gesture) return { type: "canceled" };
      return selection.length > 0 ? { type: "selected", ids: [] } : null;
    case "Delete":
    case "Backspace":
      return { type: "edited", edit: { type: "remove", ids: selection } };
    case "PageUp":
      return { type: "pageShown", page: page - 1 };
    case "PageDown":
      return { type: "pageShown", page: page + 1 };
    default:
      return isCommand(pressed) ? growthOf(pressed) : nudgeOf(pressed, selection);
  }
}

const isCommand = ({ ctrlKey, metaKey }: Key) => ctrlKey || metaKey;

/** The Latin letter of a key, also on keyboards for other scripts. */
const letterOf = ({ key, code }: Key) => (/^[a-z]$/i.test(key) ? key : code.replace("Key", "")).toLowerCase();

/** With Ctrl, arrow keys move the right and bottom sides. */
function growthOf({ key, shiftKey }: Key): DesignerEvent | null {
  const arrow = arrows[key];
  const step = shiftKey ? 5 : 1;
  return arrow ? { type: "grown", width: arrow[0] * step, height: arrow[1] * step } : null;
}

function nudgeOf(pressed: Key, ids: readonly string[]): DesignerEvent | null {
  const arrow = arrows[pressed.key];
  if (!arrow) return null;
  const step = nudgeStep(pressed);
  const edit = { type: "nudge", ids, x: arrow[0] * step, y: arrow[1] * step } as const;
  return { type: "edited", edit, key: `nudge ${ids}` };
}

/** In mm. */
function nudgeStep({ shiftKey, altKey }: Key): number {
  if (altKey) return 0.1;
  return shiftKey ? 5 : 1;
}

function reorderOf({ key, code, shiftKey }: Key, ids: readonly string[]): DesignerEvent | null {
  const isForward = key === "]" || code === "BracketRight";
  const isBackward = key === "[" || code === "BracketLeft";
  if (!isForward && !isBackward) return null;
  const [far, near] = isForward ? (["front", "forward"] as const) : (["back", "backward"] as const);
  return { type: "edited", edit: { type: "reorder", ids, order: shiftKey ? far : near } };
}
