import { type DesignWidths, type DrawnTexts, designWidths } from "./design-widths.ts";
import { fontFamilies } from "./font-files.ts";
import { readLetterWidths } from "./letter-widths.ts";
import type { Stamps } from "./stamps.ts";
import { mostLetters, usable, widthIn } from "./surely-fits.ts";

/** Reading the letters' widths takes as long as measuring the texts of some dozens of documents, once a process. */
const leastForWidths = 10;
let readWidths: TextWidths | null = null;

/** The parts of a batch that decide whether the widths of its texts are known. */
interface MeasuredBatch {
  settings: Record<string, unknown>;
  locale: { direction: string };
  records: readonly unknown[];
  stamps?: Stamps;
  regions?: readonly unknown[];
  word?: unknown;
}

/**
 * The widths that spare a batch from measuring its short texts (`fit.typ`); those of a design by its families
 * (`design-widths.ts`). A layout from right to left sets them apart, and Word files are set in other fonts. Sketches of
 * templates measure nothing, but those of designs do.
 */
export function widthsFor(
  batch: MeasuredBatch,
  rootDir: string,
  isSketch: boolean,
): Record<string, number> | DesignWidths {
  const { settings, locale, word, records, stamps, regions = [] } = batch;
  if (word !== undefined || locale.direction === "rtl") return {};
  if (records.length + regions.length < leastForWidths && stamps === undefined) return {};
  if ("design" in settings) return designWidths(settings.design as DrawnTexts, records, rootDir);
  if (isSketch) return {};
  readWidths ??= readTextWidths(fontFamilies(rootDir));
  return readWidths([settings, records, regions]);
}

/** The same for the texts of a field that are stamped. */
export function stampWidths(
  { settings, stamps = {} }: MeasuredBatch,
  rootDir: string,
): (field: string) => Record<string, number> {
  if ("design" in settings) {
    const design = settings.design as DrawnTexts;
    const widths = designWidths(design, [stamps], rootDir);
    const keys = new Map(design.elements.map(({ id, family, weight }) => [id, `${family} ${weight}`]));
    return (field) => widths[keys.get(field) ?? ""] ?? {};
  }
  readWidths ??= readTextWidths(fontFamilies(rootDir));
  const widths = readWidths(stamps);
  return () => widths;
}

/** The greatest width of the texts within values, as multiples of their size, at the usual letter spacing. */
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
const withLines = (text: string) => [
  text,
  ...[/\n/, /\n|, /].flatMap((end) => (end.test(text) ? text.split(end) : [])),
];

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) for (const each of Object.values(value)) yield* textsIn(each);
}
