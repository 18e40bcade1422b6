import type { Section } from "../../document.ts";
import type { Block } from "../../model.ts";
import { dividedAtBreaks } from "../../sections/settle-columns.ts";
import { gap } from "../box.ts";
import { dimension, joined, type SourceContext } from "../source-context.ts";
import { spaceBelow, writeBlocks } from "../write-blocks.ts";
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

/** Where the middle between each two columns is. */
function middles({ count, gap, own }: Section["columns"], { width }: SourceContext): string[] {
  let right = 0;
  return Array.from({ length: count - 1 }, (_, at) => {
    const column = own?.[at] ?? { width, gap };
    right += column.width + column.gap;
    return dimension(right - column.gap / 2);
  });
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
  const { count, own, isRuled } = columns;
  if (count === 1) return writeBlocks(blocks, context, false, spaceAbove);
  const ruled = (content: string) =>
    isRuled ? `ruled((${middles(columns, context).join(", ")},), ${content})` : content;
  const divided = own && dividedAtBreaks(blocks);
  if (divided) {
    const cells = divided.map((column, at) => context.content(column, { width: own[at]?.width ?? 0, isCell: false }));
    const sizes = own.flatMap(({ width, gap }, at) => [dimension(width), ...(at < count - 1 ? [dimension(gap)] : [])]);
    return [ruled(`grid(columns: (${sizes.join(", ")}), ${cells.join(", [], ")})`)];
  }
  const inner = { ...context, isInColumns: true };
  const options = `${count}, ${dimension(columns.gap)}`;
  const items = isFollowed ? itemsOf(blocks, inner) : null;
  if (items) {
    const above = Math.max(0, gap(undefined, blocks[0], "before") - spaceAbove);
    return [
      `v(${dimension(above)})`,
      ruled(`balanced(${options}, ${dimension(context.width)}, ${items.join(", ")})`),
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
      pages.push(ruled(`columns(${count}, gutter: ${dimension(columns.gap)}, ${joined(written.slice(from, to))})`));
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
