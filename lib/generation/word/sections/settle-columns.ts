import type { Section } from "../document.ts";
import type { Block, Inline } from "../model.ts";
import { omit, type ReadContext } from "../read-context.ts";
import { eachParagraph } from "../tags/find-tags.ts";

/** The engine divides text between columns of the same width only. Others are set where the file says what stands in each. */
export function settleColumns(sections: readonly Section[], context: ReadContext): void {
  for (const { columns, blocks } of sections) {
    if (!columns.own || dividedAtBreaks(blocks)?.length === columns.count) continue;
    delete columns.own;
    omit(context, "columns");
  }
}

const isBreak = (inline: Inline) => inline.kind === "break" && inline.of !== "line";

/** Blocks between their column breaks; null if pages end between them, or if a row's values decide on breaks. */
export function dividedAtBreaks(blocks: readonly Block[]): Block[][] | null {
  const columns: Block[][] = [[]];
  for (const block of blocks) {
    let breaks = 0;
    eachParagraph([block], (inlines) => {
      breaks += inlines.filter(isBreak).length;
    });
    const at = block.kind === "paragraph" ? block.inlines.findIndex(isBreak) : -1;
    const ended = block.kind === "paragraph" ? block.inlines[at] : undefined;
    if (block.kind === "paragraph" && breaks === 1 && ended?.kind === "break" && ended.of === "column") {
      const { count: _, ...below } = block;
      columns.at(-1)?.push({ ...block, inlines: block.inlines.slice(0, at) });
      const properties = { ...block.properties, before: 0, firstLine: 0 };
      columns.push([{ ...below, properties, label: null, inlines: block.inlines.slice(at + 1) }]);
    } else if (breaks > 0 || (block.kind === "paragraph" && block.properties.pageBreakBefore)) return null;
    else columns.at(-1)?.push(block);
  }
  return columns;
}
