import type { Block, BlockPart, Inline, Paragraph, Table } from "../model.ts";
import { gap, hasSides, inBox, isInOneBox } from "./box.ts";
import { endOfFrames, hasFrames, writeFrames } from "./frames/write-frames.ts";
import { dimension, joined, type SourceContext, writePart } from "./source-context.ts";
import { writeTable } from "./tables/write-table.ts";
import { flowAround, type Surrounded } from "./write-around.ts";
import { writeFloats } from "./write-floats.ts";
import { onePart, type Spaces, writeFlowing } from "./write-paragraph.ts";

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
  const expressions: string[] = [];
  let { isAtTop, spaceAbove } = place;
  const isFramed = !place.isInside && hasFrames(blocks, context);
  for (let index = 0; index < blocks.length; ) {
    const block = blocks[index] as Block;
    const framesEnd = isFramed ? endOfFrames(blocks, index, context) : null;
    const surrounded = place.isInside || framesEnd !== null ? null : flowAround(blocks, index, context);
    const end = framesEnd ?? surrounded?.end ?? index + 1;
    const [before, after] = [blocks[index - 1] ?? place.before, blocks[end] ?? place.after];
    const here = { isInside: place.isInside, isAtTop, before, after, spaceAbove };
    const written =
      framesEnd !== null
        ? writeFramed(blocks.slice(index, end), here, context)
        : surrounded
          ? writeSurrounded(block, surrounded, here, context)
          : writeBlock(block, here, context);
    expressions.push(...written.expressions);
    isAtTop = written.isAtTop ?? isAtTop;
    spaceAbove = written.spaceAbove ?? spaceAbove;
    index = end;
  }
  return expressions;
}

/** A block as expressions, and the place after it where that changes. */
interface Written extends Partial<Pick<Place, "isAtTop" | "spaceAbove">> {
  expressions: string[];
}

function writeBlock(block: Block, place: Place, context: SourceContext): Written {
  switch (block.kind) {
    case "table": {
      const breaks = !place.isInside && beginsPage(block) ? [context.pageBreak ?? "pagebreak(weak: true)"] : [];
      return { expressions: [...breaks, writeTable(block, context)], isAtTop: false };
    }
    case "part":
      return { expressions: [writeBlockPart(block, context, place)], isAtTop: false };
    default:
      return showsNothing(block, place, context) ? { expressions: [] } : writeOneParagraph(block, place, context);
  }
}

/** Whether a paragraph is empty, and its end is hidden, too, or it only stands below a table because a cell can't end with one. */
function showsNothing({ inlines, mark, label }: Paragraph, { before, after }: Place, context: SourceContext): boolean {
  const isBelowTable = context.isCell && !after && before?.kind === "table" && !label;
  return inlines.length === 0 && (mark.hidden || isBelowTable === true);
}

/** An object, which is or is in this block, with the paragraphs that flow around it. */
function writeSurrounded(
  block: Block,
  { floats, paragraphs, beside, write }: Surrounded,
  { isAtTop, before, after }: Place,
  context: SourceContext,
): Written {
  const isTable = block.kind === "table";
  const spaces = paragraphs.map((paragraph, at): [number, number] => [
    gap(paragraphs[at - 1] ?? before, paragraph, "before"),
    gap(paragraph, paragraphs[at + 1] ?? after, "after"),
  ]);
  // What a table stands above of stays where it is, also at the top of a page.
  const lead = isTable ? (spaces[0]?.[0] ?? 0) : 0;
  if (spaces[0] && (isTable || isAtTop)) spaces[0][0] = 0;
  const flowing = paragraphs.map((paragraph, at) => writeFlowing(paragraph, spaces[at] ?? [0, 0], beside, context));
  return { expressions: [...floats, write(flowing, lead)], isAtTop: false, spaceAbove: spaces.at(-1)?.[1] ?? 0 };
}

/** Blocks that frames stand among. */
function writeFramed(blocks: readonly Block[], place: Place, context: SourceContext): Written {
  const { isAtTop, spaceAbove, before, after } = place;
  const [first, last] = [blocks[0], blocks.at(-1)];
  const startsPage = first?.kind === "paragraph" && first.properties.pageBreakBefore;
  const above = gap(before, first, "before");
  const isBelowBreak = isAtTop || startsPage;
  // As above a paragraph at the top of a page.
  const lead = isBelowBreak ? Math.max(0, above - spaceAbove) : 0;
  const isFirst = isAtTop && !startsPage && !before && context.beginsPage;
  const around = { before, after, above: isBelowBreak ? 0 : above, top: isFirst ? lead : null };
  const written = writeFrames(blocks, around, context, (block, around, isFirst) =>
    joined(
      writeBlock(block, { ...place, ...around, isAtTop: isFirst, spaceAbove: isFirst ? above : 0 }, context)
        .expressions,
    ),
  );
  return {
    expressions: [
      ...(startsPage ? [context.pageBreak ?? "pagebreak(weak: true)"] : []),
      ...(lead > 0 ? [`v(${dimension(lead)})`] : []),
      written,
    ],
    isAtTop: false,
    spaceAbove: gap(last, after, "after"),
  };
}

function writeOneParagraph(block: Paragraph, place: Place, context: SourceContext): Written {
  const { isInside, isAtTop, spaceAbove } = place;
  const expressions: string[] = [];
  const before = gap(place.before, block, "before");
  const after = gap(block, place.after, "after");
  const { pageBreakBefore } = block.properties;
  const startsPage = isAtTop || (pageBreakBefore && !isInside);
  if (pageBreakBefore && !isInside) expressions.push(context.pageBreak ?? "pagebreak(weak: true)");
  // At the top of a page that a break begins, what is left of the larger of the two spaces.
  if (startsPage && before > spaceAbove) expressions.push(`v(${dimension(before - spaceAbove)})`);
  const joinsAbove = !pageBreakBefore && isInOneBox(place.before, block);
  const joinsBelow = isInOneBox(block, place.after);
  // What is between the paragraphs of a box is in it, if that shows.
  const isClosed = hasSides(block);
  const spaces = {
    above: startsPage || (joinsAbove && isClosed) ? 0 : before,
    below: joinsBelow && isClosed ? 0 : after,
    inside: joinsAbove && isClosed ? Math.max(spaceAbove, before) : 0,
  };
  expressions.push(...writeParagraph(inBox(block, joinsAbove, joinsBelow), spaces, context, isInside));
  if (!place.after && isInside && after > 0) expressions.push(`v(${dimension(after)})`);
  return { expressions, isAtTop: !isInside && endsPage(block) && !context.marksFollowBreaks, spaceAbove: after };
}

/** Word moves a row to the next page if a paragraph in it asks for that; we do so with a table's first. */
const beginsPage = ({ rows: [first] }: Table) =>
  first?.cells.some(
    ({ cell: { blocks } }) => blocks[0]?.kind === "paragraph" && blocks[0].properties.pageBreakBefore,
  ) ?? false;

/** Headings after a part must have a valid level with and without it; in a list, a line's neighbour is another line. */
function writeBlockPart({ head, blocks }: BlockPart, context: SourceContext, place: Place): string {
  const { level } = context.headings;
  const mayRepeat = head.isBare && !head.isNegated;
  const around = mayRepeat ? { before: blocks.at(-1), after: blocks[0], isAtTop: false } : {};
  const inner = { ...context, lifted: null, ...(context.isInColumns && { pageBreak: "colbreak()" as const }) };
  const written = writePart(head, writeAt(blocks, inner, { ...place, ...around }).join("\n"));
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

function writeParagraph(
  paragraph: Paragraph,
  { above, below, inside }: Spaces,
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
    const isFirst = index === 0;
    const spaces = { above: isFirst ? above : 0, below: isLast ? below : 0, inside: isFirst ? inside : 0 };
    written.push(...(isFirst ? floats : []), onePart(paragraph, part, isFirst, spaces, context));
    // Cells and boxes don't end with a page.
    if (ends && !isInside) written.push(ends === "page" ? (context.pageBreak ?? "pagebreak()") : "colbreak()");
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
