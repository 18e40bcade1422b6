import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";
import { type Bounds, boundsOf, type DesignPage } from "./boxes.ts";

export type Edge = "left" | "centre" | "right" | "top" | "middle" | "bottom";
export type Axis = "x" | "y";
export type Order = "front" | "forward" | "backward" | "back";

const isUpright = (edge: Edge) => edge === "left" || edge === "centre" || edge === "right";

function along(edge: Edge, { left, top, right, bottom }: Bounds): number {
  const at: Record<Edge, number> = {
    left,
    centre: (left + right) / 2,
    right,
    ...{ top, middle: (top + bottom) / 2, bottom },
  };
  return at[edge];
}

/**
 * Aligns several elements with each other, a single one with its page. Locked elements stay, and others align with
 * them.
 */
export function aligned(chosen: readonly DesignElement[], edge: Edge, page: DesignPage): DesignElement[] {
  const held = chosen.filter(({ locked }) => locked);
  const whole = { left: 0, top: 0, right: page.width, bottom: page.height };
  const to = along(edge, chosen.length === 1 ? whole : boundsOf(held.length > 0 ? held : chosen));
  return chosen.map((element) => {
    if (element.locked) return element;
    const by = to - along(edge, boundsOf([element]));
    return isUpright(edge) ? { ...element, x: element.x + by } : { ...element, y: element.y + by };
  });
}

/** Makes the gaps between at least three elements equal; the outermost two stay. */
export function distributed(chosen: readonly DesignElement[], axis: Axis): DesignElement[] {
  if (chosen.length < 3) return [...chosen];
  const [start, end] = axis === "x" ? (["left", "right"] as const) : (["top", "bottom"] as const);
  const placed = chosen
    .map((element) => ({ element, bounds: boundsOf([element]) }))
    .sort((one, other) => one.bounds[start] - other.bounds[start]);
  const whole = boundsOf(chosen);
  const lengths = placed.map(({ bounds }) => bounds[end] - bounds[start]);
  const gap = (whole[end] - whole[start] - lengths.reduce((sum, length) => sum + length, 0)) / (placed.length - 1);
  let at = whole[start];
  return placed.map(({ element, bounds }, index) => {
    const by = at - bounds[start];
    at += (lengths[index] ?? 0) + gap;
    return element.locked ? element : { ...element, [axis]: element[axis] + by };
  });
}

/** Moves elements in front of or behind the others of their page; their own order stays. */
export function reordered(elements: readonly DesignElement[], ids: ReadonlySet<string>, order: Order): DesignElement[] {
  const isChosen = ({ id }: DesignElement) => ids.has(id);
  const [chosen, others] = [elements.filter(isChosen), elements.filter((element) => !isChosen(element))];
  if (order === "front") return [...others, ...chosen];
  if (order === "back") return [...chosen, ...others];
  const moved = order === "forward" ? [...elements].reverse() : [...elements];
  for (const element of moved.filter(isChosen)) {
    const at = moved.indexOf(element);
    // Elements of other pages are no neighbours; an own one ahead is already as far as it can be.
    const next = moved.findLastIndex(({ page }, index) => index < at && page === element.page);
    const neighbour = moved[next];
    if (!neighbour || isChosen(neighbour)) continue;
    moved.splice(at, 1);
    moved.splice(next, 0, element);
  }
  return order === "forward" ? moved.reverse() : moved;
}
