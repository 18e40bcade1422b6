import { format as formatted, getLocale, isDateFormat, isValidFormat } from "numfmt";
import type { Cell } from "../../table.ts";
import { dateSeparatorOf, type WorkbookLocale } from "../workbook-locale.ts";
import { currencyOfFormat } from "./format-currency.ts";
import { keptFormat } from "./kept-format.ts";
import { type PlainFormat, plainFormat, showPlainly, showRounded } from "./plain-format.ts";
import { duration, isoOf, type Shown, whatIsShown } from "./shown-date.ts";
import { spellerOf } from "./spelled-dates.ts";
import { fractionSpellerOf } from "./spelled-fractions.ts";

/** A number format code and its analysed properties. */
export interface NumberFormat {
  code: string;
  locale: WorkbookLocale;
  /**
   * Returns the code with the parts of a date or fraction spelled out that the number format library does not support.
   */
  spell: ((value: number) => string) | undefined;
  shows: Shown;
  /** Not null for the formats of most amounts: their numbers are formatted without the library, which is slow. */
  plain: PlainFormat | null;
  /** Set for a duration in hours, minutes or seconds. */
  unit: "days" | undefined;
  /** The ISO 4217 code implied by a sign's region, as in `[$$-1009]`. */
  currency: string | undefined;
  /** Whether the format also changes texts. */
  changesText: boolean;
  /** What cells keep of it so that documents show them in their own language; undefined if it shows the same in all. */
  kept: number | string | undefined;
  /** A cache of recent numbers: dates repeat, and formatting one is slow. */
  known: Map<number, Cell>;
}

/** 1 January 10000; from there on, and before day 0, Excel shows `####`. */
const firstDayBeyond = 2_958_466;
/** Days between the two date systems: 1 January 1904 is day 0 of one and day 1462 of the other. */
const days1904 = 1462;

/**
 * Excel accepts an elapsed unit only as the first part of a time: it treats `HH[M]`, which other programs write, as
 * General.
 */
const elapsedWithin = /[hms]\]?[^"\\;]*\[(?:h+|m+|s+)\]/i;
const mostKnown = 5_000;

/** Whether a format changes texts, ignoring colours and alignment spaces. */
function changesText(code: string): boolean {
  const sections = code.replace(/_.|\*.|\[[^\]]*\]/g, "").split(";");
  const section = sections[3] ?? sections.find((each) => each.includes("@")) ?? "@";
  return section !== "@";
}

/** AM/PM as written by Excel in Chinese, Japanese and Korean, and those languages. */
const eastAsianHalves: [halves: string, language: string][] = [
  ["上午/下午", "[$-804]"],
  ["午前/午後", "[$-411]"],
  ["오전/오후", "[$-412]"],
];
const eastAsianWeekdays: Record<string, string> = {
  ja: "[$-411]",
  ko: "[$-412]",
  "zh-CN": "[$-804]",
  "zh-TW": "[$-404]",
};

/**
 * What `/` stands for in a code. Programs other than Excel mean the separator of the language that the code names:
 * LibreOffice saves `3. November 2026` as `[$-407]d/ mmmm yyyy`.
 */
function dateSeparatorIn(code: string, { dateSeparator, keepsSeparators }: WorkbookLocale): string {
  const named = keepsSeparators ? undefined : /\[\$[^\]]*-([\da-f]+)\]/i.exec(code)?.[1];
  return named === undefined || getLocale(named) === undefined ? dateSeparator : dateSeparatorOf(named);
}

/** Replaces each `/` in the code with the date separator, except in literals and AM/PM. */
function withDateSeparator(code: string, locale: WorkbookLocale): string {
  const dateSeparator = dateSeparatorIn(code, locale);
  if (dateSeparator === "/" || !isValidFormat(code) || !isDateFormat(code)) return code;
  const tokens = /"[^"]*"|[\\_*].|\[[^\]]*\]|AM\/PM|A\/P|\//gi;
  return code.replace(tokens, (token) => (token === "/" ? `"${dateSeparator}"` : token));
}

/** Spanish as Excel writes it, which the library takes for English, and as it was before ([MS-LCID]). */
const modernSpanish = /(\[\$[^\]-]*-)0*c0a\]/gi;

/** Rewrites the code for the number format library. */
function adaptCode(written: string, { tag, keepsSeparators }: WorkbookLocale): string {
  const code = written.replace(modernSpanish, "$140A]");
  if (code.includes("[$")) {
    // The library takes separators from the format's own locale.
    if (!keepsSeparators || !isValidFormat(code) || isDateFormat(code)) return code;
    return code.replace(/\[\$([^\]-]*)-[^\]]*\]/g, (_, sign: string) => (sign === "" ? "" : `[$${sign}]`));
  }
  const [halves, language] = eastAsianHalves.find(([each]) => code.includes(each)) ?? [];
  if (halves !== undefined) return `${language}${code.replaceAll(halves, "AM/PM")}`;
  return /aaa/i.test(code) ? `${eastAsianWeekdays[tag] ?? ""}${code}` : code;
}

/**
 * Analyses a format code (ECMA-376 part 1, 18.8.31); one that Excel would reject counts as General.
 * @param builtIn its id, if the file has no code for it
 */
export function describeFormat(written: string, locale: WorkbookLocale, builtIn?: number): NumberFormat {
  const adapted = withDateSeparator(adaptCode(written, locale), locale);
  const isKnown = isValidFormat(adapted) && !elapsedWithin.test(adapted);
  const code = isKnown ? adapted : "General";
  const shows = isKnown ? whatIsShown(code) : "number";
  const spell = shows === "number" ? fractionSpellerOf(code, locale.group) : spellerOf(code, locale.tag);
  const plain = plainFormat(code, locale);
  const unit = isDateFormat(code) && duration.test(code) ? ("days" as const) : undefined;
  const described = { code, locale, spell, shows, plain, unit, currency: currencyOfFormat(written) };
  const kept = keptFormat({ code, shows, plain, locale }, builtIn);
  return { ...described, changesText: isKnown && changesText(code), kept, known: new Map() };
}

/** 29 February 1900, which doesn't exist: the library throws an error for it in the Islamic calendar. */
const missingDay = 60;
const islamic = /B2|\[\$[^\]]*-[\da-f]{0,2}6[\da-f]{4}\]/i;

/** The text that Excel displays, without spaces that only align a column of figures. */
function shownText(value: number, written: string, { spell, locale }: NumberFormat): string {
  const isMissing = Math.floor(value) === missingDay && islamic.test(written) && isDateFormat(written);
  const code = isMissing ? "General" : (spell?.(value) ?? written);
  if (code === "General") {
    const rounded = showRounded(value, locale.decimal);
    if (rounded !== null) return rounded;
    const plain = String(value);
    // Excel shows eleven characters of a number, not counting the sign, and very small ones with an exponent.
    if (plain.length < 12 && !plain.includes("e")) return plain.replace(".", locale.decimal);
  }
  // The library rounds each hour of a negative duration towards zero.
  const options = { locale: locale.display };
  if (value < 0 && duration.test(code)) return `-${formatted(code, -value, options)}`.trim();
  return formatted(code, value, options).trim();
}

function makeNumberCell(value: number, style: NumberFormat, date1904: boolean): Cell {
  const { code, shows, plain, kept } = style;
  const format = kept === undefined ? null : { format: kept };
  if (shows === "number") {
    const shown = plain === null ? null : showPlainly(value, plain);
    const { unit, currency } = style;
    return {
      kind: "number",
      value,
      text: shown ?? shownText(value, code, style),
      ...(unit && { unit }),
      ...(currency && { currency }),
      ...format,
    };
  }
  const serial = date1904 ? value + days1904 : value;
  if (serial < 0 || serial >= firstDayBeyond) {
    return { kind: "number", value, text: shownText(value, "General", { ...style, spell: undefined }) };
  }
  if (shows === "text") return shownText(serial, code, style);
  const iso = isoOf(serial, shows);
  const text = shownText(serial, code, style);
  if (iso === null) return { kind: "number", value, text };
  const wraps = shows === "time" && serial >= 1;
  return { kind: "date", value: iso, text, ...(wraps && { wraps }), ...format };
}

/**
 * The cell for `value` in this format: a date or a number, or a text such as a weekday's name. Days that don't exist
 * (Excel has a 29 February 1900) or that Excel cannot show stay numbers.
 */
export function numberCell(value: number, style: NumberFormat, date1904: boolean): Cell {
  if (style.code === "General" || style.plain !== null) return makeNumberCell(value, style, date1904);
  const known = style.known.get(value);
  if (known !== undefined) return known;
  if (style.known.size === mostKnown) style.known.clear();
  const cell = makeNumberCell(value, style, date1904);
  style.known.set(value, cell);
  return cell;
}

/** What a text looks like under a format such as `"No. "@` or `;;;`. */
export function textCell(text: string, style: NumberFormat | undefined): Cell {
  return style?.changesText ? formatted(style.code, text) : text;
}
