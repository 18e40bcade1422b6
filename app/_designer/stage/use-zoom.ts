import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { DesignPage } from "#lib/contracts/designs/design.ts";

const pixelsPerMillimetre = 96 / 25.4;
const least = 0.1;
const most = 8;
/** The margin around the page, in pixels: for elements that reach over its edges, and for handles. */
export const stageMargin = 48;

export interface Zoom {
  /** Pixels of the window for a millimetre. */
  scale: number;
  /** 1 for the size that the page is printed in. */
  factor: number;
  isFit: boolean;
  fit: () => void;
  /** @param at a point of the window that stays over the same point of the page */
  zoomBy: (times: number, at?: { x: number; y: number }) => void;
}

/** The page's zoom on the stage: as large as fits, until the visitor chooses another. */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  page: DesignPage,
): Zoom {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [chosen, choose] = useState<number | null>(null);
  /** The point that stays under the pointer: in the window, and on the page as fractions of its sides. */
  const anchor = useRef<{ x: number; y: number; across: number; down: number } | null>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    watch.observe(element);
    return () => watch.disconnect();
  }, [stage]);
  const fitting = Math.min(
    (room.width - 2 * stageMargin) / (page.width * pixelsPerMillimetre),
    (room.height - 2 * stageMargin) / (page.height * pixelsPerMillimetre),
  );
  const factor = chosen ?? Math.max(least, Math.min(2, fitting));

  useLayoutEffect(() => {
    const held = anchor.current;
    const box = sheet.current?.getBoundingClientRect();
    if (!held || !box || !stage.current) return;
    anchor.current = null;
    stage.current.scrollBy(box.left + held.across * box.width - held.x, box.top + held.down * box.height - held.y);
  });

  return {
    ...{ scale: factor * pixelsPerMillimetre, factor, isFit: chosen === null },
    fit: () => choose(null),
    zoomBy(times, at) {
      const box = sheet.current?.getBoundingClientRect();
      const view = stage.current?.getBoundingClientRect();
      if (!box || !view) return;
      const { x, y } = at ?? { x: view.left + view.width / 2, y: view.top + view.height / 2 };
      anchor.current = { x, y, across: (x - box.left) / box.width, down: (y - box.top) / box.height };
      choose(Math.min(most, Math.max(least, factor * times)));
    },
  };
}
