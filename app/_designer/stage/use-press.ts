import { type PointerEvent, type RefObject, useRef } from "react";
import type { Point } from "#lib/client/designer/boxes.ts";
import type { Gesture } from "./gestures.ts";

/** A press that moves less is a click. */
const slackPixels = 4;

interface Press {
  gesture: Gesture;
  pointerId: number;
  from: Point;
  /** Whether it has moved further than a click may. */
  isDrag: boolean;
  /** Where the stage was scrolled to when it began. */
  scroll: Point;
}

/** The one press on the stage: a pointer that is down, and what its moves mean. */
export function usePress(stage: RefObject<HTMLElement | null>) {
  const press = useRef<Press | null>(null);
  const pressOf = ({ pointerId }: PointerEvent) => (press.current?.pointerId === pointerId ? press.current : null);

  return {
    begin(event: PointerEvent, gesture: Gesture) {
      const { pointerId, clientX, clientY } = event;
      stage.current?.setPointerCapture(pointerId);
      const scroll = { x: stage.current?.scrollLeft ?? 0, y: stage.current?.scrollTop ?? 0 };
      press.current = { gesture, pointerId, from: { x: clientX, y: clientY }, isDrag: false, scroll };
    },
    /** How far the pointer has dragged; null for a pointer that isn't pressed, or that may still be clicking. */
    dragOf(event: PointerEvent): (Press & { moved: Point }) | null {
      const pressed = pressOf(event);
      if (!pressed) return null;
      const moved = { x: event.clientX - pressed.from.x, y: event.clientY - pressed.from.y };
      pressed.isDrag ||= Math.hypot(moved.x, moved.y) > slackPixels;
      return pressed.isDrag ? { ...pressed, moved } : null;
    },
    /** Ends the pointer's press and returns it; null for a pointer that isn't pressed. */
    end(event: PointerEvent): Press | null {
      const ended = pressOf(event);
      if (ended) press.current = null;
      return ended;
    },
    cancel() {
      press.current = null;
    },
  };
}
