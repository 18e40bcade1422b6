import type { Cell } from "../../spreadsheet/table.ts";
import { currenciesOf } from "../../spreadsheet/values/currency-marks.ts";
import { canonicalNumber, shownDecimal, showsPercent } from "../../spreadsheet/values/shown-number.ts";
import type { MakeFilter } from "../pattern/filters/filter.ts";
import { cleanedCell, numberFormat } from "../pattern/filters/number-filters.ts";
import { currencyMark, readNumber, readPercent } from "../values/amounts/read-number.ts";
import { type LocaleFacts, localeFacts } from "../values/locale.ts";

/** One of the up to three sections of a picture: for positive numbers, for negative ones, and for zero. */
interface Section {
  /** Texts around the digits, in which `-` and `+` may stand for the number's sign. */
  before: string;
  after: string;
  sign: "-" | "+" | null;
  /** How many digits there are at least before the decimal character, and at least and at most after it. */
  whole: number;
  least: number;
  most: number;
  isGrouped: boolean;
  /** Whether the number itself isn't shown. */
  isText: boolean;
}

/** Word takes no longer ones. */
const longestPicture = 255;

/**
 * Reads a number picture of Word's `\#` switch (ISO/IEC 29500-1, 17.16.4.2), such as `#,##0.00 €;-#,##0.00 €`.
 * @returns null for one that we don't support, or that may mean two things, as `0,000`
 */
export function readNumberPicture(picture: string): readonly Section[] | null {
  if (picture.length > longestPicture) return null;
  const [first = "", ...others] = picture.split(/;(?=(?:[^']*'[^']*')*[^']*$)/);
  const sections = [readSection(first), ...others.map((text) => readSection(text) ?? readText(text))];
  return sections.length <= 3 && sections.every((each) => each !== null) ? sections : null;
}

/** The section for negative numbers or zero may have no digits, only a dash. */
function readText(text: string): Section | null {
  if (/[#0x]/.test(text.replace(/'[^']*'/g, ""))) return null;
  return { before: plain(text), after: "", sign: null, whole: 0, least: 0, most: 0, isGrouped: false, isText: true };
}

function readSection(text: string): Section | null {
  const match = /^((?:'[^']*'|[^#0.,x'])*)([#0.,][#0.,]*)((?:'[^']*'|[^#0x'])*)$/s.exec(text);
  if (!match) return null;
  const [, before = "", digits = "", after = ""] = match;
  // A full stop or comma behind the digits belongs to the sentence.
  const [, places = "", ending = ""] = /^(.*?)([.,]*)$/s.exec(digits) ?? [];
  const split = splitPlaces(places);
  if (!split) return null;
  const [, sign = ""] = /([-+])\s*$/.exec(before.replace(/'[^']*'/g, "")) ?? [];
  return {
    before: plain(sign === "" ? before : before.replace(/[-+](\s*)$/, "$1")),
    after: plain(ending + after),
    sign: sign === "" ? null : (sign as "-" | "+"),
    ...split,
    isText: false,
  };
}

const plain = (text: string) => text.replaceAll("'", "");

/** Which of the separators is the decimal character: the last, if it isn't one between groups of three digits. */
function splitPlaces(places: string): Pick<Section, "whole" | "least" | "most" | "isGrouped"> | null {
  if (!/[#0]/.test(places)) return null;
  const marks = places.replace(/[#0]/g, "");
  const kinds = new Set(marks).size;
  const at = Math.max(places.lastIndexOf("."), places.lastIndexOf(","));
  const end = places.slice(at + 1);
  const isOpen = kinds === 1 && marks.length === 1 && at > 0 && end.length === 3;
  // `0,000` has three decimals, or a thousand.
  if (isOpen && (end === "000" || /0/.test(places.slice(0, at)))) return null;
  const isGroups = kinds === 1 && (at === 0 ? end.length > 0 : marks.length > 1 || (isOpen && end !== "000"));
  const decimals = kinds === 0 || isGroups ? "" : end;
  const rest = kinds === 0 || isGroups ? places : places.slice(0, at);
  const groups = rest.replace(/[#0]/g, "");
  const isRegular = /^(?:[.,]?[#0]*|[#0]{1,3}[.,][#0]{1,3}|[#0]{1,3}(?:[.,][#0]{3}){2,})$/.test(rest);
  if (!isRegular || new Set(groups).size > 1 || groups.includes(places.charAt(kinds === 2 ? at : -1) || " "))
    return null;
  const digits = rest.replace(/[.,]/g, "");
  if (/0#/.test(digits) || /#0/.test(decimals) || digits.length + decimals.length > 30 || decimals.length > 15)
    return null;
  return {
    whole: digits.replace(/#/g, "").length,
    least: decimals.replace(/#/g, "").length,
    most: decimals.length,
    isGrouped: groups !== "",
  };
}

/**
 * A number in a picture, with the locale's separators. Where the picture has a percent sign, the number is read in per
 * cent; where it has a currency, an amount in another one can't be read. Places without a digit take no room.
 * @param sections from {@link readNumberPicture}
 */
export function numberPicture(sections: readonly Section[]): MakeFilter {
  return (tag, reading) => {
    const facts = localeFacts(tag);
    const [positive] = sections;
    const around = sections.map(({ before, after }) => `${before} ${after}`).join(" ");
    const isPercent = around.includes("%");
    const currencies = currenciesIn(around);
    const most = Math.max(...sections.map((section) => section.most));
    // Zeros after a rounded number would be wrong: 2.75, shown as 2.8, is not 2.80. So, as Word does, we take what the
    // cell holds.
    const heldBy = (cell: Cell) => (isPercent ? null : heldNumber(cell, most));
    return {
      takesHeld: (cell) => heldBy(cell) !== null,
      expects: isPercent ? "percent" : "number",
      apply(cell) {
        const cleaned = cleanedCell(cell);
        const mark = currencyMark(cleaned);
        const isOther =
          mark !== null && currencies.length > 0 && !currenciesOf(mark).some((code) => currencies.includes(code));
        if (isOther || !positive) return null;
        const decimal = isPercent ? readPercent(cleaned, reading) : (heldBy(cell) ?? readNumber(cleaned, reading));
        if (decimal === null) return null;
        return { kind: "number", value: Number(decimal), text: written(decimal, sections, facts) };
      },
    };
  };
}

/** The number that a cell holds, if it shows fewer than `most` decimals of it; null otherwise. */
function heldNumber(cell: Cell, most: number): string | null {
  if (typeof cell !== "object" || cell.kind !== "number" || cell.unit === "days" || cell.exact === false) return null;
  const shown = showsPercent(cell.text) ? null : shownDecimal(cell.text, cell.value);
  const held = canonicalNumber(cell.value);
  return shown === null || shown === held || decimalsOf(shown) >= most ? null : held;
}

const decimalsOf = (decimal: string) => decimal.split(".")[1]?.length ?? 0;

function currenciesIn(text: string): string[] {
  return text.split(/[\s()]+/).flatMap((word) => (word === "" ? [] : currenciesOf(word)));
}

function written(decimal: string, sections: readonly Section[], facts: LocaleFacts): string {
  const [positive, negative, zero] = sections;
  const rounded = round(decimal, positive);
  const isZero = !/[1-9]/.test(rounded);
  const isNegative = rounded.startsWith("-") && !isZero;
  const ofSign = isNegative ? negative : undefined;
  const ofNumber = isZero ? zero : ofSign;
  const section = ofNumber ?? positive;
  if (!section) return decimal;
  if (section.isText) return section.before.trim();
  // In a section for negative numbers, the sign is a text like others.
  const isLiteral = ofNumber !== undefined && ofNumber === negative;
  const sign = isLiteral ? (section.sign ?? "") : signOf({ isNegative, isZero }, section);
  const number = digits(round(decimal, section).replace("-", ""), section, facts);
  return `${section.before}${sign === "-" ? facts.minus : sign}${number}${section.after}`.trim();
}

/** A positive number has a sign if the section asks for one, and 0 never. */
function signOf({ isNegative, isZero }: { isNegative: boolean; isZero: boolean }, section: Section): "-" | "+" | "" {
  if (isNegative) return "-";
  return section.sign === "+" && !isZero ? "+" : "";
}

function round(decimal: string, section: Section | undefined): string {
  const options = {
    minimumFractionDigits: section?.least ?? 0,
    maximumFractionDigits: section?.most ?? 0,
    useGrouping: false,
  };
  return numberFormat("en-US", options)(decimal);
}

function digits(rounded: string, { whole, isGrouped }: Section, { group, groupSize, decimal }: LocaleFacts): string {
  const [integer = "", fraction = ""] = rounded.split(".");
  const padded = (integer === "0" ? "" : integer).padStart(whole, "0");
  const groups = isGrouped ? new RegExp(`\\d(?=(?:\\d{${groupSize}})*\\d{3}$)`, "g") : null;
  const grouped = groups ? padded.replace(groups, `$&${group}`) : padded;
  const text = fraction === "" ? grouped : `${grouped}${decimal}${fraction}`;
  return text === "" ? "0" : text;
}
