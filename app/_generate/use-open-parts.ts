import { useEffect, useEffectEvent, useState } from "react";
import { ConnectionError } from "#lib/client/requests/api-error.ts";
import { loadAnswers } from "#lib/client/requests/read-as.ts";
import { timeLimitsMs } from "#lib/client/requests/time-limits.ts";
import { whileMoving } from "#lib/client/requests/while-moving.ts";
import type { openParts } from "./open-steps.tsx";
import type { OpenTools } from "./workbench/open-tools.ts";

type OpenParts = typeof openParts;

/**
 * The components of an open session, as large as all our other scripts together. They load at the first sign of a
 * visitor: before a file can be chosen, but not with the page.
 */
export function useOpenParts(): { parts: OpenParts | null; loadParts: () => Promise<OpenTools> } {
  const [parts, setParts] = useState<OpenParts | null>(null);

  async function loadParts(): Promise<OpenTools> {
    try {
      const loaded = await whileMoving(timeLimitsMs.own, undefined, () => import("./open-steps.tsx"));
      setParts(loaded.openParts);
      return loaded.openTools;
    } catch (cause) {
      throw new ConnectionError(cause);
    }
  }
  // If this preload fails, loading is retried when needed, and only that failure is shown.
  useFirstSign(() => void Promise.allSettled([loadParts(), loadAnswers()]));
  return { parts, loadParts };
}

const signs = ["pointermove", "pointerdown", "keydown", "focusin", "dragenter"] as const;

/**
 * Calls `onSign` once, when a visitor first moves a pointer, touches, presses a key or drags something over the page.
 */
function useFirstSign(onSign: () => void): void {
  const tell = useEffectEvent(onSign);
  useEffect(() => {
    const isOver = new AbortController();
    const take = () => {
      isOver.abort();
      tell();
    };
    for (const sign of signs) document.addEventListener(sign, take, { signal: isOver.signal, passive: true });
    return () => isOver.abort();
  }, []);
}
