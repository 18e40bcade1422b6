import { format, isDateFormat, isValidFormat } from "numfmt";
import type { Cell } from "../../table.ts";
import type { WorkbookLocale } from "../workbook-locale.ts";
import { currencyOfFormat } from "./format-currency.ts";
import { type PlainFormat, plainFormat, showPlainly, showRounded } from "./plain-format.ts";
import { duration, isoOf, type Shown, whatIsShown } from "./shown-date.ts";
import { spellerOf } from "./spelled-dates.ts";

/** A number format code with what it makes of a number. */
export interface NumberFormat {
  code: string;
  locale: WorkbookLocale;
  /** Gives the code for a day whose parts the number format library cannot set. */
  spell: ((serial: number) => string) | undefined;
  shows: Shown;
  /** Not null for the formats that most amounts have: their numbers are shown without the library, which is slow. */
  plain: PlainFormat | null;
  /** Of a count of hours, minutes or seconds. */
  unit: "days" | undefined;
  /** The ISO 4217 code that the region of a sign tells, as in `[$$-1009]`. */
  currency: string | undefined;
  /** Whether texts too come out changed. */
  changesText: boolean;
  /** What was made of the last numbers: days come again and again, and each is dear to set. */
  known: Map<number, Cell>;
}

/** 1 January 10000; from there on, and before day 0, Excel shows `####`. */
const firstDayBeyond = 2_958_466;
/** Days between the starts of the two date systems: 1 January 1904 is day 0 of the one and 1462 of the other. */
const days1904 = 1462;

/** Excel takes an elapsed unit as the first of the time alone: `HH[M]`, which other programs write, is General to it. */
const elapsedWithin = /[hms]\]?[^"\\;]*\[(?:h+|m+|s+)\]/i;
const mostKnown = 5_000;

/** Whether a text comes out as anything else than itself, colours and aligning spaces apart. */
function changesText(code: string): boolean {
  const sections = code.replace(/_.|\*.|\[[^\]]*\]/g, "").split(";");
  const section = sections[3] ?? sections.find((each) => each.includes("@")) ?? "@";
  return section !== "@";
}

/** Half of the day, as Excel in Chinese, Japanese and Korean writes AM/PM, and those languages. */
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

/** The code with the locale's date separator for each `/` of its own: none of a text, or of AM/PM. */
function withDateSeparator(code: string, { dateSeparator }: WorkbookLocale): string {
  if (dateSeparator === "/" || !isValidFormat(code) || !isDateFormat(code)) return code;
  const tokens = /"[^"]*"|[\\_*].|\[[^\]]*\]|AM\/PM|A\/P|\//gi;
  return code.replace(tokens, (token) => (token === "/" ? `"${dateSeparator}"` : token));
}

/** The code as the number format library understands it. */
function adaptCode(code: string, { tag, keepsSeparators }: WorkbookLocale): string {
  if (code.includes("[$")) {
    // The library takes separators from the format's own locale.
    if (!keepsSeparators || !isValidFormat(code) || isDateFormat(code)) return code;
    return code.replace(/\[\$([^\]-]*)-[^\]]*\]/g, (_, sign: string) => (sign === "" ? "" : `[$${sign}]`));
  }
  const [halves, language] = eastAsianHalves.find(([each]) => code.includes(each)) ?? [];
  if (halves !== undefined) return `${language}${code.replaceAll(halves, "AM/PM")}`;
  return /aaa/i.test(code) ? `${eastAsianWeekdays[tag] ?? ""}${code}` : code;
}

/** What a format code (ECMA-376 part 1, 18.8.31) does; one that Excel would not take counts as General. */
export function describeFormat(written: string, locale: WorkbookLocale): NumberFormat {
  const adapted = withDateSeparator(adaptCode(written, locale), locale);
  const isKnown = isValidFormat(adapted) && !elapsedWithin.test(adapted);
  const code = isKnown ? adapted : "General";
  const shows = isKnown ? whatIsShown(code) : "number";
  const spell = shows === "number" ? undefined : spellerOf(code, locale.tag);
  const plain = plainFormat(code, locale);
  const unit = isDateFormat(code) && duration.test(code) ? ("days" as const) : undefined;
  const described = { code, locale, spell, shows, plain, unit, currency: currencyOfFormat(written) };
  return { ...described, changesText: isKnown && changesText(code), known: new Map() };
}

/** The text that Excel shows; spaces that only align a column of figures are dropped. */
function shownText(value: number, written: string, { spell, locale }: NumberFormat): string {
  const code = spell?.(value) ?? written;
  if (code === "General") {
    const rounded = showRounded(value, locale.decimal);
    if (rounded !== null) return rounded;
    const plain = String(value);
    // Excel shows eleven characters of a number, sign apart, and very small ones as powers of ten.
    if (plain.length < 12 && !plain.includes("e")) return plain.replace(".", locale.decimal);
  }
  // The library rounds a negative duration towards zero hour by hour.
  const options = { locale: locale.display };
  return (value < 0 && duration.test(code) ? `-${format(code, -value, options)}` : format(code, value, options)).trim();
}

function makeNumberCell(value: number, style: NumberFormat, date1904: boolean): Cell {
  const { code, shows, plain } = style;
  if (shows === "number") {
    const shown = plain === null ? null : showPlainly(value, plain);
    const { unit, currency } = style;
    return {
      kind: "number",
      value,
      text: shown ?? shownText(value, code, style),
      ...(unit && { unit }),
      ...(currency && { currency }),
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
  return { kind: "date", value: iso, text, ...(wraps && { wraps }) };
}

/**
 * What a cell holds whose number is `value`: by its format a date or a number, or a text such as a weekday's name alone.
 * Days that no calendar has (Excel knows a 29 February 1900) or that Excel cannot show stay numbers.
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

/** What is shown of a text under a format such as `"No. "@` or `;;;`. */
export function textCell(text: string, style: NumberFormat | undefined): Cell {
  return style?.changesText ? format(style.code, text) : text;
}
