import { type PointerEvent, type RefObject, useRef, useState } from "react";
import type { Bounds, Point } from "#lib/client/designer/boxes.ts";
import type { DesignerHandle } from "../use-designer.ts";
import { areaBetween, dragEvent, gestureOn } from "./gestures.ts";
import { usePress } from "./use-press.ts";
import { useTwoFingers } from "./use-two-fingers.ts";
import type { Zoom } from "./use-zoom.ts";

/** How near a box must come to something to snap to it, in pixels. */
const reachPixels = 6;

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
 * Mouse, pen and touch on the stage: drag boxes and handles, or select an area. Two fingers zoom. One finger on the
 * empty page or the middle button moves the page.
 */
export function useStageGestures({ designer: { state, act }, zoom, stage, sheet, mayEdit, choosesSeveral }: Options) {
  const press = usePress(stage);
  const fingers = useTwoFingers(stage, zoom);
  const [area, lastArea, showArea] = useArea();

  /** A point of the window in mm on the page. */
  function onPage({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const box = sheet.current?.getBoundingClientRect();
    return { x: (clientX - (box?.left ?? 0)) / zoom.scale, y: (clientY - (box?.top ?? 0)) / zoom.scale };
  }

  function onPointerDown(event: PointerEvent) {
    const { target, button } = event;
    if (!(target instanceof Element)) return;
    if (fingers.joins(event)) {
      act({ type: "canceled" });
      return press.cancel();
    }
    if (button === 1) return press.begin(event, { type: "pan" });
    if (button !== 0) return;
    stage.current?.focus({ preventScroll: true });
    const { gesture, selects } = gestureOn(target, event, { selection: state.selection, mayEdit, choosesSeveral });
    if (selects) act(selects);
    press.begin(event, gesture);
  }

  function onPointerMove(event: PointerEvent) {
    const drag = fingers.pinches(event) ? null : press.dragOf(event);
    if (!drag) return;
    const { gesture, from, scroll, moved } = drag;
    if (gesture.type === "pan") return stage.current?.scrollTo(scroll.x - moved.x, scroll.y - moved.y);
    const pointer = onPage(event);
    if (gesture.type === "area") return showArea(areaBetween(onPage({ clientX: from.x, clientY: from.y }), pointer));
    const by = { x: moved.x / zoom.scale, y: moved.y / zoom.scale };
    // Alt turns snapping off.
    const reach = event.altKey ? 0 : reachPixels / zoom.scale;
    act(dragEvent(gesture, event, { by, pointer, reach }));
  }

  function onPointerUp(event: PointerEvent) {
    fingers.lift(event);
    const ended = press.end(event);
    if (!ended) return;
    const { gesture, isDrag } = ended;
    const selected = lastArea();
    if (gesture.type === "area" && selected) act({ type: "selectedWithin", area: selected, adds: gesture.adds });
    showArea(null);
    act({ type: "dropped" });
    if (gesture.type === "move" && gesture.toggles !== null && !isDrag) act({ type: "toggled", id: gesture.toggles });
  }

  function onPointerCancel(event: PointerEvent) {
    fingers.lift(event);
    press.cancel();
    showArea(null);
    act({ type: "canceled" });
  }

  return { area, onPage, gestures: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}

/** The area that a drag selects: as rendered, and as last set, since the state may lag behind quick events. */
function useArea() {
  const [area, setArea] = useState<Bounds | null>(null);
  const last = useRef<Bounds | null>(null);
  const show = (next: Bounds | null) => {
    last.current = next;
    setArea(next);
  };
  return [area, () => last.current, show] as const;
}
