import { useEffect, useEffectEvent, useState } from "react";
import { msUntil } from "./server-clock.ts";

/**
 * Calls once a moment of the server's has passed, so that nothing is offered that is gone by then.
 * @param serverNow the server's clock as it made the page, in ms: the visitor's own may be wrong by days
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
