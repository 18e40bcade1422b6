import { useEffect, useState } from "react";

/** After this time people wonder whether anything is happening. */
const longMs = 5_000;

/**
 * True once something has taken so long that the page should say so.
 * @param step changes with every progress, and restarts the wait
 */
export function useIsLong(isGoingOn: boolean, step?: unknown): boolean {
  const [isLong, setLong] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step restarts the timer
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(setLong, longMs, true);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isGoingOn, step]);
  return isLong;
}
