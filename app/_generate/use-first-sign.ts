import { useEffect, useEffectEvent } from "react";

const signs = ["pointermove", "pointerdown", "keydown", "focusin", "dragenter"] as const;

/**
 * Calls `onSign` once, when a visitor first moves a pointer, touches, presses a key or drags something over the page.
 */
export function useFirstSign(onSign: () => void): void {
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
