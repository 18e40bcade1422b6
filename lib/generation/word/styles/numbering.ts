import type { RunProperties } from "../model.ts";
import { childAt, elementsOf, valOf, type XmlElement } from "../xml-tree.ts";
import type { LabelSide, LabelSuffix, ListCount } from "./list-count.ts";
import { englishFormats } from "./number-words.ts";
import {
  readParagraphProperties as readParagraph,
  type readParagraphProperties,
  readRunProperties,
} from "./read-properties.ts";
import type { Theme } from "./theme.ts";

interface Level {
  start: number;
  format: string;
  /** `%1.%2` */
  text: string;
  suffix: LabelSuffix;
  side: LabelSide;
  paragraph: ReturnType<typeof readParagraphProperties>;
  run: Partial<RunProperties>;
  isLegal: boolean;
  isOverridden: boolean;
  restartsAfter: number;
}

export interface NumberedLevel extends Pick<Level, "suffix" | "side" | "paragraph" | "run"> {
  /** The next number or bullet, counted on, and how it is counted. */
  next(language: string | null): { text: string; count: ListCount };
}

export interface Numbering {
  level(id: string, level: number): NumberedLevel | undefined;
}

/**
 * Reads `numbering.xml` (ISO/IEC 29500-1, 17.9) and counts.
 * @param listOf the list of a list style, which has the levels of lists that refer to it (17.9.21)
 */
export function readNumbering(
  root: XmlElement | undefined,
  theme: Theme,
  listOf: (style: string) => string | undefined,
): Numbering {
  const abstracts = new Map(
    elementsOf(root, "w:abstractNum").map((each) => [each.attributes["w:abstractNumId"] ?? "", each]),
  );
  const numbers = new Map(elementsOf(root, "w:num").map((each) => [each.attributes["w:numId"] ?? "", each]));
  const counters = new Map<string, number[]>();
  const restarted = new Set<string>();
  const levels = new Map<string, Level[]>();

  const levelsOf = (id: string): Level[] => {
    const known = levels.get(id);
    if (known) return known;
    const number = numbers.get(id);
    const own = abstracts.get(valOf(number, "w:abstractNumId") ?? "");
    const linked = numbers.get(listOf(valOf(own, "w:numStyleLink") ?? "") ?? "");
    const abstract = linked ? abstracts.get(valOf(linked, "w:abstractNumId") ?? "") : own;
    const read = Array.from({ length: 9 }, (_, index) => {
      const override = elementsOf(number, "w:lvlOverride").find(
        ({ attributes }) => attributes["w:ilvl"] === String(index),
      );
      const isLevel = ({ attributes }: XmlElement) => attributes["w:ilvl"] === String(index);
      const element = childAt(override, "w:lvl") ?? elementsOf(abstract, "w:lvl").find(isLevel);
      const startOverride = valOf(override, "w:startOverride");
      return levelOf(element, theme, startOverride, index);
    });
    levels.set(id, read);
    return read;
  };

  return {
    level(id, at) {
      const number = numbers.get(id);
      if (!number || id === "0") return undefined;
      const all = levelsOf(id);
      const level = all[at];
      if (!level) return undefined;
      return {
        suffix: level.suffix,
        side: level.side,
        paragraph: level.paragraph,
        run: level.run,
        next(language) {
          // Lists of one abstract numbering continue counting; one that restarts does so where it's first used.
          const key = `a${valOf(number, "w:abstractNumId")}`;
          const counts = counters.get(key) ?? [];
          counters.set(key, counts);
          const restart = level.isOverridden ? `${id} ${at}` : undefined;
          const isFirst = restart !== undefined && !restarted.has(restart);
          if (restart !== undefined) restarted.add(restart);
          // A level that is passed over counts as begun.
          const starts = all.slice(0, at + 1).map(({ start }) => start);
          for (let upper = 0; upper < at; upper++) counts[upper] ??= starts[upper] ?? 1;
          counts[at] = isFirst ? level.start : (counts[at] ?? level.start - 1) + 1;
          for (let deeper = at + 1; deeper < 9; deeper++) {
            if ((all[deeper]?.restartsAfter ?? deeper) >= at + 1) delete counts[deeper];
          }
          const parts = level.format === "bullet" ? [level.text] : partsOf(level, all, /^en\b/i.test(language ?? ""));
          const text = parts
            .map((part) =>
              typeof part === "string" ? part : formatNumber(counts[part.level] ?? part.start, part.format),
            )
            .join("");
          const kept = all.flatMap(({ restartsAfter }, deeper) =>
            deeper > at && restartsAfter < at + 1 ? [deeper] : [],
          );
          const count = { list: key, level: at, starts, kept, parts };
          return { text, count: { ...count, ...(restart !== undefined && { restart }) } };
        },
      };
    },
  };
}

/** Longer than any label with nine numbers. */
const longestLabel = 255;

/** `%1.%2` as texts and numbers. */
function partsOf({ text, isLegal }: Level, all: readonly Level[], isEnglish: boolean): ListCount["parts"] {
  return text.split(/%(?=\d)/).flatMap((part, index) => {
    if (index === 0) return part === "" ? [] : [part];
    const level = Number(part[0]) - 1;
    const { format = "decimal", start = 1 } = all[level] ?? {};
    const english = `English ${format}`;
    const shown = isLegal ? "decimal" : isEnglish && englishFormats[english] ? english : format;
    const number = { level, format: shown, start };
    return part.length > 1 ? [number, part.slice(1)] : [number];
  });
}

function levelOf(
  element: XmlElement | undefined,
  theme: Theme,
  startOverride: string | undefined,
  index: number,
): Level {
  const suffix = valOf(element, "w:suff");
  const justify = valOf(element, "w:lvlJc");
  return {
    // 17.9.25: from 0, unless it says from where.
    start: Number(startOverride ?? valOf(element, "w:start") ?? (element ? 0 : 1)) || 0,
    format: valOf(element, "w:numFmt") ?? childAt(element, "w:numFmt")?.attributes["w:format"] ?? "decimal",
    text: (valOf(element, "w:lvlText") ?? "").slice(0, longestLabel),
    side: justify === "center" ? "center" : justify === "right" || justify === "end" ? "right" : "left",
    suffix: suffix === "space" || suffix === "nothing" ? suffix : "tab",
    paragraph: readParagraph(childAt(element, "w:pPr"), theme),
    run: readRunProperties(childAt(element, "w:rPr"), theme),
    isOverridden: startOverride !== undefined,
    isLegal: childAt(element, "w:isLgl") !== undefined,
    restartsAfter: Number(valOf(element, "w:lvlRestart") ?? index),
  };
}

/** The number formats of 17.18.59 that European documents have; others count in digits. */
export function formatNumber(value: number, format: string): string {
  const inEnglish = englishFormats[format];
  if (inEnglish) return inEnglish(value);
  switch (format) {
    case "none":
      return "";
    case "lowerLetter":
      return letters(value);
    case "upperLetter":
      return letters(value).toUpperCase();
    case "lowerRoman":
      return roman(value);
    case "upperRoman":
      return roman(value).toUpperCase();
    case "decimalZero":
      return String(value).padStart(2, "0");
    case "ordinal":
      return `${value}.`;
    default:
      return String(value);
  }
}

/** After `z` comes `aa`, then `bb`. */
function letters(value: number): string {
  if (value < 1 || value > 26 * 30) return String(value);
  return String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));
}

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  const steps = [
    [1000, "m"],
    [900, "cm"],
    [500, "d"],
    [400, "cd"],
    [100, "c"],
    [90, "xc"],
    [50, "l"],
    [40, "xl"],
    [10, "x"],
    [9, "ix"],
    [5, "v"],
    [4, "iv"],
    [1, "i"],
  ] as const;
  let left = value;
  return steps
    .map(([size, sign]) => {
      const times = Math.floor(left / size);
      left -= times * size;
      return sign.repeat(times);
    })
    .join("");
}
