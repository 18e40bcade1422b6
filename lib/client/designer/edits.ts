import type { Design, DesignPage, DesignSheet } from "#lib/contracts/designs/design.ts";
import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";
import { designLimits } from "#lib/contracts/designs/design-limits.ts";
import { type Axis, aligned, distributed, type Edge, type Order, reordered } from "./arrange.ts";
import { type Box, boundsOf, keptOnPage, roundedBox } from "./boxes.ts";
import { placedIn } from "./frame.ts";
import { laidOnSheet } from "./sheets.ts";

/** The properties of an element that a panel can set: any of its kind's. */
export type Properties = Readonly<Record<string, unknown>>;

/** A change of a design that is one step of its history. */
export type Edit =
  | { type: "add"; elements: readonly DesignElement[] }
  | { type: "remove"; ids: readonly string[] }
  /** `by` in mm. */
  | { type: "nudge"; ids: readonly string[]; x: number; y: number }
  /** From one frame around them to another. `scales`: see `placedIn`. */
  | { type: "place"; ids: readonly string[]; from: Box; to: Box; scales: boolean }
  | { type: "set"; ids: readonly string[]; properties: Properties }
  | { type: "align"; ids: readonly string[]; edge: Edge }
  | { type: "distribute"; ids: readonly string[]; axis: Axis }
  | { type: "reorder"; ids: readonly string[]; order: Order }
  | { type: "addPage"; after: number }
  | { type: "removePage"; page: number }
  | { type: "setPage"; page: number; properties: Partial<DesignPage> }
  /** A sheet's properties. */
  | { type: "setSheet"; properties: Partial<DesignSheet> }
  /** On a sheet of labels, which the design may be adapted to; null for its own paper. */
  | { type: "layOn"; layout: string | null };

/** The design after an edit. Locked elements keep their place, and can't be deleted. */
export function edited(design: Design, edit: Edit): Design {
  const { elements, pages } = design;
  switch (edit.type) {
    case "add": {
      const room = designLimits.elements - elements.length;
      return room < edit.elements.length ? design : { ...design, elements: [...elements, ...edit.elements] };
    }
    case "remove": {
      const gone = new Set(edit.ids);
      return { ...design, elements: elements.filter(({ id, locked }) => locked || !gone.has(id)) };
    }
    case "nudge":
      return moved(design, edit.ids, edit);
    case "place":
      return placed(design, edit.ids, edit.from, edit.to, edit.scales);
    case "set":
      return withElements(design, edit.ids, (element) => roundedBox({ ...element, ...edit.properties }));
    case "align":
    case "distribute": {
      const chosen = elements.filter(({ id }) => edit.ids.includes(id));
      const page = pages[(chosen[0]?.page ?? 1) - 1];
      if (!page) return design;
      const placed = edit.type === "align" ? aligned(chosen, edit.edge, page) : distributed(chosen, edit.axis);
      const byId = new Map(placed.map((element) => [element.id, roundedBox(element)]));
      return { ...design, elements: elements.map((element) => byId.get(element.id) ?? element) };
    }
    case "reorder":
      return { ...design, elements: reordered(elements, new Set(edit.ids), edit.order) };
    case "addPage":
      return withPage(design, edit.after);
    case "removePage":
      return withoutPage(design, edit.page);
    case "setPage":
      return {
        ...design,
        pages: pages.map((page, index) => (index === edit.page - 1 ? { ...page, ...edit.properties } : page)),
      };
    case "setSheet":
      return { ...design, sheet: design.sheet && { ...design.sheet, ...edit.properties } };
    case "layOn":
      return laidOnSheet(design, edit.layout);
  }
}

function withElements(
  design: Design,
  ids: readonly string[],
  change: (element: DesignElement) => DesignElement,
): Design {
  const chosen = new Set(ids);
  return {
    ...design,
    elements: design.elements.map((element) => (chosen.has(element.id) ? change(element) : element)),
  };
}

/** Moves elements together; part of them stays on their page. */
export function moved(design: Design, ids: readonly string[], by: { x: number; y: number }): Design {
  const free = design.elements.filter(({ id, locked }) => !locked && ids.includes(id));
  const page = design.pages[(free[0]?.page ?? 1) - 1];
  if (!page || free.length === 0) return design;
  const { x, y } = keptOnPage(boundsOf(free), by, page);
  const freeIds = free.map(({ id }) => id);
  return withElements(design, freeIds, (element) => roundedBox({ ...element, x: element.x + x, y: element.y + y }));
}

/** Moves elements from one frame around them to another. */
export function placed(design: Design, ids: readonly string[], from: Box, to: Box, scales: boolean): Design {
  return withElements(design, ids, (element) => placedIn(element, from, to, scales));
}

/** On a sheet, the second page is the back. */
const withBack = ({ sheet, pages }: Design) => sheet && { ...sheet, back: pages.length > 1 };

/** An empty page of the same size behind another. */
function withPage(design: Design, after: number): Design {
  const { pages, elements } = design;
  const like = pages[after - 1];
  if (!like || pages.length >= designLimits.pages) return design;
  const more = pages.toSpliced(after, 0, { ...like, background: null });
  return {
    ...design,
    pages: more,
    sheet: withBack({ ...design, pages: more }),
    elements: elements.map((element) => (element.page > after ? { ...element, page: element.page + 1 } : element)),
  };
}

/** Removes a page with its elements, unless it is the only one. */
function withoutPage(design: Design, page: number): Design {
  const { pages, elements } = design;
  if (pages.length === 1) return design;
  const left = pages.toSpliced(page - 1, 1);
  return {
    ...design,
    pages: left,
    sheet: withBack({ ...design, pages: left }),
    elements: elements
      .filter((element) => element.page !== page)
      .map((element) => (element.page > page ? { ...element, page: element.page - 1 } : element)),
  };
}
