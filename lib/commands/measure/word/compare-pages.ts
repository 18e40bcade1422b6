import { execFileSync } from "node:child_process";
import { inkDifference } from "./compare-ink.ts";

interface Word {
  text: string;
  page: number;
  x: number;
  /** Its lower edge. */
  y: number;
}

/** How far a PDF is like another of the same document. */
export interface Comparison {
  pages: [ours: number, theirs: number];
  /** The share of their words that ours has, in the same order. */
  found: number;
  /** The share of their words that stand within so many points on the same page. */
  within: Record<3 | 6 | 12, number>;
  /** As `inkDifference` has it. */
  ink: number;
}

/** Compares the words of two PDFs by `pdftotext -bbox`. */
export function comparePages(ours: string, theirs: string): Comparison {
  const [own, other] = [readWords(ours), readWords(theirs)];
  const pairs = commonWords(own.words, other.words);
  const near = (points: number) =>
    pairs.filter(([a, b]) => a.page === b.page && Math.abs(a.x - b.x) <= points && Math.abs(a.y - b.y) <= points)
      .length;
  const share = (count: number) => (other.words.length === 0 ? 1 : count / other.words.length);
  return {
    pages: [own.pages, other.pages],
    found: share(pairs.length),
    within: { 3: share(near(3)), 6: share(near(6)), 12: share(near(12)) },
    ink: inkDifference(ours, theirs),
  };
}

function readWords(path: string): { pages: number; words: Word[] } {
  const html = execFileSync("pdftotext", ["-bbox", path, "-"], { maxBuffer: 500_000_000 }).toString();
  const words: Word[] = [];
  let page = 0;
  for (const line of html.split("\n")) {
    if (line.includes("<page")) page += 1;
    const [, x, y, text] = /xMin="([-\d.]+)".* yMax="([-\d.]+)">(.*)<\/word>/.exec(line) ?? [];
    if (text !== undefined) words.push({ text, page, x: Number(x), y: Number(y) });
  }
  return { pages: page, words };
}

/** Words further apart than this in their order aren't taken for each other. */
const window = 40;

/** Each of our words with the next of theirs that is the same: documents of one source keep their order. */
function commonWords(own: readonly Word[], other: readonly Word[]): [Word, Word][] {
  const pairs: [Word, Word][] = [];
  let from = 0;
  for (const word of own) {
    const at = other.slice(from, from + window).findIndex(({ text }) => text === word.text);
    const found = other[from + at];
    if (at < 0 || !found) continue;
    pairs.push([word, found]);
    from += at + 1;
  }
  return pairs;
}
