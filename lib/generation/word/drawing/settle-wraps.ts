import type { Section } from "../document.ts";
import type { Block, Float, Paragraph, Table } from "../model.ts";
import { omitObject, type ReadContext } from "../read-context.ts";
import { leftIn } from "./place.ts";
import type { Beside, Wrap } from "./wrap.ts";

/** Word sets no text in less than an inch beside an object. */
const leastBeside = 72;

/** Where a float begins in its column; null where that depends on the text. */
function leftOf({ horizontal, width }: Pick<Float, "horizontal" | "width">, section: Section, column: number) {
  if (horizontal.from === "character") return null;
  const { isOnPage, offset } = leftIn(horizontal, width, section, column);
  return offset - (isOnPage ? section.margin.left : 0);
}

/** What lines lose beside something of this width. */
function besideOf(left: number, width: number, { distance, side }: Wrap, column: number): Beside {
  const before = left - distance.left;
  const after = column - (left + width + distance.right);
  const isAlone = side === "largest" && (before > after ? "left" : "right");
  const isBefore = before >= leastBeside && (isAlone || side) !== "right";
  const isAfter = after >= leastBeside && (isAlone || side) !== "left";
  if (!isBefore && !isAfter) return "nothing";
  const loss = { left: isAfter ? Math.max(0, column - after) : 0, right: isBefore ? Math.max(0, column - before) : 0 };
  return isBefore && isAfter ? { ...loss, isOnBoth: true } : loss;
}

/** Whether a paragraph's lines can be divided between those beside an object and those below it. */
const canFlow = ({ properties, inlines }: Paragraph) =>
  !properties.pageBreakBefore && !inlines.some((each) => each.kind === "break" && each.of !== "line");

/**
 * Finds the floats and tables of sections' own blocks that lines can be set beside, on one or both sides, or above and
 * below; the others are listed as omitted, with their places kept free.
 */
export function settleWraps(sections: readonly Section[], context: ReadContext): void {
  for (const section of sections) {
    const { width, margin, columns } = section;
    // Columns of their own width are cells, in which no text flows around anything.
    if (columns.own) continue;
    const area = width - margin.left - margin.right;
    const column = (area - columns.gap * (columns.count - 1)) / columns.count;
    for (const [index, block] of section.blocks.entries()) {
      if (block.kind === "paragraph") settleFloats(block, section, column);
      const next: Block | undefined = section.blocks[index + 1];
      if (block.kind === "table" && next?.kind === "paragraph" && canFlow(next)) settleTable(block, section, column);
    }
  }
  for (const float of context.wrapped) {
    if (!float.wrap) continue;
    const { isPossible, hasOutline, kind, names } = float.wrap;
    if (!isPossible || !float.beside) float.omission = omitObject(context, kind, ...names);
    else if (hasOutline) float.omission = omitObject(context, "outline", ...names);
  }
}

function settleFloats(paragraph: Paragraph, section: Section, column: number): void {
  const all = paragraph.inlines.flatMap((each) => (each.kind === "float" ? [each.float] : []));
  const floats = all.filter(({ wrap, isTopAndBottom }) => wrap || isTopAndBottom);
  if (!canFlow(paragraph)) return;
  const places = floats.flatMap((float): Placed[] => {
    const left = leftOf(float, section, column);
    const { vertical } = float;
    return left !== null && vertical.from === "paragraph" && "offset" in vertical
      ? [{ float, left, top: vertical.offset }]
      : [];
  });
  if (places.length < floats.length) return;
  const [first] = places;
  if (first && places.length === 1) {
    const { float, left } = first;
    float.beside = float.isTopAndBottom || !float.wrap ? "nothing" : besideOf(left, float.width, float.wrap, column);
    float.left = left;
  } else if (first) settleTogether(places, column);
}

interface Placed {
  float: Float;
  left: number;
  top: number;
}

/** Text keeps clear of several objects beside each other as of one, and stands in the widest gap between them. */
function settleTogether(places: readonly Placed[], column: number): void {
  const boxes = places.map(({ float, left, top }) => boxOf(float, left, top, column)).sort((a, b) => a.top - b.top);
  let [top, bottom] = [boxes[0]?.top ?? 0, boxes[0]?.bottom ?? 0];
  for (const box of boxes) {
    if (box.top > bottom) return;
    bottom = Math.max(bottom, box.bottom);
  }
  let gap = { from: 0, to: 0 };
  let from = 0;
  for (const { left, right } of [...boxes.toSorted((a, b) => a.left - b.left), { left: column, right: column }]) {
    if (left - from > gap.to - gap.from) gap = { from, to: left };
    from = Math.max(from, right);
  }
  const isRoom = gap.to - gap.from >= leastBeside;
  const beside: Beside = isRoom ? { left: gap.from, right: column - gap.to } : "nothing";
  for (const { float, left } of places) Object.assign(float, { beside, left, together: { top, height: bottom - top } });
}

/** What text keeps clear of. */
function boxOf({ wrap, isTopAndBottom, width, height }: Float, left: number, top: number, column: number) {
  const { distance, side } = wrap ?? { distance: { top: 0, right: 0, bottom: 0, left: 0 } };
  const isWhole = isTopAndBottom || !wrap;
  return {
    left: isWhole || side === "right" ? 0 : left - distance.left,
    right: isWhole || side === "left" ? column : left + width + distance.right,
    top: top - distance.top,
    bottom: top + height + distance.bottom,
  };
}

function settleTable(table: Table, section: Section, column: number): void {
  const { floats } = table;
  if (!floats?.wrap || table.parts.length > 0) return;
  const width = table.columns.reduce((sum, each) => sum + each, 0);
  const left = leftOf({ ...floats, width }, section, column);
  const beside = left === null ? "nothing" : besideOf(left, width, floats.wrap, column);
  // Where the page decides how high it stands, text can't be set on both sides.
  const isUnknown = !floats.wrap.isPossible && beside !== "nothing" && beside.isOnBoth;
  if (left === null || isUnknown) return;
  floats.beside = beside;
  floats.left = left;
}
