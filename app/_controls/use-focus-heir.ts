import { useEffect, useEffectEvent } from "react";
import { focusIfLost } from "./focus-if-lost.ts";

/** When the part of the page that calls this goes, and the focus with it, what `find` gives has the focus instead. */
export function useFocusHeir(find: () => HTMLElement | null): void {
  const findHeir = useEffectEvent(find);
  useEffect(() => () => focusIfLost(findHeir()), []);
}
