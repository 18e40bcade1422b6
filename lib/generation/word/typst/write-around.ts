import type { Beside } from "../drawing/wrap.ts";
import type { Block, Float, Inline, Paragraph } from "../model.ts";
import type { Side } from "../styles/border.ts";
import { dimension, type SourceContext } from "./source-context.ts";
import { writeTable } from "./tables/write-table.ts";
import { floatContent, writeFloats } from "./write-floats.ts";

/** Words apart, so that a paragraph can be divided where a line ends. */
export function inPieces(inlines: readonly Inline[]): Inline[] {
  return inlines.flatMap((inline): Inline[] =>
    inline.kind === "text"
      ? [...inline.text.matchAll(/[^ ]* *|[^ ]+$/g)].flatMap(([text]) => (text === "" ? [] : [{ ...inline, text }]))
      : [inline],
  );
}

/** Paragraphs that may stand beside an object: those after it, up to what cannot. */
function flowingFrom(blocks: readonly Block[], index: number, height: number): Paragraph[] {
  const flowing: Paragraph[] = [];
  let least = 0;
  for (const block of blocks.slice(index)) {
    if (block.kind !== "paragraph" || (flowing.length > 0 && !isPlain(block))) break;
    flowing.push(block);
    // No line is lower than its letters.
    least += block.mark.size;
    if (least > height || flowing.length >= mostParagraphs) break;
  }
  return flowing;
}

const mostParagraphs = 60;

const isPlain = ({ properties, inlines }: Paragraph) =>
  !properties.pageBreakBefore &&
  inlines.every(
    (each) => !(each.kind === "break" && each.of !== "line") && each.kind !== "float" && each.kind !== "part",
  );

/** An object among blocks that paragraphs flow around. */
export interface Surrounded {
  beside: Beside;
  paragraphs: Paragraph[];
  /** The index after the last of them. */
  end: number;
  /** What else the first of them has taken out of its text. */
  floats: string[];
  /** With the paragraphs as `around` in `around.typ` takes them. */
  write(flowing: readonly string[], lead: number): string;
}

/** What flows around the object that this block is, or has; null if there is none. */
export function flowAround(blocks: readonly Block[], index: number, context: SourceContext): Surrounded | null {
  const block = blocks[index];
  if (block?.kind === "table") {
    const { floats } = block;
    if (!floats?.beside || !floats.wrap) return null;
    const { left = 0, top, wrap, beside } = floats;
    const paragraphs = flowingFrom(blocks, index + 1, mostTableHeight);
    // Its headings come before theirs.
    const body = writeTable(block, context);
    const placed = { beside, x: left, y: top, height: null, distance: wrap.distance, body };
    const write = (flowing: readonly string[], lead: number) => writeAround({ ...placed, lead }, flowing, context);
    return { beside, paragraphs, end: index + 1 + paragraphs.length, floats: [], write };
  }
  if (block?.kind !== "paragraph") return null;
  const around = block.inlines.find((each) => each.kind === "float" && each.float.beside);
  if (around?.kind !== "float" || !around.float.beside) return null;
  const { float } = around;
  const { beside = "nothing", vertical, height } = float;
  if (float.together) return flowBetween(float.together, beside, blocks, index, context);
  const y = "offset" in vertical ? vertical.offset : 0;
  const distance = float.wrap?.distance ?? { top: 0, right: 0, bottom: 0, left: 0 };
  const paragraphs = flowingFrom(blocks, index, y + height + distance.bottom);
  const others = block.inlines.filter((each) => each !== around);
  const body = floatContent({ ...float, isTopAndBottom: false }, context);
  const placed = { beside, x: float.left ?? 0, y, lead: 0, height, distance, body };
  const write = (flowing: readonly string[]) => writeAround(placed, flowing, context);
  return { beside, paragraphs, end: index + paragraphs.length, floats: writeFloats(others, context), write };
}

/** Several objects of a paragraph, each at its own place. */
function flowBetween(
  { top, height }: NonNullable<Float["together"]>,
  beside: Beside,
  blocks: readonly Block[],
  index: number,
  context: SourceContext,
): Surrounded {
  const paragraphs = flowingFrom(blocks, index, top + height);
  const inlines = (paragraphs[0]?.inlines ?? []).map(
    (each): Inline => (each.kind === "float" ? { ...each, float: { ...each.float, isTopAndBottom: false } } : each),
  );
  const floats = writeFloats(inlines, context);
  const none = { top: 0, right: 0, bottom: 0, left: 0 };
  const placed = { beside, x: 0, y: top, lead: 0, height, distance: none, body: "[]" };
  const write = (flowing: readonly string[]) => writeAround(placed, flowing, context);
  return { beside, paragraphs, end: index + paragraphs.length, floats, write };
}

/** Tables that text flows around stand on one page. */
const mostTableHeight = 800;

interface Placed {
  beside: Beside;
  x: number;
  y: number;
  /** Between the object's top and the first paragraph. */
  lead: number;
  height: number | null;
  distance: Record<Side, number>;
  body: string;
}

/** As `around.typ` takes it: what lines lose, or those before and those after the object. */
function lossOf(beside: Beside): string {
  if (beside === "nothing") return "none";
  const [left, right] = [dimension(beside.left), dimension(beside.right)];
  return beside.isOnBoth ? `((0pt, ${right}), (${left}, 0pt))` : `(${left}, ${right})`;
}

/** An object with the paragraphs that flow around it. */
function writeAround(
  { beside, x, y, lead, height, distance, body }: Placed,
  paragraphs: readonly string[],
  context: SourceContext,
): string {
  const options = [
    dimension(context.width),
    dimension(x),
    dimension(y),
    dimension(lead),
    height === null ? "auto" : dimension(height),
    `(${dimension(distance.top)}, ${dimension(distance.bottom)})`,
    lossOf(beside),
    body,
    ...paragraphs,
  ];
  return `placed-around(${options.join(", ")})`;
}
