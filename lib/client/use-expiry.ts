import { useEffect, useEffectEvent, useState } from "react";
import { msUntil } from "./server-clock.ts";

/**
 * Calls `onExpired` once a moment on the server's clock has passed, so that the page offers nothing that is gone.
 * @param serverNow the server's clock when it rendered the page, in ms: the visitor's own may be wrong by days
 */
export function useExpiry(expiresAt: string | null, serverNow: number, onExpired: () => void): void {
  const [startedAt] = useState(() => performance.now());
  const expire = useEffectEvent(onExpired);
  useEffect(() => {
    if (expiresAt === null) return;
    const timer = setTimeout(() => expire(), msUntil(expiresAt, serverNow + performance.now() - startedAt));
    return () => clearTimeout(timer);
  }, [expiresAt, serverNow, startedAt]);
}
