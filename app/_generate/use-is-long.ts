import { useEffect, useState } from "react";

/** After so long people wonder whether anything goes on. */
const longMs = 5_000;

/** True once something has been going on for so long that it must be spoken of. */
export function useIsLong(isGoingOn: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(setLong, longMs, true);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isGoingOn]);
  return isLong;
}
