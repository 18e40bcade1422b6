import type { Section } from "../document.ts";
import type { Block, Float, Paragraph } from "../model.ts";
import type { ParagraphFrame } from "../styles/paragraph-frame.ts";

/**
 * Takes framed paragraphs out of the text as one float of the next paragraph, where text would not have to give way to them
 * in a way that we can't set: in headers, beside or above the text, or with a width between other paragraphs.
 */
export function settleFrames(
  blocks: readonly Block[],
  place: Pick<Section, "width" | "height" | "margin"> | "header",
  wrapped: Pick<Float, "wrap" | "beside" | "omission">[],
): Block[] {
  const settled: Block[] = [];
  for (let index = 0; index < blocks.length; ) {
    const first = blocks[index] as Block;
    const framed = paragraphsIn(blocks, index);
    const next = blocks[index + framed.length];
    const frame = first.kind === "paragraph" && first.properties.frame;
    index += Math.max(1, framed.length);
    if (!frame || next?.kind !== "paragraph" || !canLeave(frame, place)) {
      for (const block of framed.length > 0 ? framed : [first]) settled.push(block);
      continue;
    }
    const float = floatOf(frame, framed);
    if (float.wrap) wrapped.push(float);
    next.inlines.unshift({ kind: "float", float });
  }
  return settled;
}

/** The paragraphs from here on that are in the same frame. */
function paragraphsIn(blocks: readonly Block[], index: number): Paragraph[] {
  const key = (block: Block | undefined) =>
    block?.kind === "paragraph" && block.properties.frame ? JSON.stringify(block.properties.frame) : null;
  const own = key(blocks[index]);
  if (own === null) return [];
  let end = index + 1;
  while (end < blocks.length && key(blocks[end]) === own) end += 1;
  return blocks.slice(index, end) as Paragraph[];
}

function canLeave(frame: ParagraphFrame, place: Pick<Section, "width" | "height" | "margin"> | "header"): boolean {
  if (place === "header") return true;
  const { width, horizontal, vertical } = frame;
  if (vertical.from === "paragraph") return width > 0;
  const { margin } = place;
  if (width === 0 || !("offset" in horizontal)) return false;
  const left = horizontal.offset - (horizontal.from === "page" ? margin.left : 0);
  return left + width <= 0 || left >= place.width - margin.left - margin.right;
}

function floatOf(frame: ParagraphFrame, blocks: Block[]): Float {
  const { horizontal, vertical, width, height, isWrapped, across, down } = frame;
  const none = { top: 0, right: 0, bottom: 0, left: 0 };
  return {
    ...{ horizontal, vertical, width, height, isFrame: true, isBehind: false, isTopAndBottom: false },
    ...(isWrapped &&
      width > 0 && {
        wrap: {
          isPossible: true,
          distance: { top: down, bottom: down, left: across, right: across },
          kind: "wrapped" as const,
          names: [textsOf(blocks).slice(0, 40)],
        },
      }),
    content: {
      kind: "box",
      box: { blocks, inset: none, fill: null, border: null, anchor: "top", shape: "rectangle" },
    },
  };
}

const textsOf = (blocks: readonly Block[]) =>
  blocks
    .flatMap((block) => (block.kind === "paragraph" ? block.inlines : []))
    .map((each) => (each.kind === "text" ? each.text : each.kind === "field" ? each.sample : " "))
    .join("")
    .trim();
