import { useSyncExternalStore } from "react";

/** Whether the tab is hidden. */
export function useHidden(): boolean {
  return useSyncExternalStore(onVisibilityChange, isHidden, () => false);
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

const isHidden = () => document.hidden;
