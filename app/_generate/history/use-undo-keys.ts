import { useEffect, useEffectEvent } from "react";

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, or with Cmd on a Mac. In text fields, the browser handles them. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOurs = (event.ctrlKey || event.metaKey) && !event.altKey && !event.defaultPrevented;
    if (!isOurs || hasOwnUndo(event.target)) return;
    const letter = letterOf(event);
    const isRedo = letter === "y" || (letter === "z" && event.shiftKey);
    if (letter !== "z" && !isRedo) return;
    event.preventDefault();
    if (isRedo) redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** The letter on the key; on a keyboard without Latin letters, the one at its position. */
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace("Key", "").toLowerCase();
}

const withoutText = new Set(["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"]);

function hasOwnUndo(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !withoutText.has(target.type);
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}
