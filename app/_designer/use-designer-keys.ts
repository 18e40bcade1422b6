import { type RefObject, useEffect, useEffectEvent } from "react";
import { commandOf, stageCommandOf } from "./key-commands.ts";
import type { DesignerHandle } from "./use-designer.ts";

/** Keyboard shortcuts: on the stage all of them, elsewhere those with Ctrl or Cmd. Text fields keep their own. */
export function useDesignerKeys(
  root: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
  { state, act }: DesignerHandle,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (isTyped(target)) return;
    const isOnStage = target instanceof Node && stage.current?.contains(target) === true;
    const command = commandOf(event, state) ?? (isOnStage ? stageCommandOf(event, state) : null);
    if (!command || (command.type === "copied" && isTextSelected())) return;
    event.preventDefault();
    // The page has its own undo.
    event.stopPropagation();
    act(command);
  });

  useEffect(() => {
    const element = root.current;
    const listen = (event: KeyboardEvent) => press(event);
    element?.addEventListener("keydown", listen);
    return () => element?.removeEventListener("keydown", listen);
  }, [root]);
}

/** Selected text on the page is copied as usual. */
const isTextSelected = () => document.getSelection()?.isCollapsed === false;

const withoutText = new Set(["button", "checkbox", "color", "file", "radio", "range"]);

function isTyped(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !withoutText.has(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
