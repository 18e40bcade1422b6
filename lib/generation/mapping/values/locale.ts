import { z } from "zod";
import type { ColumnReading } from "../../spreadsheet/table.ts";
import { cacheByText } from "../cache-by-text.ts";

/** How a locale formats numbers; templates format their own sums with it. Spaces stay as in CLDR (U+00A0, U+202F). */
export interface LocaleFacts {
  /** The BCP 47 tag in its canonical form. */
  tag: string;
  language: string;
  region: string | null;
  direction: "ltr" | "rtl";
  decimal: string;
  group: string;
  /** Digits in each group but the last, which has three: 2 in India, 12,34,567. */
  groupSize: number;
  /** The minimum number of digits for grouping: 5 in Spain, 1234 and 12.345. */
  leastGrouped: number;
  minus: string;
  percentPrefix: string;
  percentSuffix: string;
}

/** How a locale formats amounts of a currency: the text around the digits, and the number of decimals. */
export const CurrencyFactsSchema = z.object({
  code: z.string(),
  prefix: z.string(),
  suffix: z.string(),
  digits: z.number(),
});
export type CurrencyFacts = z.infer<typeof CurrencyFactsSchema>;

/** Templates write numbers with the digits 0 to 9, so separators, signs and dates must match these. */
export const numberingSystem = "latn";

/** ISO 15924 codes of the right-to-left scripts in use. */
const rightToLeft = new Set(["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg", "Mand", "Samr"]);

/**
 * True for a BCP 47 tag that this machine has data for; for others `Intl` would silently fall back to the machine's
 * locale.
 */
export function isLocale(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The country (ISO 3166) of a locale, or its likeliest one. @throws RangeError for an invalid BCP 47 tag */
export function regionOf(tag: string): string | null {
  return new Intl.Locale(tag).maximize().region ?? null;
}

/** True for an ISO 4217 code in capitals. */
export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf("currency").includes(code);
}

/** A session's compile asks for the facts of its locale dozens of times, and making `Intl`'s formats is slow. */
const knownFacts = cacheByText(findFacts);
const knownOrders = cacheByText(findDateOrders);

/** @throws RangeError if `tag` is not a BCP 47 tag. */
export function localeFacts(tag: string): LocaleFacts {
  return { ...knownFacts(tag) };
}

function findFacts(tag: string): LocaleFacts {
  const locale = new Intl.Locale(tag);
  const parts = new Intl.NumberFormat(tag, { numberingSystem }).formatToParts(-1_234_567.5);
  const part = (type: Intl.NumberFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? "";
  const grouping = new Intl.NumberFormat(tag, { numberingSystem });
  const groups = grouping.formatToParts(1_234_567_890).filter(({ type }) => type === "integer");
  const percent = affixesOf(new Intl.NumberFormat(tag, { style: "percent", numberingSystem }).formatToParts(0.2));
  return {
    tag: locale.toString(),
    language: locale.language,
    region: locale.region ?? null,
    direction: rightToLeft.has(locale.maximize().script ?? "") ? "rtl" : "ltr",
    decimal: part("decimal"),
    group: part("group"),
    groupSize: groups.at(-2)?.value.length ?? 3,
    leastGrouped: grouping.formatToParts(1_234).length > 1 ? 4 : 5,
    minus: part("minusSign"),
    percentPrefix: percent.prefix,
    percentSuffix: percent.suffix,
  };
}

/** @throws RangeError if `code` is not three letters or `tag` is not a BCP 47 tag. */
export function currencyFacts(code: string, tag: string): CurrencyFacts {
  const format = new Intl.NumberFormat(tag, { style: "currency", currency: code, numberingSystem });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return { code, ...affixesOf(format.formatToParts(1_234.5)), digits };
}

function dateParts(tag: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(tag, { ...options, calendar: "gregory", numberingSystem })
    .formatToParts(0)
    .flatMap(({ type }) => (type === "day" || type === "month" || type === "year" ? [type[0]] : []))
    .join("");
}

/**
 * The orders of day, month and year, the locale's own first. If the locale puts the year first, a date that ends in the
 * year uses its usual order of day and month: 3/4 is 3 April in Sweden, and 4 March in Japan.
 */
export function localeDateOrders(tag: string): ColumnReading["dateOrder"][] {
  return [...knownOrders(tag)];
}

function findDateOrders(tag: string): ColumnReading["dateOrder"][] {
  const isYearFirst = dateParts(tag, {}).startsWith("y");
  const isMonthFirst = dateParts(tag, { month: "numeric", day: "numeric" }) === "md";
  const yearLast: ColumnReading["dateOrder"][] = isMonthFirst ? ["mdy", "dmy"] : ["dmy", "mdy"];
  return isYearFirst ? ["ymd", ...yearLast] : [...yearLast, "ymd"];
}

/** How this locale writes numbers and dates, for texts that don't come from a column. */
export function localeReading(tag: string): ColumnReading {
  const [dateOrder = "dmy"] = localeDateOrders(tag);
  const { decimal, language } = localeFacts(tag);
  return { decimal: decimal === "," ? "," : ".", dateOrder, languages: [language] };
}

/** The text before and after the digits. */
function affixesOf(parts: Intl.NumberFormatPart[]): { prefix: string; suffix: string } {
  const isDigits = ({ type }: Intl.NumberFormatPart) => type === "integer" || type === "fraction";
  const textOf = (affix: Intl.NumberFormatPart[]) => affix.map(({ value }) => value).join("");
  return {
    prefix: textOf(parts.slice(0, parts.findIndex(isDigits))),
    suffix: textOf(parts.slice(parts.findLastIndex(isDigits) + 1)),
  };
}
