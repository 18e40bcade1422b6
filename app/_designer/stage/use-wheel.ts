import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Zoom } from "./use-zoom.ts";

/** Ctrl with the wheel, or two fingers on a touchpad, zooms the page instead of the window. */
export function useWheel(stage: RefObject<HTMLElement | null>, { zoomBy }: Zoom): void {
  const turn = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
  });
  useEffect(() => {
    const element = stage.current;
    const listen = (event: WheelEvent) => turn(event);
    element?.addEventListener("wheel", listen, { passive: false });
    return () => element?.removeEventListener("wheel", listen);
  }, [stage]);
}
