import { conditionKey, labelKey } from "../../../templates/merge.ts";
import { leftIn } from "../../drawing/place.ts";
import type { Block, BlockPart, Float, Inline, Paragraph } from "../../model.ts";
import { gap, isInOneBox } from "../box.ts";
import { dimension, type SourceContext, string } from "../source-context.ts";
import { frameContent, writeFloats, writePlace } from "../write-floats.ts";
import { writeFlowItem } from "../write-paragraph.ts";
import { writeSingleLines } from "./single-lines.ts";

type FrameFloat = Float & Required<Pick<Float, "frame">>;

/** What stands before and after a block. */
interface Around {
  before: Block | undefined;
  after: Block | undefined;
}

/** Writes a block that is set as it is. */
type WriteBlock = (block: Block, around: Around, isFirst: boolean) => string;

/** Text keeps clear of so many at once: the engine compares each of them with all others. */
const mostFrames = 40;

/** Frames that text has to give way to; others are only placed. */
function framesIn(block: Block, context: SourceContext): FrameFloat[] {
  if (block.kind !== "paragraph") return [];
  const frames = block.inlines.flatMap((each) =>
    each.kind === "float" && isFrame(each.float) && takesRoom(each.float, context) ? [each.float] : [],
  );
  return frames.slice(0, mostFrames);
}

const isFrame = (float: Float): float is FrameFloat => float.frame !== undefined;

function takesRoom({ frame, horizontal, width }: FrameFloat, { section, width: column }: SourceContext): boolean {
  if (frame.wrap === "none") return false;
  if (width === 0) return true;
  const { isOnPage, offset } = leftIn(horizontal, width, section, column);
  const left = offset - (isOnPage ? section.margin.left : 0);
  return left - frame.across < column && left + width + frame.across > 0;
}

/** Whether text has to give way to a frame in these blocks. */
export const hasFrames = (blocks: readonly Block[], context: SourceContext) =>
  blocks.some((block) => framesIn(block, context).length > 0);

/** The most blocks among which a frame's page is looked for. */
const mostBlocks = 60;

/**
 * Where the text ends that frames of its first page stand among, as an index.
 * @returns null if there are none in the text from `index` on
 */
export function endOfFrames(blocks: readonly Block[], index: number, context: SourceContext): number | null {
  const { height, margin } = context.section;
  const room = height - Math.abs(margin.top) - Math.abs(margin.bottom);
  let [end, least, reach, count] = [index, 0, 0, 0];
  for (const block of blocks.slice(index, index + mostBlocks)) {
    const frames = framesIn(block, context);
    count += frames.length;
    if (!canStandAmong(block, end === index, context) || count > mostFrames) break;
    end += 1;
    reach = Math.max(reach, ...frames.map((frame) => reachOf(frame, context)));
    least += leastHeight(block, context);
    if (least > (reach || room)) break;
  }
  return reach > 0 ? end : null;
}

/** No line is lower than its letters, or has many more of them than fit beside each other. */
function leastHeight(block: Block, { width }: SourceContext): number {
  if (block.kind !== "paragraph" || block.mark.hidden) return 0;
  const letters = block.inlines.reduce((sum, each) => sum + (each.kind === "text" ? each.text.length : 0), 0);
  return block.mark.size * Math.max(1, Math.floor((letters * block.mark.size * 0.3) / width));
}

/** For each block of a frame that doesn't say how high it is. */
const likelyHeight = 30;

/** How far down a frame may reach, from the first line of its page or paragraph. */
function reachOf({ vertical, height, content }: Float, { section }: SourceContext): number {
  const blocks = content.kind === "box" ? content.box.blocks : [];
  if (!("offset" in vertical)) return section.height;
  const start = vertical.from === "page" ? Math.abs(section.margin.top) : 0;
  return Math.max(1, vertical.offset - start + Math.max(height, blocks.length * likelyHeight));
}

/** Whether frames of other blocks may stand beside a block. What has a frame beside itself must come first. */
function canStandAmong(block: Block, isFirst: boolean, context: SourceContext): boolean {
  if (block.kind === "table") {
    const [first] = block.rows[0]?.cells[0]?.cell.blocks ?? [];
    return !block.floats && !(first?.kind === "paragraph" && first.properties.pageBreakBefore);
  }
  if (block.kind === "part")
    return block.blocks.every((each) => canStandAmong(each, false, context) && framesIn(each, context).length === 0);
  if (block.properties.pageBreakBefore && !isFirst) return false;
  if (!isFirst && framesIn(block, context).some(({ vertical }) => vertical.from === "paragraph")) return false;
  return block.inlines.every(
    (each) =>
      !(each.kind === "break" && each.of !== "line") &&
      !(each.kind === "float" && (each.float.wrap || each.float.isTopAndBottom)),
  );
}

/**
 * Blocks with the frames among them.
 * @param place what stands around them, the space above the first, and how far it is from the top of its page, if that is known
 */
export function writeFrames(
  blocks: readonly Block[],
  place: Around & { above: number; top: number | null },
  context: SourceContext,
  writeBlock: WriteBlock,
): string {
  const frames = blocks.flatMap((block) => framesIn(block, context));
  // A word that is wider than what's left beside a frame is broken.
  const widest = Math.max(0, ...frames.map(({ width, frame }) => (width > 0 ? width + frame.across : 0)));
  const loss = Math.max(0, Math.min(widest, context.width - leastBeside));
  const items = blocks.map((block, at) => {
    const around = { before: blocks[at - 1] ?? place.before, after: blocks[at + 1] ?? place.after };
    return writeItems(block, { ...around, isFirst: at === 0, loss, writeBlock }, context);
  });
  const top = place.top === null ? "none" : dimension(place.top);
  const content = items.flat().join(", ");
  const sheet = context.isInColumns || counts.test(content) ? "none" : "sheet";
  return `among-frames(${dimension(context.width)}, ${dimension(place.above)}, ${top}, sheet: ${sheet}, ${content})`;
}

/** What depends on where it stands in its document. */
const counts = /\b(page-number|page-count|foot-note|end-note|note-number|list-step|list-number)\b/;

const leastBeside = 72;

interface ItemPlace extends Around {
  isFirst: boolean;
  loss: number;
  writeBlock: WriteBlock;
}

/** A block as `among-frames` in `frames.typ` takes it, after its frames. */
function writeItems(block: Block, place: ItemPlace, context: SourceContext): string[] {
  const { before, after, isFirst, loss, writeBlock } = place;
  const spaces = [isFirst ? 0 : gap(before, block, "before"), gap(block, after, "after")] as const;
  if (block.kind === "part" && block.blocks.every(isAlone)) return [writePartItems(block, place, context)];
  const frames = framesIn(block, context);
  const shown = block.kind === "paragraph" ? withoutFrames(block, frames) : block;
  const written = frames.map((frame) => writeFrame(frame, context));
  if (shown.kind === "paragraph" && shown.mark.hidden && shown.inlines.length === 0) return written;
  if (shown.kind === "paragraph" && isAlone(shown) && !isInOneBox(before, block) && !isInOneBox(block, after)) {
    const floats = writeFloats(shown.inlines, context);
    const lines = writeSingleLines([shown], "alone", context);
    return [...written, `${writeFlowItem(shown, spaces, loss, floats, context)} + (lines: ${lines})`];
  }
  const [above, below] = spaces.map(dimension);
  return [
    ...written,
    `(above: ${above}, below: ${below}, whole: ${writeBlock(shown, { before, after }, isFirst)}, pieces: none, make: none, floats: none, lines: none)`,
  ];
}

/** Whether a block is a paragraph that doesn't share a box with others. */
const isAlone = (block: Block): block is Paragraph => block.kind === "paragraph";

const withoutFrames = (paragraph: Paragraph, frames: readonly Float[]): Paragraph => ({
  ...paragraph,
  inlines: paragraph.inlines.filter((each: Inline) => !(each.kind === "float" && frames.includes(each.float))),
});

/** Paragraphs that a row's values decide on. */
function writePartItems({ head, blocks }: BlockPart, place: ItemPlace, context: SourceContext): string {
  const items = blocks.flatMap((block, at) =>
    writeItems(
      block,
      {
        ...place,
        before: blocks[at - 1] ?? place.before,
        after: blocks[at + 1] ?? place.after,
        isFirst: place.isFirst && at === 0,
      },
      context,
    ),
  );
  const key = string(labelKey(head.label, conditionKey(head.condition)));
  return `..{ for values in shown-with(values, ${key}, ${head.isNegated}) { let field = field-of.with(values); (${items.join(", ")},) } }`;
}

function writeFrame(float: FrameFloat, context: SourceContext): string {
  const { horizontal, vertical, width, height, frame, content } = float;
  const blocks = content.kind === "box" ? content.box.blocks : [];
  const options = [
    `horizontal: ${writePlace(horizontal)}`,
    `vertical: ${writePlace(vertical)}`,
    `width: ${dimension(width)}`,
    `least: ${dimension(height)}`,
    `distance: (${dimension(frame.across)}, ${dimension(frame.down)})`,
    `wrap: "${frame.wrap}"`,
    `body: ${frameContent(float, false, context)}`,
    `lines: ${writeSingleLines(blocks, "spaced", { ...context, width: width || context.width })}`,
    `narrow: ${width === 0 ? frameContent(float, true, context) : "none"}`,
  ];
  return `(${options.join(", ")})`;
}
