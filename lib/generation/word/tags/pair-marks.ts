import type { Inline, Mark } from "../model.ts";
import type { PartHead } from "./part-head.ts";

/** What stands between two marks. */
export interface Range {
  head: PartHead;
  marks: [open: Mark, close: Mark];
  /** What the marks stand among. */
  among: [open: Inline[], close: Inline[]];
  /** Whether it begins and ends in different paragraphs, or cells. */
  isAcross: boolean;
}

/** More than any letter has; each level is one of the source, too. */
const deepest = 30;
const mostRanges = 2_000;

interface PlacedMark {
  mark: Mark;
  /** The paragraph, or the row of a table, by index. */
  at: number;
  /** The inlines that it stands among. */
  among: Inline[];
}

/** Pairs marks as brackets; what lies between an opening mark, `else` and the closing one are two ranges. */
export function pairs(marks: readonly PlacedMark[]): Range[] {
  interface Open {
    name: string;
    head: PartHead;
    from: PlacedMark;
    closed: Range[];
  }
  const open: Open[] = [];
  const ranges: Range[] = [];
  const rangeTo = ({ head, from }: Open, to: PlacedMark): Range => {
    const isAcross = from.among !== to.among;
    return { head, marks: [from.mark, to.mark], among: [from.among, to.among], isAcross };
  };
  for (const placed of marks) {
    const { tag } = placed.mark;
    const last = open.at(-1);
    if (open.length > deepest || ranges.length > mostRanges) return [];
    if (tag.kind === "open") {
      const { condition, isBare, isNegated } = tag;
      open.push({ name: tag.name.toLowerCase(), head: { condition, isBare, isNegated }, from: placed, closed: [] });
    } else if (tag.kind === "else" && last?.closed.length === 0) {
      last.closed.push(rangeTo(last, placed));
      last.head = { ...last.head, isNegated: !last.head.isNegated };
      last.from = placed;
    } else if (tag.kind === "close") {
      const at = open.findLastIndex(({ name }) => tag.name === "" || name === tag.name.toLowerCase());
      const found = open[at];
      if (!found) continue;
      ranges.push(...found.closed, rangeTo(found, placed));
      open.length = at;
    }
  }
  return ranges;
}

/** The marks among inlines, without those within links and parts. */
export const marksIn = (inlines: readonly Inline[]): Mark[] => inlines.filter((each) => each.kind === "mark");

/** The ranges that each mark begins or ends. */
export function rangesByMark(ranges: readonly Range[]): (item: Inline) => readonly Range[] {
  const known = new Map<Inline, Range[]>();
  for (const range of ranges) for (const mark of range.marks) known.set(mark, [...(known.get(mark) ?? []), range]);
  return (item) => known.get(item) ?? [];
}
