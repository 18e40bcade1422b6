import { useEffect, useState } from "react";

/** After so long people wonder whether anything goes on. */
const longMs = 5_000;

/**
 * True once something has been going on for so long that it must be spoken of.
 * @param step what changes when it has come further
 */
export function useIsLong(isGoingOn: boolean, step?: unknown): boolean {
  const [isLong, setLong] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts the time anew
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
