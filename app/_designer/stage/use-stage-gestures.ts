import { type PointerEvent, type RefObject, useRef, useState } from "react";
import type { Bounds, Point } from "#lib/client/designer/boxes.ts";
import type { Handle } from "#lib/client/designer/resize.ts";
import type { DesignerHandle } from "../use-designer.ts";
import type { Zoom } from "./use-zoom.ts";

/** How near a box must come to something to snap to it, in pixels. */
const reachPixels = 6;
/** A press that moves less is a click. */
const slackPixels = 4;

type Deed =
  /** `toggles`: the element that is no longer chosen if it isn't dragged. */
  | { type: "move"; toggles: string | null }
  | { type: "resize"; handle: Handle }
  | { type: "rotate" }
  | { type: "area"; adds: boolean }
  | { type: "pan" };

interface Press {
  deed: Deed;
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
  /** On a telephone, elements can't be dragged. */
  mayEdit: boolean;
  /** Several are chosen one by one, as with Shift: fingers have no such key. */
  choosesSeveral: boolean;
}

/**
 * What a mouse, a pen or fingers do on the stage: drag boxes and handles, choose by an area; two fingers zoom, and one
 * on the empty page, the middle button or the space bar moves the page.
 */
export function useStageGestures({ designer: { state, act }, zoom, stage, sheet, mayEdit, choosesSeveral }: Options) {
  const press = useRef<Press | null>(null);
  const touches = useRef(new Map<number, Point>());
  const [area, setArea] = useState<Bounds | null>(null);
  /** The same at once: the state may lag behind quick events. */
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

  function begin(event: PointerEvent, deed: Deed) {
    const { pointerId, clientX, clientY } = event;
    stage.current?.setPointerCapture(pointerId);
    const scroll = { x: stage.current?.scrollLeft ?? 0, y: stage.current?.scrollTop ?? 0 };
    press.current = { deed, pointerId, from: { x: clientX, y: clientY }, isDrag: false, scroll };
  }

  function onPointerDown(event: PointerEvent) {
    const { target, pointerType, button, shiftKey, ctrlKey, metaKey } = event;
    if (!(target instanceof Element)) return;
    if (pointerType === "touch") {
      touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (touches.current.size > 1) {
        act({ type: "canceled" });
        press.current = null;
        return;
      }
    }
    if (button === 1) return begin(event, { type: "pan" });
    if (button !== 0) return;
    stage.current?.focus({ preventScroll: true });
    const handle = target.closest<HTMLElement>("[data-handle]")?.dataset.handle;
    if (handle === "rotate") return begin(event, { type: "rotate" });
    if (handle) return begin(event, { type: "resize", handle: handle as Handle });
    const id = target.closest<HTMLElement>("[data-element]")?.dataset.element;
    const adds = choosesSeveral || shiftKey || ctrlKey || metaKey;
    if (!id) {
      if (!adds) act({ type: "selected", ids: [] });
      return begin(
        event,
        (pointerType === "mouse" || choosesSeveral) && mayEdit ? { type: "area", adds } : { type: "pan" },
      );
    }
    const isChosen = state.selection.includes(id);
    if (!isChosen) act(adds ? { type: "toggled", id } : { type: "selected", ids: [id] });
    begin(event, mayEdit ? { type: "move", toggles: adds && isChosen ? id : null } : { type: "pan" });
  }

  function onPointerMove(event: PointerEvent) {
    if (touches.current.has(event.pointerId)) {
      if (touches.current.size > 1) return pinch(event);
    }
    const { current } = press;
    if (!current || current.pointerId !== event.pointerId) return;
    const moved = { x: event.clientX - current.from.x, y: event.clientY - current.from.y };
    current.isDrag ||= Math.hypot(moved.x, moved.y) > slackPixels;
    if (!current.isDrag) return;
    const by = { x: moved.x / zoom.scale, y: moved.y / zoom.scale };
    // Alt drags past what boxes snap to.
    const reach = event.altKey ? 0 : reachPixels / zoom.scale;
    const { deed } = current;
    if (deed.type === "move") act({ type: "dragged", by: event.shiftKey ? straight(by) : by, reach });
    else if (deed.type === "rotate") act({ type: "rotated", pointer: onPage(event), step: event.shiftKey ? 15 : 0 });
    else if (deed.type === "resize") {
      const fromCentre = event.ctrlKey || event.metaKey;
      act({ type: "resized", handle: deed.handle, by, keepsRatio: event.shiftKey, fromCentre, reach });
    } else if (deed.type === "pan") {
      stage.current?.scrollTo(current.scroll.x - moved.x, current.scroll.y - moved.y);
    } else showArea(areaOf(onPage({ clientX: current.from.x, clientY: current.from.y }), onPage(event)));
  }

  function onPointerUp(event: PointerEvent) {
    touches.current.delete(event.pointerId);
    const { current } = press;
    if (!current || current.pointerId !== event.pointerId) return;
    press.current = null;
    if (current.deed.type === "area" && lastArea.current) {
      act({ type: "selectedWithin", area: lastArea.current, adds: current.deed.adds });
    }
    showArea(null);
    act({ type: "dropped" });
    const { deed, isDrag } = current;
    if (deed.type === "move" && deed.toggles !== null && !isDrag) act({ type: "toggled", id: deed.toggles });
  }

  function onPointerCancel(event: PointerEvent) {
    touches.current.delete(event.pointerId);
    press.current = null;
    showArea(null);
    act({ type: "canceled" });
  }

  /** Two fingers: their distance zooms about the point between them, which the page follows. */
  function pinch({ pointerId, clientX, clientY }: PointerEvent) {
    const before = [...touches.current.values()];
    touches.current.set(pointerId, { x: clientX, y: clientY });
    const after = [...touches.current.values()];
    const [was, is] = [before, after].map(([one, other]) => ({
      apart: one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0,
      x: ((one?.x ?? 0) + (other?.x ?? 0)) / 2,
      y: ((one?.y ?? 0) + (other?.y ?? 0)) / 2,
    }));
    if (!was || !is || was.apart === 0) return;
    stage.current?.scrollBy(was.x - is.x, was.y - is.y);
    zoom.zoomBy(is.apart / was.apart, is);
  }

  return { area, onPage, gestures: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}

/** Only along the axis of the longer way. */
const straight = ({ x, y }: Point): Point => (Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y });

function areaOf(one: Point, other: Point): Bounds {
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)];
  return { left, right, top: Math.min(one.y, other.y), bottom: Math.max(one.y, other.y) };
}
