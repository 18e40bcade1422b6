import { useEffect, useEffectEvent } from "react";
import { focusIfLost } from "./focus-if-lost.ts";

/** When the calling component unmounts while it has the focus, moves the focus to the result of `find`. */
export function useFocusHeir(find: () => HTMLElement | null): void {
  const findHeir = useEffectEvent(find);
  useEffect(() => () => focusIfLost(findHeir()), []);
}
