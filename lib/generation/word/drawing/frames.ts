import type { Section } from "../document.ts";
import type { Block, Float, Paragraph, Table } from "../model.ts";
import type { ParagraphFrame } from "../styles/paragraph-frame.ts";

/** What is framed stands in: a header or footer, or a section's text. */
type Place = Pick<Section, "width" | "margin" | "columns"> | "header";

/**
 * Takes framed paragraphs and tables out of the text as floats of the next paragraph, once conditions and lists are parts. In
 * columns, those stay that text in other columns would have to give way to.
 */
export function settleFrames(sections: Section[]): void {
  // Sections share the headers that they don't replace.
  const anchors = new WeakSet<Paragraph>();
  for (const section of sections) {
    for (const named of [section.headers, section.footers])
      for (const [type, blocks] of Object.entries(named))
        named[type as keyof typeof named] = withoutFrames(blocks, "header", anchors);
    section.blocks = withoutFrames(section.blocks, section, anchors);
  }
}

/** @param anchors the paragraphs that have their floats, to which it adds */
function withoutFrames(blocks: readonly Block[], place: Place, anchors: WeakSet<Paragraph>): Block[] {
  const settled: Block[] = [];
  let floats: Float[] = [];
  let last: Paragraph | undefined;
  const anchor = (block: Block | undefined) => {
    const inlines = floats.map((float) => ({ kind: "float" as const, float }));
    floats = [];
    if (inlines.length > 0 && block?.kind !== "paragraph" && last) settled.push(emptyParagraph(last, inlines));
    else if (inlines.length > 0 && block?.kind === "paragraph" && !anchors.has(block)) {
      block.inlines.unshift(...inlines);
      anchors.add(block);
    }
    if (block) settled.push(block);
  };
  for (let index = 0; index < blocks.length; ) {
    const first = blocks[index] as Block;
    const frame = frameOf(first);
    if (!frame || !canLeave(frame, place)) {
      if (first.kind === "part") first.blocks = withoutFrames(first.blocks, place, anchors);
      anchor(first);
      index += 1;
      continue;
    }
    const key = JSON.stringify(frame);
    const begin = index;
    do index += 1;
    while (index < blocks.length && JSON.stringify(frameOf(blocks[index] as Block)) === key);
    floats.push(floatOf(frame, blocks.slice(begin, index)));
    last = paragraphsOf(first)[0];
  }
  anchor(undefined);
  return settled;
}

/** A paragraph's frame, or that of all paragraphs in a table or part. */
function frameOf(block: Block): ParagraphFrame | null {
  if (block.kind === "table" && block.floats) return null;
  const [first, ...others] = paragraphsOf(block).map(({ properties }) => properties.frame);
  const key = JSON.stringify(first);
  return first && others.every((each) => JSON.stringify(each) === key) ? first : null;
}

const paragraphsOf = (block: Block): Paragraph[] =>
  block.kind === "table"
    ? block.rows.flatMap(({ cells }: Table["rows"][number]) =>
        cells.flatMap(({ cell }) => cell.blocks.flatMap(paragraphsOf)),
      )
    : block.kind === "part"
      ? block.blocks.flatMap(paragraphsOf)
      : block.kind === "paragraph"
        ? [block]
        : [];

/** What frames belong to before something that isn't a paragraph: it takes no room. */
function emptyParagraph(like: Paragraph, inlines: Paragraph["inlines"]): Paragraph {
  const properties = { ...like.properties, frame: null, before: 0, after: 0, outline: null, borders: {}, fill: null };
  const { kind, style, mark } = like;
  return { kind, style, properties, mark: { ...mark, hidden: true }, label: null, inlines };
}

function canLeave(frame: ParagraphFrame, place: Place): boolean {
  // Text in headers doesn't give way to anything.
  if (place === "header") return !frame.isInitial;
  if (frame.vertical.from === "paragraph") return true;
  if (place.columns.count === 1 && !place.columns.own) return true;
  const { width, horizontal } = frame;
  const { margin } = place;
  if (width === 0 || !("offset" in horizontal)) return false;
  const left = horizontal.offset - (horizontal.from === "page" ? margin.left : 0);
  return left + width <= 0 || left >= place.width - margin.left - margin.right;
}

function floatOf({ horizontal, vertical, width, height, wrap, across, down }: ParagraphFrame, blocks: Block[]): Float {
  const inset = { top: 0, right: 0, bottom: 0, left: 0 };
  return {
    ...{ horizontal, vertical, width, height, isBehind: false, isTopAndBottom: false },
    frame: { wrap, across, down },
    content: { kind: "box", box: { blocks, inset, fill: null, border: null, anchor: "top", shape: "rectangle" } },
  };
}
