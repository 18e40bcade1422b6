import { inkDifference } from "./compare-ink.ts";
import { type PlacedWord, readPlacedWords } from "./placed-words.ts";

/** How far a PDF is like another of the same document. */
export interface Comparison {
  pages: [ours: number, theirs: number];
  /** The share of their words that ours has, wherever they stand. */
  found: number;
  /** The share of their words that stand within so many points on the same page. */
  within: Record<3 | 6 | 12, number>;
  /** As `inkDifference` has it. */
  ink: number;
}

/**
 * Compares the words of two PDFs, each with the nearest of ours that is the same: programs draw cells, boxes and
 * headers in different orders, and two lines that are 1 pt apart change their order too.
 */
export async function comparePages(ours: string, theirs: string): Promise<Comparison> {
  const [own, other] = [await readPlacedWords(ours), await readPlacedWords(theirs)];
  const share = (count: number) => (other.words.length === 0 ? 1 : count / other.words.length);
  return {
    pages: [own.pages, other.pages],
    found: share(countFound(own.words, other.words)),
    within: {
      3: share(countNear(own.words, other.words, 3)),
      6: share(countNear(own.words, other.words, 6)),
      12: share(countNear(own.words, other.words, 12)),
    },
    ink: inkDifference(ours, theirs),
  };
}

function countFound(own: readonly PlacedWord[], other: readonly PlacedWord[]): number {
  const left = new Map<string, number>();
  for (const { text } of own) left.set(text, (left.get(text) ?? 0) + 1);
  return other.filter(({ text }) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count > 0;
  }).length;
}

/** How many of their words have one of ours so near; each of ours counts once. */
function countNear(own: readonly PlacedWord[], other: readonly PlacedWord[], points: number): number {
  const byText = new Map<string, Set<PlacedWord>>();
  for (const word of own) byText.set(keyOf(word), (byText.get(keyOf(word)) ?? new Set()).add(word));
  return other.filter((word) => {
    const distance = ({ x, y }: PlacedWord) => Math.max(Math.abs(x - word.x), Math.abs(y - word.y));
    const same = byText.get(keyOf(word)) ?? new Set<PlacedWord>();
    let nearest: PlacedWord | null = null;
    for (const each of same) if (!nearest || distance(each) < distance(nearest)) nearest = each;
    if (!nearest || distance(nearest) > points) return false;
    same.delete(nearest);
    return true;
  }).length;
}

const keyOf = ({ page, text }: PlacedWord) => `${page} ${text}`;
