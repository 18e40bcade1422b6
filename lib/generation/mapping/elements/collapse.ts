import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";
import type { Moves } from "../fit/fit.ts";

/** Lengths that differ by less are equal, in millimetres. */
const tolerance = 0.05;

/**
 * How far boxes move up because empty ones above them collapse. A collapsed box takes the gap below it along: the next
 * box in its part of the page's width begins where it began, and all others below keep their distance to that.
 *
 * @param isEmpty whether a text of this id has nothing to show
 * @returns undefined if nothing moves
 */
export function movesOf(elements: readonly DesignElement[], isEmpty: (id: string) => boolean): Moves | undefined {
  const collapsed = elements.filter(
    (element) => element.kind === "text" && element.empty === "collapse" && isEmpty(element.id),
  );
  if (collapsed.length === 0) return undefined;
  const moves: Moves = {};
  for (const box of collapsed) {
    const below = elements.filter((other) => isBelow(other, box));
    const next = Math.min(...below.map(({ y }) => y));
    for (const { id } of below) moves[id] = (moves[id] ?? 0) + next - box.y;
  }
  return Object.keys(moves).length > 0 ? moves : undefined;
}

function isBelow(other: DesignElement, box: DesignElement): boolean {
  const isBeside = other.x + other.width <= box.x + tolerance || other.x >= box.x + box.width - tolerance;
  return other.page === box.page && !isBeside && other.y >= box.y + box.height - tolerance;
}
