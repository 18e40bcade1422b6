import type { Row } from "#lib/generation/spreadsheet/table.ts";
import { currenciesOf, currencyIn } from "#lib/generation/spreadsheet/values/currency-marks.ts";
import { cacheByText } from "../../cache-by-text.ts";
import type { Fit, NamedCurrency, RowCurrency } from "../../fit/fit.ts";
import type { FieldProblem, ProblemPlace } from "../../problems/row-problems.ts";
import { amountRole } from "../../suggest/amount-words.ts";
import { shownText } from "../clean-text.ts";
import { currencyFacts, regionOf } from "../locale.ts";
import { headerCurrency, isListOfCurrencies } from "./header-currency.ts";
import {
  currencyUnclear,
  otherCurrency,
  otherThanHeader,
  severalCurrencies,
  withoutCurrency,
  wordInHeader,
} from "./number-problems.ts";

/** One amount of a row: its place, and its currency mark as written. */
export interface RowAmount {
  place: ProblemPlace;
  text: string;
  mark: string | null;
  /** The columns that it was made from, by index. */
  columns: number[];
}

type FindCurrency = (row: Row, amounts: RowAmount[], problems: FieldProblem[]) => RowCurrency;

/**
 * Compiles the function that finds the currency of a row's amounts: the one that the visitor chose, or one next to the
 * amounts, in their column's name or in a column of currencies, or the sheet's only currency; if the sheet has none,
 * the template's default. Null for a template or a mapping without amounts.
 *
 * @param amounts the amount fields, with the columns that they are made from
 */
export function compileCurrency(fit: Fit, amounts: { columns: number[] }[]): FindCurrency | null {
  const { columns, output } = fit;
  const sheet = sheetCurrencies(
    fit,
    amounts.flatMap((amount) => amount.columns),
  );
  if (amounts.length === 0 || !sheet) return null;
  const { setting, chosen, headers, listColumn, codeOf, inSheet, wordIn } = sheet;
  const [first = setting.default] = inSheet;
  const usual = chosen ?? (inSheet.size > 1 ? null : first);
  const facts = cacheByText((code: string) => currencyFacts(code, output.locale));

  return ({ cells }, found, problems) => {
    const listed = shownText(cells[listColumn] ?? "");
    const place = { column: columns[listColumn]?.name ?? null, field: null, label: listed };
    const marked = listed === "" ? found : [{ place, text: listed, mark: listed, columns: [] }, ...found];
    const { named, isMarked } = currencyNamedBy(marked, { headers, chosen, codeOf }, problems);
    const [amount] = found;
    const word = wordIn(found.flatMap(({ columns }) => columns));
    const code = named?.code ?? (word === undefined ? usual : null);
    const open = code === null && !isMarked && amount ? openCurrency(amount, word) : null;
    return { setting: setting.name, named, facts: code === null ? null : facts(code), open };
  };
}

/** What is known of a sheet's currencies before its rows are read; null for a template without amounts. */
function sheetCurrencies(fit: Fit, amountColumns: readonly number[]) {
  const { columns, settings, template, output } = fit;
  const setting = template.settings.find(({ type }) => type === "currency");
  if (setting?.type !== "currency") return null;
  const choice = settings[setting.name];
  const chosen = typeof choice === "string" ? choice : null;
  // A language that was chosen for the documents doesn't turn Canadian dollars into others.
  const region = template.region ?? regionOf(output.locale);
  const inNames = columns.map(({ name }) => headerCurrency(name, region));
  const headers = inNames.map((currency) => (currency?.isCertain ? currency.mark : null));
  const listColumn = columns.findIndex(isListOfCurrencies);
  const marks = marksOf(fit, headers, amountColumns, listColumn);
  const codeOf = cacheByText(resolver(marks, chosen, region));
  const inSheet = new Set(marks.map(codeOf));
  const isOpen = chosen === null && inSheet.size === 0;
  /** A word in these columns' names that may be a currency code, if nothing else in the sheet is a currency. */
  const wordIn = (among: readonly number[]) =>
    isOpen ? among.map((at) => inNames[at]).find((currency) => currency && !currency.isCertain)?.mark : undefined;
  return { setting, chosen, headers, listColumn, codeOf, inSheet, wordIn };
}

/**
 * The currencies that a sheet's amounts get unless the visitor chooses one: those that the sheet names or, if there are
 * none, the default. Null if that is the visitor's choice, if rows have to say, or if nothing has a currency.
 */
export function unchosenCurrencies(
  fit: Fit,
  amountColumns: readonly number[],
): { setting: string; codes: string[]; by: "sheet" | "default" } | null {
  const sheet = amountColumns.length > 0 ? sheetCurrencies(fit, amountColumns) : null;
  if (!sheet || sheet.chosen !== null || sheet.wordIn(amountColumns) !== undefined) return null;
  const { setting, inSheet } = sheet;
  const codes = [...inSheet].filter((code) => code !== null).sort();
  if (inSheet.size === 0) return { setting: setting.name, codes: [setting.default], by: "default" };
  return codes.length > 0 ? { setting: setting.name, codes, by: "sheet" } : null;
}

interface KnownCurrencies {
  /** The certain mark in each column's name. */
  headers: readonly (string | null)[];
  /** The code that the visitor chose. */
  chosen: string | null;
  codeOf: (mark: string) => string | null;
}

/**
 * The first currency that a row's amounts name, and whether any of them has a mark. Adds the conflicts to `problems`.
 */
function currencyNamedBy(
  amounts: readonly RowAmount[],
  { headers, chosen, codeOf }: KnownCurrencies,
  problems: FieldProblem[],
): { named: NamedCurrency | null; isMarked: boolean } {
  let named: NamedCurrency | null = null;
  let isMarked = false;
  for (const { place, text, mark: beside, columns } of amounts) {
    const header = columns.map((at) => headers[at] ?? null).find((mark) => mark !== null) ?? null;
    const mark = beside ?? header;
    if (mark === null) continue;
    isMarked = true;
    const code: string | null = named && currenciesOf(mark).includes(named.code) ? named.code : codeOf(mark);
    if (chosen !== null && code !== chosen) problems.push(otherCurrency(place, text, chosen));
    else if (code === null) problems.push(currencyUnclear(place, text, mark));
    else if (chosen === null && header !== null && !mayBeSame(mark, header))
      problems.push(otherThanHeader(place, text, header));
    else if (named !== null && code !== named.code) problems.push(severalCurrencies(place, text, named.text));
    else named ??= { code, place, text };
  }
  return { named, isMarked };
}

/** The marks that determine the sheet's currency: those of its amounts or, if these have none, of all columns. */
function marksOf(
  { columns, readings }: Fit,
  headers: readonly (string | null)[],
  amountColumns: readonly number[],
  listColumn: number,
): string[] {
  const marksIn = (column: number) => [...(readings[column]?.currencies ?? []), ...[headers[column] ?? []].flat()];
  const ofAmounts = [...amountColumns.flatMap(marksIn), ...(columns[listColumn]?.samples ?? [])];
  if (ofAmounts.length > 0) return ofAmounts;
  // In columns that are not the document's amounts, "PEN 3" may be three pens.
  const isMoney = (mark: string) => /\p{Sc}/u.test(mark);
  return columns.flatMap(({ name }, at) => marksIn(at).filter((mark) => isMoney(mark) || amountRole(name) !== null));
}

function openCurrency({ place, text }: RowAmount, word: string | undefined): FieldProblem {
  return word === undefined ? withoutCurrency(place, text) : wordInHeader(place, word);
}

function mayBeSame(mark: string, other: string): boolean {
  return currenciesOf(mark).some((code) => currenciesOf(other).includes(code));
}

/**
 * Resolves a mark: the chosen currency if it may mean that, else the only unambiguous one in the sheet that it may
 * mean, else the region's.
 */
function resolver(marks: string[], chosen: string | null, region: string | null): (mark: string) => string | null {
  const certain = new Set(marks.map(currenciesOf).flatMap((codes) => (codes.length === 1 ? codes : [])));
  return (mark) => {
    const possible = currenciesOf(mark);
    if (chosen !== null && possible.includes(chosen)) return chosen;
    const [only, another] = possible.filter((code) => certain.has(code));
    return only !== undefined && another === undefined ? only : currencyIn(region, mark);
  };
}
