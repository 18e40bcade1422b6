import type { WordDocument } from "../document.ts";
import type { Block, Inline, Paragraph } from "../model.ts";

interface Numbered {
  paragraph: Paragraph;
  isInPart: boolean;
  /** In a header, a footer, a row that is repeated on each page, or a note: there it can't be counted in its turn. */
  isRepeated: boolean;
}

/**
 * Lists that have a paragraph in a part are counted in each document; all others were counted once, when the file was
 * read.
 * @returns whether a number in a part isn't counted after all
 */
export function countInParts(sections: WordDocument["sections"]): boolean {
  const numbered = sections.flatMap(({ headers, blocks, footers }) => [
    ...[...Object.values(headers), ...Object.values(footers)].flatMap((part) => numberedIn(part, false, true)),
    ...numberedIn(blocks, false, false),
  ]);
  const lists = new Set(
    numbered.flatMap(({ paragraph: { count }, isInPart }) => (isInPart && count ? [count.list] : [])),
  );
  let isLeft = false;
  for (const { paragraph, isInPart, isRepeated } of numbered) {
    if (paragraph.count && lists.has(paragraph.count.list) && !isRepeated) continue;
    if (isInPart && /[\p{L}\p{N}]/u.test(paragraph.label?.text ?? "")) isLeft = true;
    delete paragraph.count;
  }
  return isLeft;
}

/** The lists that are counted in each document. */
export function countedLists(sections: WordDocument["sections"]): string[] {
  const numbered = sections.flatMap(({ blocks }) => numberedIn(blocks, false, false));
  return [...new Set(numbered.flatMap(({ paragraph: { count } }) => (count ? [count.list] : [])))];
}

function numberedIn(blocks: readonly Block[], isInPart: boolean, isRepeated: boolean): Numbered[] {
  return blocks.flatMap((block) => {
    if (block.kind === "part") return numberedIn(block.blocks, true, isRepeated);
    if (block.kind === "paragraph") {
      const own = block.count ? [{ paragraph: block, isInPart, isRepeated }] : [];
      return [...own, ...numberedInLine(block.inlines, isInPart, isRepeated)];
    }
    return block.rows.flatMap(({ cells, isHeader }, y) => {
      const isInner = isInPart || block.parts.some(({ from, to }) => from <= y && y <= to);
      return cells.flatMap(({ cell }) => numberedIn(cell.blocks, isInner, isRepeated || isHeader));
    });
  });
}

function numberedInLine(inlines: readonly Inline[], isInPart: boolean, isRepeated: boolean): Numbered[] {
  return inlines.flatMap((inline) => {
    if (inline.kind === "part") return numberedInLine(inline.inlines, true, isRepeated);
    if (inline.kind === "link") return numberedInLine(inline.inlines, isInPart, isRepeated);
    // Notes are set elsewhere, so their lists keep the numbers of the file.
    if (inline.kind === "note") return numberedIn(inline.blocks, isInPart, true);
    const content = inline.kind === "float" && inline.float.content;
    return content && content.kind === "box" ? numberedIn(content.box.blocks, isInPart, isRepeated) : [];
  });
}
