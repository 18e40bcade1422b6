import type { LetterWidths } from "./letter-widths.ts";
import type { NotedText } from "./marks.ts";

/** The usable share of a box's width, because lengths are rounded, also by the engine. */
export const usable = 0.99;

/** Longer texts hardly fit on one line. A code's drawing is text, too. */
export const mostLetters = 100;

/** Spaces at which a line may break under any of Unicode's rules (UAX 14): between the end and the start of a word. */
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
 * Whether a text surely fits its box at its smallest size, by the upper bounds of its letters' widths; false does not
 * mean that it does not fit. Fills lines greedily like the engine; narrower letters and more break opportunities can
 * only reduce the number of lines.
 */
export function surelyFits(noted: NotedText, letters: LetterWidths): boolean {
  const { text, width, height, leading, above, below, tracking, weight } = noted;
  const widths = letters.ofWeight(typeof weight === "number" ? weight : (namedWeights[weight] ?? 900));
  const widthOf = (part: string) => widthIn(part, widths, Math.max(0, tracking));
  let lines = 0;
  for (const row of text.split("\n")) lines += linesOf(row, width * usable, widthOf);
  return lines * (Math.max(letters.height, above) + below) + (lines - 1) * leading <= height;
}

/** Infinite if a word is wider than a line. */
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

/** Infinite if a letter's width is unknown. */
export function widthIn(text: string, widths: Float32Array, tracking: number): number {
  let width = 0;
  for (let index = 0; index < text.length; index += 1) {
    const letter = widths[text.charCodeAt(index)];
    if (!letter) return Number.POSITIVE_INFINITY;
    width += letter + tracking;
  }
  return width;
}
