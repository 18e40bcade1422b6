import { conditionKey } from "../../templates/merge.ts";
import type { Mark } from "../model.ts";
import { cellsOf } from "../tables/rows-and-cells.ts";
import { childAt, descendants, elementsOf, type XmlElement } from "../xml-tree.ts";
import type { PartEdits } from "./edits.ts";
import { type FlatPiece, isSamePart, type PartKey, UnfillableError } from "./form.ts";

/** A tag that begins or ends a stretch, and where it stands. */
export interface PlacedMark {
  tag: Mark["tag"];
  text: string;
  run: XmlElement;
  paragraph: XmlElement;
  /** Whether it stands in a field of Word's, which a stretch must not begin or end in. */
  isInField: boolean;
  /** In the text of its run; filled with the edges of stretches. */
  slot: FlatPiece[];
  /** The row of a table, for marks in different cells. */
  row?: XmlElement;
}

interface Range {
  part: PartKey;
  open: PlacedMark;
  close: PlacedMark;
}

export interface MarksContext {
  edits: PartEdits;
  parentOf(element: XmlElement): XmlElement | undefined;
  /** Whether a paragraph, or a row, has nothing but marks. */
  isBare(element: XmlElement): boolean;
}

const unfillable = ({ text }: PlacedMark) => new UnfillableError("section", text.slice(0, 60));

/**
 * Makes stretches of what stands between the marks of paragraphs that follow each other, as `nestBlocks` does: within a
 * paragraph, or of whole paragraphs between those of the marks.
 * @returns the marks without a partner
 */
export function settleBlocks(marks: readonly PlacedMark[], context: MarksContext): PlacedMark[] {
  const { ranges, left } = pairs(marks);
  const { edits, parentOf } = context;
  const across = new Set<XmlElement>();
  for (const { part, open, close } of ranges) {
    open.slot.push({ edge: "begin", ...part });
    close.slot.unshift({ edge: "end", ...part });
    if (open.paragraph === close.paragraph) {
      if (open.isInField || close.isInField || parentOf(open.run) !== parentOf(close.run)) throw unfillable(open);
      continue;
    }
    const isWhole = context.isBare(open.paragraph) && context.isBare(close.paragraph);
    if (!isWhole || parentOf(open.paragraph) !== parentOf(close.paragraph)) throw unfillable(open);
    // A section can't be shown or left out: its properties are the page's.
    if (/<(?:\w+:)?sectPr[\s>]/.test(edits.source(open.paragraph, close.paragraph))) throw unfillable(open);
    across.add(open.paragraph).add(close.paragraph);
  }
  for (const paragraph of across) {
    const slots = marks.filter((mark) => mark.paragraph === paragraph).map(({ slot }) => ({ slot }));
    edits.replace(paragraph, [
      ...slots,
      ...(isNeeded(paragraph, parentOf(paragraph)) ? emptied(paragraph, edits) : []),
    ]);
  }
  const paired = new Set(ranges.flatMap(({ open, close }) => [open, close]));
  for (const mark of paired) {
    if (across.has(mark.paragraph)) continue;
    const { end, begin } = edits.split(mark.run);
    mark.slot.unshift(end);
    mark.slot.push(begin);
  }
  return left;
}

/** Cells, boxes and notes end with a paragraph (17.4.65). */
export function isNeeded(paragraph: XmlElement, parent: XmlElement | undefined): boolean {
  const blocks = elementsOf(parent).filter(({ name }) => name === "w:p" || name === "w:tbl" || name === "w:sdt");
  return parent?.name !== "w:body" && blocks.at(-1) === paragraph;
}

function emptied(paragraph: XmlElement, edits: PartEdits): FlatPiece[] {
  const properties = childAt(paragraph, "w:pPr");
  const { prefix } = edits.hole("", paragraph);
  return [`<${prefix}p>${properties ? edits.source(properties, properties) : ""}</${prefix}p>`];
}

/** A part of a table: the rows from that of one mark to that of the other, without those that have nothing but marks. */
interface RowPart {
  part: PartKey;
  open: PlacedMark;
  rows: ReadonlySet<XmlElement>;
}

/** Makes stretches of the rows of a table, as `nestTable` does. */
export function settleRows(table: XmlElement, marks: readonly PlacedMark[], context: MarksContext): void {
  const [first] = marks;
  if (!first) return;
  const { edits } = context;
  const { ranges, left } = pairs(marks);
  const [other] = left;
  if (other) throw unfillable(other);
  const rows = elementsOf(table, "w:tr");
  const removed = new Set(rows.filter((row) => context.isBare(row) && marks.some((mark) => mark.row === row)));
  if (removed.values().some((row) => descendants(row, "w:vMerge").length > 0)) throw unfillable(first);
  for (const row of removed) edits.remove(row);
  const parts = ranges.map(({ part, open, close }): RowPart => {
    const [from, to] = [open, close].map(({ row }) => (row ? rows.indexOf(row) : -1)) as [number, number];
    if (from < 0 || to < 0 || continuesAbove(rows[from]) || continuesAbove(rows[to + 1])) throw unfillable(open);
    // A row is in one branch or the other, so `else` has one of its own.
    const isApart = [open, close].every(({ tag, row }) => tag.kind !== "else" || (row && removed.has(row)));
    if (!isApart) throw unfillable(open);
    return { part, open, rows: new Set(rows.slice(from, to + 1).filter((row) => !removed.has(row))) };
  });
  for (const { part, rows: own } of parts) {
    const [begin, end] = [[...own][0], [...own].at(-1)];
    if (begin && end) edits.wrap(begin, end, part);
  }
  wrapTable(
    table,
    rows.filter((row) => !removed.has(row)),
    parts,
    context,
  );
}

/** A table without rows is none, so it's only shown with the part that has all of them. */
function wrapTable(table: XmlElement, rows: readonly XmlElement[], parts: readonly RowPart[], { edits }: MarksContext) {
  const around = rows.map((row) => parts.filter((part) => part.rows.has(row)));
  if (around.some((own) => own.length === 0)) return;
  const alone = around.flatMap((own) => (own.length === 1 ? own : [])).map(({ part }) => part);
  const conditions = (isNegated: boolean) =>
    new Set(alone.filter((part) => part.isNegated === isNegated).map(({ condition }) => condition));
  // Of what is shown with a condition and without it, one always is.
  if (!conditions(true).isDisjointFrom(conditions(false))) return;
  const [all] = alone;
  const isAll = around.every((own) => own.some(({ part }) => all && isSamePart(part, all)));
  if (!all || !isAll) throw new UnfillableError("section", parts[0]?.open.text.slice(0, 60));
  edits.wrap(table, table, { ...all, isOnce: true });
}

/** Whether a cell of the row is merged with the one above it (17.4.84). */
export const continuesAbove = (row: XmlElement | undefined) =>
  (row ? cellsOf(row) : []).some((cell) => {
    const merge = childAt(cell, "w:tcPr", "w:vMerge");
    return merge !== undefined && merge.attributes["w:val"] !== "restart";
  });

/** Pairs marks as brackets; what lies between an opening mark, `else` and the closing one are two ranges. */
function pairs(marks: readonly PlacedMark[]): { ranges: Range[]; left: PlacedMark[] } {
  interface Open {
    name: string;
    part: PartKey;
    from: PlacedMark;
    closed: Range[];
  }
  const open: Open[] = [];
  const ranges: Range[] = [];
  const used = new Set<PlacedMark>();
  for (const mark of marks) {
    const { tag } = mark;
    const last = open.at(-1);
    if (tag.kind === "open") {
      const part = { condition: conditionKey(tag.condition), isNegated: tag.isNegated };
      open.push({ name: tag.name.toLowerCase(), part, from: mark, closed: [] });
    } else if (tag.kind === "else" && last?.closed.length === 0) {
      last.closed.push({ part: last.part, open: last.from, close: mark });
      last.part = { ...last.part, isNegated: !last.part.isNegated };
      last.from = mark;
    } else if (tag.kind === "close") {
      const at = open.findLastIndex(({ name }) => tag.name === "" || name === tag.name.toLowerCase());
      const found = open[at];
      if (!found) continue;
      ranges.push(...found.closed, { part: found.part, open: found.from, close: mark });
      open.length = at;
    }
  }
  for (const range of ranges) used.add(range.open).add(range.close);
  return { ranges, left: marks.filter((mark) => !used.has(mark)) };
}
