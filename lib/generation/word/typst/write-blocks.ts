import type { Block, BlockPart, Border, Inline, Paragraph, Side } from "../model.ts";
import { dimension, type SourceContext, stroke as strokeExpression, writePart } from "./source-context.ts";
import { writeFloats } from "./write-floats.ts";
import { writeLines } from "./write-lines.ts";
import { writeTable } from "./write-table.ts";

/** Where blocks stand: whether in a cell or box, at the top of a page, between which others, and below how much space. */
interface Place {
  isInside: boolean;
  isAtTop: boolean;
  before?: Block | undefined;
  after?: Block | undefined;
  /** What the last paragraph above left below itself. */
  spaceAbove: number;
}

/**
 * Blocks as Typst expressions. In a cell or box, the space before the first and after the last block counts.
 * @param spaceAbove what the previous section's last paragraph left below itself
 */
export function writeBlocks(
  blocks: readonly Block[],
  context: SourceContext,
  isInside: boolean,
  spaceAbove = 0,
): string[] {
  return writeAt(blocks, context, { isInside, isAtTop: true, spaceAbove });
}

function writeAt(blocks: readonly Block[], context: SourceContext, place: Place): string[] {
  const { isInside } = place;
  const written: string[] = [];
  let { isAtTop, spaceAbove: left } = place;
  for (const [index, block] of blocks.entries()) {
    const [previous, next] = [blocks[index - 1] ?? place.before, blocks[index + 1] ?? place.after];
    if (block.kind === "table") {
      written.push(writeTable(block, context));
      isAtTop = false;
      continue;
    }
    if (block.kind === "part") {
      written.push(
        writeBlockPart(block, context, { isInside, isAtTop, before: previous, after: next, spaceAbove: left }),
      );
      isAtTop = false;
      continue;
    }
    const before = gap(previous, block, "before");
    const after = gap(block, next, "after");
    const { pageBreakBefore } = block.properties;
    const startsPage = isAtTop || (pageBreakBefore && !isInside);
    if (pageBreakBefore && !isInside) written.push("pagebreak(weak: true)");
    // At the top of a page that a break begins, what is left of the larger of the two spaces.
    if (startsPage && before > left) written.push(`v(${dimension(before - left)})`);
    written.push(...writeParagraph(block, [startsPage ? 0 : before, after], context, isInside));
    isAtTop = !isInside && endsPage(block) && !context.marksFollowBreaks;
    left = after;
    if (!next && isInside && after > 0) written.push(`v(${dimension(after)})`);
  }
  return written;
}

/** Headings after a part must have a valid level with and without it; in a list, a line's neighbour is another line. */
function writeBlockPart({ head, blocks }: BlockPart, context: SourceContext, place: Place): string {
  const { level } = context.headings;
  const mayRepeat = head.isBare && !head.isNegated;
  const around = mayRepeat ? { before: blocks.at(-1), after: blocks[0], isAtTop: false } : {};
  const written = writePart(head, writeAt(blocks, context, { ...place, ...around }).join("\n"));
  context.headings.level = level;
  return written;
}

const endsPage = ({ inlines }: Paragraph) => {
  const last = inlines.at(-1);
  return last?.kind === "break" && last.of === "page";
};

/** What the last of these paragraphs leaves below itself. */
export function spaceBelow(blocks: readonly Block[]): number {
  const last = blocks.at(-1);
  return last?.kind === "paragraph" ? last.properties.after : 0;
}

/** Space between two blocks: Word takes the larger, which is what the engine does with both. */
function gap(one: Block | undefined, other: Block | undefined, of: "before" | "after"): number {
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

function writeParagraph(
  paragraph: Paragraph,
  [above, below]: readonly [number, number],
  context: SourceContext,
  isInside: boolean,
): string[] {
  const { inlines } = paragraph;
  const floats = writeFloats(inlines, context);
  const parts = splitAtBreaks(inlines);
  const written: string[] = [];
  for (const [index, { inlines: part, ends }] of parts.entries()) {
    const isLast = index === parts.length - 1;
    // A paragraph that ends with a page break leaves nothing on the next page, but an empty line in the next column.
    const isAfterPage = parts[index - 1]?.ends === "page" && !context.marksFollowBreaks;
    if (isLast && index > 0 && part.length === 0 && isAfterPage) break;
    const space = [index === 0 ? above : 0, isLast ? below : 0] as const;
    written.push(...(index === 0 ? floats : []), onePart(paragraph, part, index === 0, space, context));
    // Cells and boxes don't end with a page.
    if (ends && !isInside) written.push(ends === "page" ? "pagebreak()" : "colbreak()");
  }
  return written;
}

function splitAtBreaks(inlines: readonly Inline[]): { inlines: Inline[]; ends: "page" | "column" | null }[] {
  const parts: { inlines: Inline[]; ends: "page" | "column" | null }[] = [{ inlines: [], ends: null }];
  for (const inline of inlines) {
    const part = parts.at(-1);
    if (inline.kind === "break" && inline.of !== "line") {
      if (part) part.ends = inline.of;
      parts.push({ inlines: [], ends: null });
    } else if (inline.kind !== "float") part?.inlines.push(inline);
  }
  return parts;
}

function onePart(
  { properties, label, count, mark }: Paragraph,
  inlines: readonly Inline[],
  isFirst: boolean,
  [above, below]: readonly [number, number],
  context: SourceContext,
): string {
  const { left, right, firstLine } = properties;
  const level = headingLevel(properties.outline, inlines, context);
  const paragraph = { properties, ...(isFirst ? { label, ...(count && { count }) } : { label: null }), mark, inlines };
  const { content, isMeasured } = writeLines(paragraph, isFirst ? firstLine : 0, level !== null, {
    ...context,
    room: Math.max(1, context.width - left - right),
  });
  const stroke = strokeOf(properties.borders);
  const { outset, inset } = spaceOf(properties.borders);
  const options = [
    above > 0 && `above: ${dimension(above)}`,
    below > 0 && `below: ${dimension(below)}`,
    left !== 0 && `left: ${dimension(left)}`,
    properties.right !== 0 && `right: ${dimension(properties.right)}`,
    isFirst && firstLine !== 0 && `first: ${dimension(firstLine)}`,
    (properties.align === "center" || properties.align === "right") && `side: ${properties.align}`,
    properties.align === "justify" && "justify: true",
    properties.keepNext && "sticky: true",
    properties.keepLines && "whole: true",
    properties.fill !== null && `fill: rgb("${properties.fill}")`,
    stroke !== null && `stroke: ${stroke}`,
    outset !== null && `outset: ${outset}`,
    inset !== null && `inset: ${inset}`,
    level !== null && `level: ${level}`,
  ].filter((each) => typeof each === "string");
  const written = `paragraph(${[...options, content].join(", ")})`;
  // A heading's text must be known before anything in it is measured.
  return level !== null && isMeasured ? `context ${written}` : written;
}

/** A heading needs words of its own: a field may be empty. */
function headingLevel(outline: number | null, inlines: readonly Inline[], { headings }: SourceContext): number | null {
  if (outline === null || !inlines.some((each) => each.kind === "text" && /[\p{L}\p{N}]/u.test(each.text))) return null;
  headings.level = Math.min(outline, headings.level + 1);
  return headings.level;
}

const sides = ["top", "right", "bottom", "left"] as const;

function strokeOf(borders: Partial<Record<Side, Border | null>>): string | null {
  const shown = sides.flatMap((side) => (borders[side] ? [`${side}: ${strokeExpression(borders[side])}`] : []));
  return shown.length === 0 ? null : `(${shown.join(", ")})`;
}

/** Borders stand outside of the text: beside it in the margin, above and below in room of their own. */
function spaceOf(borders: Partial<Record<Side, Border | null>>): { outset: string | null; inset: string | null } {
  const space = (side: Side) => {
    const border = borders[side];
    return border ? [`${side}: ${dimension(border.space + border.width)}`] : [];
  };
  const written = (shown: string[]) => (shown.length === 0 ? null : `(${shown.join(", ")})`);
  return {
    outset: written([...space("left"), ...space("right")]),
    inset: written([...space("top"), ...space("bottom")]),
  };
}
