import type { Cell, ColumnReading } from "#lib/generation/spreadsheet/table.ts";
import { currenciesOf } from "#lib/generation/spreadsheet/values/currency-marks.ts";
import { msg } from "#lib/messages/server-message.ts";
import { currencyMark, readAmount, readNumber, readPercent } from "../../values/amounts/read-number.ts";
import { shownText } from "../../values/clean-text.ts";
import { isCurrency, numberingSystem } from "../../values/locale.ts";
import { didYouMean } from "../nearest.ts";
import { PatternError } from "../pattern-error.ts";
import type { Filter, ReadFilter } from "./filter.ts";
import { takeAtMostOne, takeOne } from "./filter-arguments.ts";
import type { FilterCall } from "./filter-syntax.ts";

/** More than anybody needs, and the limit of a double's precision. */
const mostDecimals = 15;

export const numberFilter: ReadFilter = (call) => {
  const digits = takeDecimals(call, "number: 2");
  return (tag, reading) => onNumber(readNumber, reading, tag, digits);
};

export const percentFilter: ReadFilter = (call) => {
  const digits = takeDecimals(call, "percent: 1");
  const readFraction = (cell: Cell, reading: ColumnReading) => {
    const percent = readPercent(cell, reading);
    return percent === null ? null : `${percent}e-2`;
  };
  return (tag, reading) => onNumber(readFraction, reading, tag, { style: "percent", ...digits });
};

export const currencyFilter: ReadFilter = (call) => {
  const value = takeOne(call, "currency: EUR");
  const currency = value.text.toUpperCase();
  if (!isCurrency(currency)) {
    const meant = didYouMean(value.text, Intl.supportedValuesOf("currency"));
    throw new PatternError(value.position, msg("pattern.currency", { code: value.text, meant }));
  }
  const readOwn = (cell: Cell, reading: ColumnReading) => {
    const mark = currencyMark(cell);
    return mark === null || currenciesOf(mark).includes(currency) ? readAmount(cell, reading) : null;
  };
  return (tag, reading) => ({ ...onNumber(readOwn, reading, tag, { style: "currency", currency }), expects: "amount" });
};

function takeDecimals(call: FilterCall, example: string): Intl.NumberFormatOptions {
  const value = takeAtMostOne(call, example);
  if (!value) return {};
  const digits = Number(value.text);
  if (!/^\d{1,2}$/.test(value.text) || digits > mostDecimals) {
    throw new PatternError(value.position, msg("pattern.decimals", { most: mostDecimals, example }));
  }
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

/** Formats a number, and rounds the value for later filters the way it is displayed. */
function onNumber(
  read: (cell: Cell, reading: ColumnReading) => string | null,
  reading: ColumnReading,
  tag: string,
  options: Intl.NumberFormatOptions,
): Filter {
  const format = numberFormat(tag, options);
  const { minimumFractionDigits, maximumFractionDigits } = options;
  const plain = numberFormat("en-US", { minimumFractionDigits, maximumFractionDigits, useGrouping: false });
  const isPercent = options.style === "percent";
  return {
    expects: isPercent ? "percent" : "number",
    apply(cell) {
      const number = read(cleanedCell(cell), reading);
      if (number === null) return null;
      const value = isPercent || maximumFractionDigits === undefined ? Number(number) : Number(plain(number));
      return { kind: "number", value, text: format(number) };
    },
  };
}

/** Formats canonical decimals with any number of digits; without options, keeps all decimals. */
export function numberFormat(tag: string, options: Intl.NumberFormatOptions): (decimal: string) => string {
  const allDecimals = options.style === "currency" ? {} : { maximumFractionDigits: 20 };
  const format = new Intl.NumberFormat(tag, {
    ...allDecimals,
    ...options,
    signDisplay: "negative",
    numberingSystem,
  });
  return (decimal) => format.format(decimal as Intl.StringNumericLiteral);
}

/** Cleans a cell's text as for a document, so it is parsed as it will be displayed. */
export function cleanedCell(cell: Cell): Cell {
  return typeof cell === "string" ? shownText(cell) : cell;
}
