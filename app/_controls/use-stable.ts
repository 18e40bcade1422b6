import { useCallback, useLayoutEffect, useRef } from "react";

/** One function for all renders, which does what the last one's does: what gets it can be memoised. For events alone. */
export function useStable<Given extends unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given) => latest.current(...given), []);
}
