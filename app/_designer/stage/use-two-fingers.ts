import { type PointerEvent, type RefObject, useRef } from "react";
import type { Point } from "#lib/client/designer/boxes.ts";
import { pinchBetween } from "./gestures.ts";
import type { Zoom } from "./use-zoom.ts";

/** Two fingers on the stage: they zoom about the point between them, and the page follows that point. */
export function useTwoFingers(stage: RefObject<HTMLElement | null>, zoom: Zoom) {
  const fingers = useRef(new Map<number, Point>());

  return {
    /** Returns whether this is a finger that joins another one. */
    joins({ pointerType, pointerId, clientX, clientY }: PointerEvent): boolean {
      if (pointerType !== "touch") return false;
      fingers.current.set(pointerId, { x: clientX, y: clientY });
      return fingers.current.size > 1;
    },
    /** Zooms if the pointer is one of several fingers. Returns whether it is. */
    pinches({ pointerId, clientX, clientY }: PointerEvent): boolean {
      const before = [...fingers.current.values()];
      if (before.length < 2 || !fingers.current.has(pointerId)) return false;
      fingers.current.set(pointerId, { x: clientX, y: clientY });
      const pinched = pinchBetween(before, [...fingers.current.values()]);
      if (pinched) {
        stage.current?.scrollBy(-pinched.moved.x, -pinched.moved.y);
        zoom.zoomBy(pinched.factor, pinched.centre);
      }
      return true;
    },
    lift({ pointerId }: PointerEvent) {
      fingers.current.delete(pointerId);
    },
  };
}
