import { type PointerEvent, type RefObject, useRef, useState } from "react";
import type { Bounds, Point } from "#lib/client/designer/boxes.ts";
import type { DesignerHandle } from "../use-designer.ts";
import { areaBetween, dragEvent, type Gesture, gestureOn, pinchBetween } from "./gestures.ts";
import type { Zoom } from "./use-zoom.ts";

/** How near a box must come to something to snap to it, in pixels. */
const reachPixels = 6;
/** A press that moves less is a click. */
const slackPixels = 4;

interface Press {
  gesture: Gesture;
  pointerId: number;
  from: Point;
  /** Whether it has moved further than a click may. */
  isDrag: boolean;
  scroll: Point;
}

interface Options {
  designer: DesignerHandle;
  zoom: Zoom;
  stage: RefObject<HTMLElement | null>;
  sheet: RefObject<HTMLElement | null>;
  /** False on phones, where elements can't be dragged. */
  mayEdit: boolean;
  /** Whether each press adds to the selection, as Shift does: fingers have no such key. */
  choosesSeveral: boolean;
}

/**
 * Mouse, pen and touch on the stage: drag boxes and handles, or select an area. Two fingers zoom. One finger on the empty
 * page or the middle button moves the page.
 */
export function useStageGestures({ designer: { state, act }, zoom, stage, sheet, mayEdit, choosesSeveral }: Options) {
  const press = useRef<Press | null>(null);
  const touches = useRef(new Map<number, Point>());
  const [area, setArea] = useState<Bounds | null>(null);
  /** The current area: the state may lag behind quick events. */
  const lastArea = useRef<Bounds | null>(null);

  function showArea(next: Bounds | null) {
    lastArea.current = next;
    setArea(next);
  }

  /** A point of the window in mm on the page. */
  function onPage({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const box = sheet.current?.getBoundingClientRect();
    return { x: (clientX - (box?.left ?? 0)) / zoom.scale, y: (clientY - (box?.top ?? 0)) / zoom.scale };
  }

  function begin(event: PointerEvent, gesture: Gesture) {
    const { pointerId, clientX, clientY } = event;
    stage.current?.setPointerCapture(pointerId);
    const scroll = { x: stage.current?.scrollLeft ?? 0, y: stage.current?.scrollTop ?? 0 };
    press.current = { gesture, pointerId, from: { x: clientX, y: clientY }, isDrag: false, scroll };
  }

  function onPointerDown(event: PointerEvent) {
    const { target, pointerType, button } = event;
    if (!(target instanceof Element)) return;
    if (pointerType === "touch") {
      touches.current.set(event.pointerId, pointOf(event));
      if (touches.current.size > 1) {
        act({ type: "canceled" });
        press.current = null;
        return;
      }
    }
    if (button === 1) return begin(event, { type: "pan" });
    if (button !== 0) return;
    stage.current?.focus({ preventScroll: true });
    const { gesture, selects } = gestureOn(target, event, { selection: state.selection, mayEdit, choosesSeveral });
    if (selects) act(selects);
    begin(event, gesture);
  }

  function onPointerMove(event: PointerEvent) {
    if (touches.current.size > 1 && touches.current.has(event.pointerId)) return pinch(event);
    const { current } = press;
    if (!current || current.pointerId !== event.pointerId) return;
    const moved = { x: event.clientX - current.from.x, y: event.clientY - current.from.y };
    current.isDrag ||= Math.hypot(moved.x, moved.y) > slackPixels;
    if (current.isDrag) drag(event, current, moved);
  }

  function drag(event: PointerEvent, { gesture, from, scroll }: Press, moved: Point) {
    if (gesture.type === "pan") stage.current?.scrollTo(scroll.x - moved.x, scroll.y - moved.y);
    else if (gesture.type === "area")
      showArea(areaBetween(onPage({ clientX: from.x, clientY: from.y }), onPage(event)));
    else {
      const by = { x: moved.x / zoom.scale, y: moved.y / zoom.scale };
      // Alt turns snapping off.
      const reach = event.altKey ? 0 : reachPixels / zoom.scale;
      act(dragEvent(gesture, event, { by, pointer: onPage(event), reach }));
    }
  }

  function onPointerUp(event: PointerEvent) {
    touches.current.delete(event.pointerId);
    const { current } = press;
    if (!current || current.pointerId !== event.pointerId) return;
    press.current = null;
    const { gesture, isDrag } = current;
    if (gesture.type === "area" && lastArea.current) {
      act({ type: "selectedWithin", area: lastArea.current, adds: gesture.adds });
    }
    showArea(null);
    act({ type: "dropped" });
    if (gesture.type === "move" && gesture.toggles !== null && !isDrag) act({ type: "toggled", id: gesture.toggles });
  }

  function onPointerCancel(event: PointerEvent) {
    touches.current.delete(event.pointerId);
    press.current = null;
    showArea(null);
    act({ type: "canceled" });
  }

  /** Zooms about the point between two fingers, which the page follows. */
  function pinch(event: PointerEvent) {
    const before = [...touches.current.values()];
    touches.current.set(event.pointerId, pointOf(event));
    const pinched = pinchBetween(before, [...touches.current.values()]);
    if (!pinched) return;
    stage.current?.scrollBy(-pinched.moved.x, -pinched.moved.y);
    zoom.zoomBy(pinched.factor, pinched.centre);
  }

  return { area, onPage, gestures: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
