import type { Block, Inline, Mark, TableRow } from "../model.ts";
import { isCut } from "../tables/merged-cells.ts";
import { marksIn, pairs, type Range, rangesByMark } from "./pair-marks.ts";
import type { PartHead } from "./part-head.ts";

/** Makes parts of what stands between marks, within a paragraph and over paragraphs. Marks without a partner stay. */
export function nestBlocks(blocks: readonly Block[]): Block[] {
  for (const block of blocks) {
    if (block.kind === "table") nestTable(block);
    if (block.kind === "part") block.blocks = nestBlocks(block.blocks);
    if (block.kind === "paragraph") nestWithin(block.inlines);
  }
  const marks = blocks.flatMap((block, at) =>
    block.kind === "paragraph" ? marksIn(block.inlines).map((mark) => ({ mark, at, among: block.inlines })) : [],
  );
  // A list repeats whole paragraphs, or what stands in one.
  const ranges = pairs(marks).filter(
    (range) => !range.isAcross || !range.head.isBare || range.head.isNegated || isWhole(range),
  );
  return ranges.length === 0 ? [...blocks] : build(blocks, ranges);
}

function build(blocks: readonly Block[], ranges: readonly Range[]): Block[] {
  const open: Range[] = [];
  const items: Placed<Block>[] = [];
  const broken = new Set<Range>();
  const rangesOf = rangesByMark(ranges);
  for (const block of blocks) {
    if (block.kind !== "paragraph") {
      items.push({ stack: [...open], item: block });
      continue;
    }
    const before = [...open];
    const entries: Placed<Inline>[] = [];
    let hasMarksAcross = false;
    for (const item of block.inlines) {
      const own = rangesOf(item);
      if (own.length === 0) entries.push({ stack: [...open], item });
      hasMarksAcross ||= own.some(({ isAcross }) => isAcross);
      for (const range of own) {
        if (range.marks[1] === item) open.splice(open.lastIndexOf(range), 1);
      }
      for (const range of own) if (range.marks[0] === item) open.push(range);
    }
    if (hasMarksAcross && !entries.some(({ item }) => isContent(item))) continue;
    const outer = entries.reduce((stack, entry) => sharedStart(stack, entry.stack), entries[0]?.stack ?? before);
    const depth = outer.findIndex(({ isAcross }) => !isAcross);
    const stack = depth < 0 ? outer : outer.slice(0, depth);
    // What begins a page is no part of a line.
    for (const { item, stack: own } of entries)
      if (isPageBreak(item)) for (const range of own.slice(stack.length)) broken.add(range);
    const inlines = nested(
      entries.map((entry) => ({ ...entry, stack: entry.stack.slice(stack.length) })),
      (head, inner): Inline => ({ kind: "part", head, inlines: inner }),
    );
    items.push({ stack, item: { ...block, inlines } });
  }
  if (broken.size > 0)
    return build(
      blocks,
      ranges.filter((range) => !broken.has(range)),
    );
  return nested(items, (head, inner): Block => ({ kind: "part", head, blocks: inner }));
}

/** Marks of different cells of a table make parts of its rows: nothing may stand before the first or after the last one. */
function nestTable(table: Extract<Block, { kind: "table" }>): void {
  for (const { cells } of table.rows) for (const { cell } of cells) cell.blocks = nestBlocks(cell.blocks);
  const marks = table.rows.flatMap((row, at) =>
    inlinesOf(row).flatMap((inlines) => marksIn(inlines).map((mark) => ({ mark, at, among: inlines }))),
  );
  const rows = new Map(marks.map(({ mark, at }) => [mark, at]));
  const rowOf = (mark: Mark) => rows.get(mark) ?? 0;
  const parts = withBothBranches(pairs(marks)).flatMap((branches) => {
    const own = branches.map(({ head, marks }) => ({ head, marks, from: rowOf(marks[0]), to: rowOf(marks[1]) }));
    const fit = own.every(({ from, to, marks: [first, last] }) => isWholeRow(table.rows, from, to, first, last));
    // A row is in one branch or the other, so `else` has one of its own.
    const apart = own
      .slice(1)
      .every(({ from }) => hasOnlyMarks(table.rows[from]) && marksOf(table.rows[from]).length === 1);
    return fit && apart ? own : [];
  });
  if (parts.length === 0) return;
  const used = new Set(parts.flatMap((part) => part.marks));
  const bare = new Set(table.rows.keys().filter((at) => isBareRow(table.rows[at], used)));
  for (const row of table.rows)
    for (const inlines of inlinesOf(row)) {
      const kept = inlines.filter((each) => each.kind !== "mark" || !used.has(each));
      inlines.splice(0, inlines.length, ...kept);
    }
  // Rows with nothing but marks are not shown.
  const places = table.rows.map(
    (_, at) =>
      at -
      bare
        .values()
        .filter((each) => each < at)
        .toArray().length,
  );
  const last = (to: number) => (places[to] ?? to) - (bare.has(to) ? 1 : 0);
  table.rows = table.rows.filter((_, at) => !bare.has(at));
  table.parts = parts
    .map(({ head, from, to }) => ({ head, from: places[from] ?? from, to: last(to) }))
    .filter(({ from, to }) => from <= to);
}

function isWholeRow(rows: readonly TableRow[], from: number, to: number, first: Mark, last: Mark): boolean {
  const [start, end] = [contentOf(rows[from]), contentOf(rows[to])];
  const before = start.slice(0, start.indexOf(first));
  const after = end.slice(end.indexOf(last) + 1);
  return !isCut(rows, from, to) && ![...before, ...after].some((each) => each === "block" || isContent(each));
}

/** What stands before and after an `else` belongs together; `pairs` has one after the other. */
function withBothBranches(ranges: readonly Range[]): Range[][] {
  const all: Range[][] = [];
  for (const range of ranges) {
    if (range.marks[0].tag.kind === "else") all.at(-1)?.push(range);
    else all.push([range]);
  }
  return all;
}

const marksOf = (row: TableRow | undefined) =>
  contentOf(row).filter((each): each is Mark => each !== "block" && each.kind === "mark");

const hasOnlyMarks = (row: TableRow | undefined) =>
  (row?.cells.every(({ cell }) => cell.rows === 1) ?? false) &&
  contentOf(row).every((each) => each !== "block" && !isContent(each));

const isBareRow = (row: TableRow | undefined, used: ReadonlySet<Mark>) => {
  const marks = marksOf(row);
  return marks.length > 0 && marks.every((each) => used.has(each)) && hasOnlyMarks(row);
};

/** What stands in a row, in order: inlines of its paragraphs, and other blocks. */
const contentOf = (row: TableRow | undefined) =>
  (row?.cells ?? []).flatMap(({ cell }) =>
    cell.blocks.flatMap((block): (Inline | "block")[] => (block.kind === "paragraph" ? block.inlines : ["block"])),
  );

const inlinesOf = ({ cells }: TableRow) =>
  cells.flatMap(({ cell }) => cell.blocks.flatMap((block) => (block.kind === "paragraph" ? [block.inlines] : [])));

/** Boxes, notes and links are separate texts. */
function nestWithin(inlines: Inline[]): void {
  for (const inline of inlines) {
    if (inline.kind === "float" && inline.float.content.kind === "box") {
      const { box } = inline.float.content;
      box.blocks = nestBlocks(box.blocks);
    }
    if (inline.kind === "note") inline.blocks = nestBlocks(inline.blocks);
    if (inline.kind === "link" || inline.kind === "part") {
      nestWithin(inline.inlines);
      inline.inlines = nestLine(inline.inlines);
    }
  }
}

function nestLine(inlines: Inline[]): Inline[] {
  const ranges = pairs(marksIn(inlines).map((mark) => ({ mark, at: 0, among: inlines })));
  const rangesOf = rangesByMark(ranges);
  const open: Range[] = [];
  const entries: Placed<Inline>[] = [];
  for (const item of inlines) {
    const own = rangesOf(item);
    if (own.length === 0) entries.push({ stack: [...open], item });
    for (const range of own) {
      if (range.marks[1] === item) open.pop();
    }
    for (const range of own) if (range.marks[0] === item) open.push(range);
  }
  return nested(entries, (head, inner): Inline => ({ kind: "part", head, inlines: inner }));
}

const isContent = (inline: Inline) => inline.kind !== "mark" && !(inline.kind === "text" && inline.text.trim() === "");
const isPageBreak = (inline: Inline) => inline.kind === "break" && inline.of !== "line";

function isWhole({ marks: [first, last], among: [start, end] }: Range): boolean {
  return ![...start.slice(0, start.indexOf(first)), ...end.slice(end.indexOf(last) + 1)].some(isContent);
}

interface Placed<Item> {
  /** The ranges around it, the outermost first. */
  stack: Range[];
  item: Item;
}

const sharedStart = (one: Range[], other: Range[]) => {
  const end = one.findIndex((range, index) => range !== other[index]);
  return end < 0 ? one : one.slice(0, end);
};

/** Wraps neighbours that are in the same range. */
function nested<Item>(
  items: readonly Placed<Item>[],
  wrap: (head: PartHead, inner: Item[]) => Item,
  depth = 0,
): Item[] {
  const out: Item[] = [];
  for (let at = 0; at < items.length; ) {
    const first = items[at];
    const range = first?.stack[depth];
    let end = at + 1;
    while (range && items[end]?.stack[depth] === range) end += 1;
    if (range) out.push(wrap(range.head, nested(items.slice(at, end), wrap, depth + 1)));
    else if (first) out.push(first.item);
    at = end;
  }
  return out;
}
