import { dictionary } from "#lib/generation/formats/dictionary.ts";
import type { RunProperties } from "../model.ts";
import { childAt, elementsOf, valOf, type XmlElement } from "../xml-tree.ts";
import type { LabelSide, LabelSuffix, ListCount } from "./list-count.ts";
import { englishFormats } from "./number-words.ts";
import { readParagraphProperties, readRunProperties } from "./read-properties.ts";
import { type Digits, digitFormats, inDigits, scriptFormats } from "./script-numbers.ts";
import type { ParagraphChanges } from "./styles.ts";
import type { Theme } from "./theme.ts";

interface Level {
  start: number;
  format: string;
  /** `%1.%2` */
  text: string;
  suffix: LabelSuffix;
  side: LabelSide;
  paragraph: ParagraphChanges;
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
  const levels = new Map<string, Level[]>();
  const levelsOf = (id: string): Level[] => {
    const known = levels.get(id);
    if (known) return known;
    const number = numbers.get(id);
    const named = abstracts.get(valOf(number, "w:abstractNumId") ?? "");
    const linked = numbers.get(listOf(valOf(named, "w:numStyleLink") ?? "") ?? "");
    const abstract = linked ? abstracts.get(valOf(linked, "w:abstractNumId") ?? "") : named;
    const read = Array.from({ length: deepestLevel + 1 }, (_, index) => readLevel(number, abstract, index, theme));
    levels.set(id, read);
    return read;
  };

  const counts = new Map<string, number[]>();
  const restarted = new Set<string>();
  return {
    level(id, at) {
      const number = numbers.get(id);
      if (!number || id === "0") return undefined;
      const all = levelsOf(id);
      const level = all[at];
      if (!level) return undefined;
      // Lists of one abstract numbering continue counting; one that restarts does so where it's first used.
      const list = `a${valOf(number, "w:abstractNumId")}`;
      const restart = level.isOverridden ? `${id} ${at}` : undefined;
      const { suffix, side, paragraph, run } = level;
      return {
        suffix,
        side,
        paragraph,
        run,
        next(language) {
          const restarts = restart !== undefined && !restarted.has(restart);
          if (restart !== undefined) restarted.add(restart);
          const counted = countOn(counts.get(list) ?? [], all, at, restarts);
          counts.set(list, counted);
          const parts = level.format === "bullet" ? [level.text] : partsOf(level, all, /^en\b/i.test(language ?? ""));
          const starts = all.slice(0, at + 1).map(({ start }) => start);
          const kept = [...all.keys()].filter((deeper) => deeper > at && !restartsAfter(all, deeper, at));
          const count = { list, level: at, starts, kept, parts, ...(restart !== undefined && { restart }) };
          return { text: labelText(parts, counted), count };
        },
      };
    },
  };
}

/** From 0. */
const deepestLevel = 8;

/** Whether a deeper level begins again after a number of the level `at`. */
const restartsAfter = (all: readonly Level[], deeper: number, at: number) =>
  (all[deeper]?.restartsAfter ?? deeper) >= at + 1;

/** The numbers of all levels after the next one of the level `at`; a level without a number is absent. */
function countOn(before: readonly number[], all: readonly Level[], at: number, restarts: boolean): number[] {
  const counts = [...before];
  const start = all[at]?.start ?? 1;
  // A level that is passed over counts as begun.
  for (let upper = 0; upper < at; upper++) counts[upper] ??= all[upper]?.start ?? 1;
  counts[at] = restarts ? start : (counts[at] ?? start - 1) + 1;
  for (let deeper = at + 1; deeper <= deepestLevel; deeper++) {
    if (restartsAfter(all, deeper, at)) delete counts[deeper];
  }
  return counts;
}

function labelText(parts: ListCount["parts"], counts: readonly number[]): string {
  const texts = parts.map((part) =>
    typeof part === "string" ? part : formatNumber(counts[part.level] ?? part.start, part.format),
  );
  return texts.join("");
}

/** Longer than any label with nine numbers. */
const longestLabel = 255;

/** `%1.%2` as texts and numbers. */
function partsOf({ text, isLegal }: Level, all: readonly Level[], isEnglish: boolean): ListCount["parts"] {
  return text.split(/%(?=\d)/).flatMap((part, index) => {
    if (index === 0) return part === "" ? [] : [part];
    const level = Number(part[0]) - 1;
    const { format = "decimal", start = 1 } = all[level] ?? {};
    const english = isEnglish && englishFormats[`English ${format}`] ? `English ${format}` : format;
    const number = { level, format: isLegal ? "decimal" : english, start };
    return part.length > 1 ? [number, part.slice(1)] : [number];
  });
}

function readLevel(
  number: XmlElement | undefined,
  abstract: XmlElement | undefined,
  index: number,
  theme: Theme,
): Level {
  const isOfLevel = ({ attributes }: XmlElement) => attributes["w:ilvl"] === String(index);
  const override = elementsOf(number, "w:lvlOverride").find(isOfLevel);
  const element = childAt(override, "w:lvl") ?? elementsOf(abstract, "w:lvl").find(isOfLevel);
  const startOverride = valOf(override, "w:startOverride");
  const suffix = valOf(element, "w:suff");
  return {
    // 17.9.25: from 0, unless it says from where.
    start: Number(startOverride ?? valOf(element, "w:start") ?? (element ? 0 : 1)) || 0,
    format: formatOf(element),
    text: (valOf(element, "w:lvlText") ?? "").slice(0, longestLabel),
    side: sides[valOf(element, "w:lvlJc") ?? ""] ?? "left",
    suffix: suffix === "space" || suffix === "nothing" ? suffix : "tab",
    paragraph: readParagraphProperties(childAt(element, "w:pPr"), theme),
    run: readRunProperties(childAt(element, "w:rPr"), theme),
    isOverridden: startOverride !== undefined,
    isLegal: childAt(element, "w:isLgl") !== undefined,
    restartsAfter: Number(valOf(element, "w:lvlRestart") ?? index),
  };
}

/** A level's `w:numFmt`. A custom one (`001, 002, …`), which Word writes beside a plain one, has as many digits as its first. */
function formatOf(level: XmlElement | undefined): string {
  const custom = childAt(level, "mc:AlternateContent", "mc:Choice", "w:numFmt") ?? childAt(level, "w:numFmt");
  const [, zeros = ""] = /^(0{1,9})1\b/.exec(custom?.attributes["w:format"] ?? "") ?? [];
  const plain = valOf(level, "w:numFmt") ?? valOf(childAt(level, "mc:AlternateContent", "mc:Fallback"), "w:numFmt");
  return zeros === "" ? (plain ?? "decimal") : `zeros ${zeros.length + 1}`;
}

/** By `w:lvlJc`. */
const sides = dictionary<LabelSide>({ center: "center", right: "right", end: "right" });

/** How a format writes numbers digit by digit, if it does; with zeros before them, or in another script. */
export function digitsOf(format: string): Digits | undefined {
  const [, least] = /^zeros (\d)$/.exec(format) ?? [];
  return least === undefined ? digitFormats[format] : { digits: "0123456789", least: Number(least) };
}

/** What writes numbers up to 499 that the engine can't write itself: in words and other scripts. */
export const numberWriter = (format: string): ((value: number) => string) | undefined =>
  englishFormats[format] ?? scriptFormats[format];

/** A number in a format of 17.18.59; unknown ones count in digits. */
export function formatNumber(value: number, format: string): string {
  const digits = digitsOf(format);
  if (digits) return inDigits(digits, value);
  const write = numberWriter(format);
  if (write) return write(value);
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

const romanDigits = [
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

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  let text = "";
  let left = value;
  for (const [size, digits] of romanDigits) {
    text += digits.repeat(Math.floor(left / size));
    left %= size;
  }
  return text;
}
