import { useSyncExternalStore } from "react";

/** Whether the tab is out of sight. */
export function useHidden(): boolean {
  return useSyncExternalStore(onVisibilityChange, isHidden, () => false);
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

const isHidden = () => document.hidden;
