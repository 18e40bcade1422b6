import type { RefObject } from "react";
import { freePlace } from "#lib/client/designer/adding/free-place.ts";
import { columnForCode, type Kind, newElement, sizeOfNew } from "#lib/client/designer/adding/new-element.ts";
import { placeWithoutPoint, textPlaceAt } from "#lib/client/designer/adding/text-place.ts";
import { elementsOn } from "#lib/client/designer/designer-state.ts";
import type { DesignPage } from "#lib/contracts/designs/design.ts";
import { designLimits } from "#lib/contracts/designs/design-limits.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { useSay } from "../_site/words/say.tsx";
import { pixelsOf } from "./stage/page-pixels.ts";
import type { DesignerHandle } from "./use-designer.ts";

interface Options {
  designer: DesignerHandle;
  page: DesignPage;
  columns: SessionResponse["source"]["columns"];
  /** The names of columns that the design shows. */
  used: ReadonlySet<string>;
  stage: RefObject<HTMLElement | null>;
  sheet: RefObject<HTMLElement | null>;
  /** A point of the window in mm on the page. */
  onPage: (at: { clientX: number; clientY: number }) => { x: number; y: number };
}

/** Returns a function that adds an element where it was dropped or, without a point, where there is room. */
export function useAddElement({ designer: { state, act, tell }, page, columns, used, stage, sheet, onPage }: Options) {
  const say = useSay();
  return (kind: Kind, column?: string, dropped?: { x: number; y: number }) => {
    if (state.design.elements.length >= designLimits.elements) {
      return tell(say("designer.full", { most: designLimits.elements }));
    }
    const others = elementsOn(state);
    const isText = kind === "text";
    const pixels = isText ? pixelsOf(sheet.current, page) : null;
    const undropped = () => (isText ? placeWithoutPoint(page, others, pixels) : undefined);
    const at = dropped ? onPage({ clientX: dropped.x, clientY: dropped.y }) : undropped();
    const free = (kind === "code" || kind === "picture") && !at ? freePlace(page, others, sizeOfNew(kind, page)) : null;
    const isOutside = at && (at.x < 0 || at.y < 0 || at.x > page.width || at.y > page.height);
    if (isOutside) return;
    const place = isText && at ? textPlaceAt(page, at, others, pixels) : undefined;
    const shown = column ?? (kind === "code" ? columnForCode(columns, used) : undefined);
    const wanted = { kind, column: shown, at, page: state.page, ...free };
    act({ type: "added", elements: [newElement(wanted, page, say("designer.newText"), place)] });
    stage.current?.focus({ preventScroll: true });
  };
}
