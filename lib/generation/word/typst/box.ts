import { isDeepStrictEqual } from "node:util";
import type { Block, Paragraph } from "../model.ts";

/** Whether two paragraphs that follow each other stand in one box: with the same borders and indents (17.3.1.24). */
export function isInOneBox(one: Block | undefined, other: Block | undefined): boolean {
  if (one?.kind !== "paragraph" || other?.kind !== "paragraph") return false;
  const [upper, lower] = [one.properties, other.properties];
  if (!Object.values(upper.borders).some((border) => border)) return false;
  const isSame = upper.left === lower.left && upper.right === lower.right;
  return isSame && isDeepStrictEqual(upper.borders, lower.borders) && isDeepStrictEqual(upper.frame, lower.frame);
}

/** A paragraph with the borders of its place in a box: only the first has the upper one, and only the last the lower one. */
export function inBox(paragraph: Paragraph, joinsAbove: boolean, joinsBelow: boolean): Paragraph {
  if (!joinsAbove && !joinsBelow) return paragraph;
  const { borders } = paragraph.properties;
  const own = { ...borders, ...(joinsAbove && { top: borders.between ?? null }), ...(joinsBelow && { bottom: null }) };
  return { ...paragraph, properties: { ...paragraph.properties, borders: own } };
}

/** Whether a paragraph's borders or shading show how high it is. */
export function hasSides({ properties: { borders, fill } }: Paragraph): boolean {
  return Boolean(borders.left || borders.right || fill !== null);
}

/** Space between two blocks: Word takes the larger, which is what the engine does with both. */
export function gap(one: Block | undefined, other: Block | undefined, of: "before" | "after"): number {
  const own = of === "before" ? other : one;
  if (own?.kind !== "paragraph") return 0;
  const neighbour = of === "before" ? lastOf(one) : firstOf(other);
  if (own.properties[of === "before" ? "isAutoBefore" : "isAutoAfter"]) {
    const isListed = neighbour?.kind === "paragraph" && neighbour.label !== null;
    if (!neighbour || (isListed && own.label !== null)) return 0;
  }
  const isSame = neighbour?.kind === "paragraph" && neighbour.style === own.style;
  return own.properties.isContextual && isSame ? 0 : own.properties[of];
}

const lastOf = (block: Block | undefined): Block | undefined =>
  block?.kind === "part" ? lastOf(block.blocks.at(-1)) : block;
const firstOf = (block: Block | undefined): Block | undefined =>
  block?.kind === "part" ? firstOf(block.blocks[0]) : block;
