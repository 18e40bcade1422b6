import type { Row } from "#lib/generation/spreadsheet/table.ts";
import { currenciesOf } from "#lib/generation/spreadsheet/values/currency-marks.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { decimalOf, rounded, writtenAmount } from "../discounts/line-amount.ts";
import type { Fit, StatedTotal } from "../fit/fit.ts";
import { type FieldProblem, problem, withText } from "../problems/row-problems.ts";
import { amountRole } from "../suggest/amount-words.ts";
import { headerCurrency } from "../values/amounts/header-currency.ts";
import { heldDecimal, plainNumber } from "../values/amounts/read-number.ts";
import { headerScale } from "../values/amounts/scaled-amounts.ts";
import { shownText } from "../values/clean-text.ts";
import type { Document } from "./document.ts";
import { amountDue } from "./euro-total.ts";
import { totalName } from "./total-names.ts";
import { pricedLines } from "./transfer-code.ts";
import { digitsOf } from "./whole-discount.ts";

/**
 * Compiles the function that reads what a row states as the total of its document, from columns that the document
 * doesn't use. Null if there are none.
 *
 * @param used the columns that the document shows or calculates with, by index
 */
export function compileStatedTotals(fit: Fit, used: readonly number[]): ((row: Row) => StatedTotal[]) | null {
  const { template, columns, readings, mapping } = fit;
  if (!template.transfer || !mapping[template.transfer.unitPrice]) return null;
  const { unitPrice } = template.transfer;
  const isLeft = ({ type }: Fit["columns"][number], index: number) =>
    (type === "number" || type === "currency") && !used.includes(index);
  const found = columns.flatMap((column, index) => {
    const { name } = column;
    const [reading, meant] = [readings[index], totalName(name)];
    if (!meant || !reading || reading.hasLineTotals || !isLeft(column, index) || headerScale(name) !== null) return [];
    const currency = headerCurrency(name, null)?.mark ?? null;
    return [{ index, reading, ...meant, currency, place: { column: name, field: unitPrice, label: name } }];
  });
  if (found.length === 0) return null;
  const isTax = (name: string) => ["tax", "taxAmount"].includes(amountRole(name) ?? "");
  const taxAt = columns.findIndex((column, index) => isLeft(column, index) && isTax(column.name));
  const taxIn = (cells: Row["cells"]) => {
    const [cell, reading] = [cells[taxAt], readings[taxAt]];
    const number = cell !== undefined && reading ? plainNumber(cell, reading) : null;
    return number && !number.percent ? number.decimal : null;
  };
  return ({ cells }) =>
    found.flatMap(({ index, reading, isDue, currency, ...total }) => {
      const cell = cells[index] ?? "";
      const number = plainNumber(cell, reading);
      if (!number || number.percent || (isDue && Number(number.decimal) === 0)) return [];
      const amounts = { amount: number.decimal, held: heldDecimal(cell, number), tax: taxIn(cells) };
      return [
        {
          ...total,
          ...amounts,
          decimal: reading.decimal,
          currency: number.currency ?? currency,
          text: shownText(cell),
        },
      ];
    });
}

/** A document, and what each of its rows states as its total. */
interface Totalled {
  document: Pick<Document, "values" | "settings">;
  totals: readonly (readonly StatedTotal[])[];
}

/** How a column's totals compare with what the documents come to. */
interface Comparison {
  total: StatedTotal;
  isSame: boolean;
  problem: FieldProblem;
}

/**
 * Finds the documents whose total differs from the one that the spreadsheet states. A column that is just called
 * "Total" must be right for most documents, or stand in one row of each: otherwise it is the total of something else.
 *
 * @returns by the index of the document
 */
export function differingTotals(all: readonly Totalled[], { transfer }: TemplateDefinition): FieldProblem[][] {
  const compared = all.map((each) => (transfer ? compare(each, transfer) : []));
  const once = namedOnce(all);
  /** By column, how many more totals are right than wrong. */
  const lead = new Map<string | null, number>();
  for (const { total, isSame } of compared.flat()) {
    lead.set(total.place.column, (lead.get(total.place.column) ?? 0) + (isSame ? 1 : -1));
  }
  return compared.map((comparisons) =>
    comparisons.flatMap(({ total, isSame, problem: found }) =>
      !isSame && (total.isCertain || once.has(total.place.column) || (lead.get(total.place.column) ?? 0) > 0)
        ? [found]
        : [],
    ),
  );
}

const isZero = ({ amount }: StatedTotal) => Number(amount) === 0;

/** The columns that have a plain total in just one row of each document, as the orders of shops do; those with zeros in the others, too. */
function namedOnce(all: readonly Totalled[]): ReadonlySet<string | null> {
  const most = new Map<string | null, number>();
  for (const { totals } of all) {
    if (totals.length < 2) continue;
    const stated = Map.groupBy(totals.flat(), ({ place }) => place.column);
    for (const [column, each] of stated) {
      const rows = each.filter((total) => total.isPlain && !isZero(total)).length;
      if (rows > 0) most.set(column, Math.max(rows, most.get(column) ?? 0));
    }
  }
  return new Set(most.keys().filter((column) => most.get(column) === 1));
}

function compare(
  { document: { values, settings }, totals }: Totalled,
  transfer: NonNullable<TemplateDefinition["transfer"]>,
): Comparison[] {
  const facts = settings[transfer.currency];
  const code = typeof facts === "object" && "code" in facts ? String(facts.code) : null;
  const isSameCurrency = ({ currency }: StatedTotal) => !currency || !code || currenciesOf(currency).includes(code);
  const comparable = totals.flat().filter(isSameCurrency);
  if (comparable.length === 0) return [];
  const byColumn = Map.groupBy(comparable, ({ place }) => place.column);
  const lines = pricedLines(values.lines, transfer);
  const untaxed = lines.map((line) => ({ ...line, rate: null }));
  const digits = digitsOf(facts);
  const whole = values[transfer.wholeDiscount ?? ""];
  const discount = typeof whole === "string" ? whole : null;
  const [due = 0n, net = 0n] = [lines, untaxed].map((each) => amountDue(each, discount, digits));
  const beforeDiscount = amountDue(untaxed, null, digits);
  return [...byColumn.values()].flatMap((each) => {
    const filled = each.filter((total) => !isZero(total));
    const stated = filled.length > 0 ? filled : each;
    const [total] = stated;
    const amounts = new Set(stated.map(({ amount }) => rounded(decimalOf(amount), digits)));
    const [amount = 0n] = amounts;
    // A total is the same in all rows, or only in one. What differs from row to row is the amount of a line.
    if (!total || amounts.size > 1 || (stated.length > 1 && stated.length < totals.length)) return [];
    const ofLines = total.isOfInvoice ? [untaxed] : [untaxed, lines];
    const isOfLines =
      lines.length > 1 && ofLines.some((all) => all.every((line) => amountDue([line], null, digits) === amount));
    const heldAmount = rounded(decimalOf(total.held), digits);
    const same = [due, net, -due, -net, ...(total.isCertain ? [] : [beforeDiscount])];
    const values = { ...withText(total.place, total.text), amount: writtenAmount(due, digits, total.decimal) };
    const key = isRounded(amount - due, lines.length) ? "row.statedTotal.rounded" : "row.statedTotal";
    const found = problem(total.place, "doubtful_number", "warning", msg(key, values));
    const tax = total.tax === null ? null : rounded(decimalOf(total.tax), digits);
    if (tax !== null && amount === net && isTaxWithin(tax, due - net))
      return [{ total: { ...total, isCertain: true }, isSame: false, problem: found }];
    return [{ total, isSame: isOfLines || same.includes(amount) || same.includes(heldAmount), problem: found }];
  });
}

/** Whether a difference comes from rounding each line, or the whole to 5 cents. */
function isRounded(difference: bigint, lines: number): boolean {
  const cents = difference < 0n ? -difference : difference;
  return cents > 0n && cents <= BigInt(Math.max(2, Math.ceil(lines / 2)));
}

/** Whether a tax in the spreadsheet is part of prices to which the document adds it: 19.00 of 119.00 instead of 22.61 on them. */
function isTaxWithin(tax: bigint, added: bigint): boolean {
  return tax > 0n && tax * 100n < added * 99n && added - tax > 1n;
}
