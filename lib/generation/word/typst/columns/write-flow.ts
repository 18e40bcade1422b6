import type { Block, Section } from "../../model.ts";
import { dimension, joined, type SourceContext } from "../source-context.ts";
import { gap, spaceBelow, writeBlocks } from "../write-blocks.ts";
import { writeFlowing } from "../write-paragraph.ts";

/** What follows each other in the same columns of a page. */
export interface Flow {
  columns: Section["columns"];
  blocks: Block[];
  /** What the pages that begin in it have. */
  headers: Section["headers"];
  footers: Section["footers"];
  notes: Section["notes"];
}

/** How wide each of these columns is. */
export function columnWidth({ width, margin }: Section, { count, gap }: Section["columns"]): number {
  return Math.max(1, (width - margin.left - margin.right - gap * (count - 1)) / count);
}

/**
 * Blocks in their columns, as expressions. Columns that others follow on their page are about as high as each other (17.18.77).
 * @param spaceAbove what the blocks before have left below themselves
 */
export function writeFlow(
  { columns, blocks }: Flow,
  isFollowed: boolean,
  context: SourceContext,
  spaceAbove: number,
): string[] {
  if (columns.count === 1) return writeBlocks(blocks, context, false, spaceAbove);
  const inner = { ...context, isInColumns: true };
  const options = `${columns.count}, ${dimension(columns.gap)}`;
  const items = isFollowed ? itemsOf(blocks, inner) : null;
  if (items) {
    const above = Math.max(0, gap(undefined, blocks[0], "before") - spaceAbove);
    return [
      `v(${dimension(above)})`,
      `balanced(${options}, ${dimension(context.width)}, ${items.join(", ")})`,
      `v(${dimension(spaceBelow(blocks))})`,
    ];
  }
  const written = writeBlocks(blocks, inner, false, spaceAbove);
  const pages: string[] = [];
  // No page ends within columns.
  for (let from = 0; from < written.length; ) {
    const end = written.findIndex((each, at) => at >= from && each.startsWith("pagebreak("));
    const to = end < 0 ? written.length : end;
    if (to > from)
      pages.push(`columns(${columns.count}, gutter: ${dimension(columns.gap)}, ${joined(written.slice(from, to))})`);
    if (end >= 0) pages.push(written[end] ?? "");
    from = to + 1;
  }
  return pages;
}

/** What `balanced` in `around.typ` takes; null for blocks with breaks or positioned objects. */
function itemsOf(blocks: readonly Block[], context: SourceContext): string[] | null {
  const shown = blocks.filter((each) => !(each.kind === "paragraph" && each.mark.hidden && each.inlines.length === 0));
  if (shown.length === 0 || !shown.every(canBalance)) return null;
  return shown.map((block, at) => {
    const spaces = [gap(shown[at - 1], block, "before"), gap(block, shown[at + 1], "after")] as const;
    if (block.kind === "paragraph") {
      const flowing = writeFlowing(block, spaces, { left: 0, right: 0 }, context);
      return `(${flowing}, ${block.properties.keepNext})`;
    }
    return `((0pt, 0pt, (${joined(writeBlocks([block], context, false))},), (loss, first, last, body) => body), false)`;
  });
}

function canBalance(block: Block): boolean {
  if (block.kind === "part") return block.blocks.every(canBalance);
  if (block.kind === "table") return !block.floats;
  const { properties, inlines } = block;
  const isOfPlace = inlines.some((each) => each.kind === "float" || (each.kind === "break" && each.of !== "line"));
  return !isOfPlace && !properties.pageBreakBefore && !Object.values(properties.borders).some((border) => border);
}
