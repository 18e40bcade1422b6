import type { LetterWidths } from "./letter-widths.ts";
import type { NotedText } from "./marks.ts";

/** Of a box's width: lengths are rounded, also by the engine. */
const usable = 0.99;

/** Spaces at which a line may end whatever else Unicode's rules say (UAX 14): between what ends and what begins a word. */
const gap = /(?<=[\p{L}\p{N}.,:;!?%)]) (?=[\p{L}\p{N}])/u;

const namedWeights: Record<string, number> = {
  thin: 100,
  extralight: 200,
  light: 300,
  regular: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
  extrabold: 800,
};

/**
 * Whether a text fits its box at its smallest size, by the widest that its letters are in any font. One that it is not
 * sure of may fit as well. Lines are filled as the engine fills them, each as far as it goes; with narrower letters, and
 * more places where a line may end, there cannot be more of them.
 */
export function surelyFits(noted: NotedText, letters: LetterWidths): boolean {
  const { text, width, height, leading, above, below, tracking, weight } = noted;
  const widths = letters.ofWeight(typeof weight === "number" ? weight : (namedWeights[weight] ?? 900));
  const widthOf = (part: string) => widthIn(part, widths, Math.max(0, tracking));
  let lines = 0;
  for (const row of text.split("\n")) lines += linesOf(row, width * usable, widthOf);
  return lines * (Math.max(letters.height, above) + below) + (lines - 1) * leading <= height;
}

/** Infinite where a word is wider than a line. */
function linesOf(row: string, room: number, widthOf: (part: string) => number): number {
  if (widthOf(row) <= room) return 1;
  let lines = 1;
  let taken = 0;
  for (const word of row.split(gap)) {
    const width = widthOf(`${word} `);
    if (width > room) return Number.POSITIVE_INFINITY;
    taken += width;
    if (taken <= room) continue;
    lines += 1;
    taken = width;
  }
  return lines;
}

/** Infinite where a letter's width is not known. */
function widthIn(text: string, widths: Float32Array, tracking: number): number {
  let width = 0;
  for (let index = 0; index < text.length; index += 1) {
    const letter = widths[text.charCodeAt(index)];
    if (!letter) return Number.POSITIVE_INFINITY;
    width += letter + tracking;
  }
  return width;
}
