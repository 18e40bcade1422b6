import { type RefObject, useEffect, useEffectEvent } from "react";
import type { DesignerEvent } from "#lib/client/designer/designer.ts";
import type { DesignerHandle } from "./use-designer.ts";

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keyboard shortcuts. Text fields keep their own; on the stage, all of these work; elsewhere, only those with Ctrl or Cmd. */
export function useDesignerKeys(
  root: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
  { state, act }: DesignerHandle,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (isTyped(target)) return;
    const isOnStage = target instanceof Node && stage.current?.contains(target) === true;
    if (event.key === "Escape" && (state.gesture || state.selection.length > 0) && isOnStage) {
      event.preventDefault();
      act(state.gesture ? { type: "canceled" } : { type: "selected", ids: [] });
      return;
    }
    const done = commandOf(event) ?? (isOnStage ? (sizeOf(event) ?? keyOnStage(event)) : null);
    if (!done) return;
    event.preventDefault();
    // The page has its own undo.
    event.stopPropagation();
    act(done);
  });

  function keyOnStage({ key, shiftKey, altKey }: KeyboardEvent): DesignerEvent | null {
    const ids = state.selection;
    const arrow = arrows[key];
    if (arrow) {
      const step = altKey ? 0.1 : shiftKey ? 5 : 1;
      return {
        type: "edited",
        edit: { type: "nudge", ids, x: arrow[0] * step, y: arrow[1] * step },
        key: `nudge ${ids}`,
      };
    }
    if (key === "Delete" || key === "Backspace") return { type: "edited", edit: { type: "remove", ids } };
    if (key === "PageUp") return { type: "pageShown", page: state.page - 1 };
    if (key === "PageDown") return { type: "pageShown", page: state.page + 1 };
    return null;
  }

  function commandOf(event: KeyboardEvent): DesignerEvent | null {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
    const ids = state.selection;
    const letter = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : event.code.replace("Key", "").toLowerCase();
    switch (letter) {
      case "z":
        return { type: event.shiftKey ? "redone" : "undone" };
      case "y":
        return { type: "redone" };
      case "a":
        return { type: "allSelected" };
      case "c":
      case "x":
        // Selected text on the page is copied as usual.
        return ids.length > 0 && document.getSelection()?.isCollapsed !== false
          ? { type: "copied", isCut: letter === "x" }
          : null;
      case "v":
        return state.copied.length > 0 ? { type: "pasted" } : null;
      case "d":
        return { type: "duplicated" };
      default:
        return bracketOf(event, ids);
    }
  }

  useEffect(() => {
    const element = root.current;
    const listen = (event: KeyboardEvent) => press(event);
    element?.addEventListener("keydown", listen);
    return () => element?.removeEventListener("keydown", listen);
  }, [root]);
}

/** With Ctrl, arrow keys move the right and bottom sides. */
function sizeOf({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): DesignerEvent | null {
  const arrow = ctrlKey || metaKey ? arrows[key] : undefined;
  const step = shiftKey ? 5 : 1;
  return arrow ? { type: "grown", width: arrow[0] * step, height: arrow[1] * step } : null;
}

function bracketOf({ key, code, shiftKey }: KeyboardEvent, ids: readonly string[]): DesignerEvent | null {
  const isForward = key === "]" || code === "BracketRight";
  if (!isForward && key !== "[" && code !== "BracketLeft") return null;
  const order = isForward ? (shiftKey ? "front" : "forward") : shiftKey ? "back" : "backward";
  return { type: "edited", edit: { type: "reorder", ids, order } };
}

const withoutText = new Set(["button", "checkbox", "color", "file", "radio", "range"]);

function isTyped(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !withoutText.has(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
