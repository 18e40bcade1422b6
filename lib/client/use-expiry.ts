import { useEffect, useEffectEvent, useState } from "react";
import { msUntil } from "./server-clock.ts";

/**
 * Calls `onExpired` once a session or a job has expired by the server's clock, so that the page offers nothing that is
 * gone. What it calls should ask the server: after 24.8 days, the longest timer, it is called too early.
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
