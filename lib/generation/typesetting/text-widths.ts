import { fontFamilies } from "./fonts.ts";
import { readLetterWidths } from "./letter-widths.ts";
import { usable, widthIn } from "./surely-fits.ts";

/** Reading the letters' widths takes as long as measuring the texts of some dozens of documents, once a process. */
const leastForWidths = 10;
let readWidths: TextWidths | null = null;

/** What of a batch decides whether the widths of its texts are known. */
interface MeasuredBatch {
  settings: Record<string, unknown>;
  locale: { direction: string };
  records: readonly unknown[];
  word?: unknown;
  fonts?: unknown;
}

/**
 * The widths that spare a batch from measuring its short texts (`fit.typ`). A layout from right to left sets them apart,
 * and visitors' own designs and Word files are set in other fonts.
 */
export function widthsFor(batch: MeasuredBatch, rootDir: string): Record<string, number> {
  const { settings, locale, word, fonts, records } = batch;
  const isOwn = word !== undefined || fonts !== undefined || "design" in settings;
  if (isOwn || locale.direction === "rtl" || records.length < leastForWidths) return {};
  readWidths ??= readTextWidths(fontFamilies(rootDir));
  return readWidths([settings, records]);
}

/** Longer texts hardly stand on one line. A code's drawing is text, too. */
const mostLetters = 100;

/** Tells how wide the texts within values are at most, as multiples of their size, if their letters stand as close as usual. */
export type TextWidths = (values: unknown) => Record<string, number>;

/**
 * Reads the letters of Latin, Greek and Cyrillic, as the first two font families have them in any weight. Texts with
 * others are left out: their width depends on more than their letters.
 */
export function readTextWidths(families: readonly string[][]): TextWidths {
  const letters = readLetterWidths(families.slice(0, 2)).ofWeight(900);
  return (values) => {
    const widths = new Map<string, number>();
    for (const text of textsIn(values).flatMap(withLines)) {
      if (text.length > mostLetters || widths.has(text)) continue;
      const width = widthIn(text, letters, 0) / usable;
      if (Number.isFinite(width)) widths.set(text, width);
    }
    return Object.fromEntries(widths);
  };
}

/** Commas end an address's lines, too. */
const withLines = (text: string) => [text, ...(/\n|, /.test(text) ? text.split(/\n|, /) : [])];

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) for (const each of Object.values(value)) yield* textsIn(each);
}
