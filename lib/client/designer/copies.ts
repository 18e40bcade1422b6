import type { Design } from "#lib/contracts/designs/design.ts";
import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";
import { boundsOf, keptOnPage, roundedBox } from "./boxes.ts";

/** A copy's offset from its original, in mm each way. */
const offset = 4;

/** This many ids that no element of the design has: `e1`, `e2` … */
export function freeIds({ elements }: Pick<Design, "elements">, count: number): string[] {
  const taken = new Set(elements.map(({ id }) => id));
  const ids: string[] = [];
  for (let number = 1; ids.length < count; number += 1) if (!taken.has(`e${number}`)) ids.push(`e${number}`);
  return ids;
}

/**
 * Copies for the displayed page, unlocked; their ids are still those of the originals.
 * @param times the number of offsets from the originals
 */
export function copiesOf(
  elements: readonly DesignElement[],
  { design, page }: { design: Design; page: number },
  times: number,
): DesignElement[] {
  const sheet = design.pages[page - 1];
  if (!sheet || elements.length === 0) return [];
  const by = keptOnPage(boundsOf(elements), { x: offset * times, y: offset * times }, sheet);
  return elements.map((element) =>
    roundedBox({ ...element, page, locked: false, x: element.x + by.x, y: element.y + by.y }),
  );
}
