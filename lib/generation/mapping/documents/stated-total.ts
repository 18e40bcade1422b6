import type { Row } from "#lib/generation/spreadsheet/table.ts";
import { currenciesOf } from "#lib/generation/spreadsheet/values/currency-marks.ts";
import { labelMessage, msg, type ServerMessage } from "#lib/messages/server-message.ts";
import type { Fit, StatedTotal } from "../fit/fit.ts";
import { type FieldProblem, problem, withText } from "../problems/row-problems.ts";
import { amountRole } from "../suggest/amount-words.ts";
import { decimalOf, rounded, writtenAmount } from "../values/amounts/decimal.ts";
import { headerCurrency } from "../values/amounts/header-currency.ts";
import { heldDecimal, plainNumber } from "../values/amounts/read-number.ts";
import { headerScale } from "../values/amounts/scaled-amounts.ts";
import { shownText } from "../values/clean-text.ts";
import type { Document } from "./document.ts";
import { type InvoiceTotals, pricedLines, termsOf, totalsOf } from "./invoice-totals.ts";
import { totalName } from "./total-names.ts";

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
 * "Total" must be right for most documents, or be in one row of each: otherwise it's the total of something else.
 *
 * @returns by the index of the document
 */
export function differingTotals(all: readonly Totalled[], fit: Pick<Fit, "template" | "settings">): FieldProblem[][] {
  const compared = all.map((each) => compare(each, fit));
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

/** The columns with a plain total in just one row of each document, as in shops' orders; others may have zeros. */
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
  { document, totals }: Totalled,
  { template, settings }: Pick<Fit, "template" | "settings">,
): Comparison[] {
  const { transfer } = template;
  if (!transfer) return [];
  const facts = document.settings[transfer.currency];
  const code = typeof facts === "object" && "code" in facts ? String(facts.code) : null;
  const isSameCurrency = ({ currency }: StatedTotal) => !currency || !code || currenciesOf(currency).includes(code);
  const comparable = totals.flat().filter(isSameCurrency);
  if (comparable.length === 0) return [];
  const terms = termsOf(document, { template, settings });
  const undiscounted = { ...terms, discount: null };
  const lines = pricedLines(document.values.lines, transfer);
  const setting = template.settings.find(({ name }) => name === transfer.priceTax);
  const invoice: ComparedInvoice = {
    ...totalsOf(lines, terms),
    listed: terms.isGross ? "due" : "net",
    beforeDiscount: totalsOf(lines, undiscounted),
    lines: lines.map((line) => totalsOf([line], undiscounted)),
    rows: totals.length,
    digits: terms.digits,
    priceTax: setting ? labelMessage(template.id, setting) : null,
  };
  return [...Map.groupBy(comparable, ({ place }) => place.column).values()].flatMap((stated) =>
    compareColumn(stated, invoice),
  );
}

/** What a document comes to, for comparison with a column's totals. */
interface ComparedInvoice extends InvoiceTotals {
  /** Which of its amounts the lines add up to: prices are net, or include tax. */
  listed: "net" | "due";
  beforeDiscount: InvoiceTotals;
  lines: InvoiceTotals[];
  /** How many rows it has. */
  rows: number;
  digits: number;
  /** The label of the setting for whether prices include tax; null if there is none. */
  priceTax: ServerMessage | string | null;
}

function compareColumn(each: StatedTotal[], invoice: ComparedInvoice): Comparison[] {
  const { due, net, listed, beforeDiscount, lines, rows, digits, priceTax } = invoice;
  const filled = each.filter((total) => !isZero(total));
  const stated = filled.length > 0 ? filled : each;
  const [total] = stated;
  const amounts = new Set(stated.map(({ amount }) => rounded(decimalOf(amount), digits)));
  const [amount = 0n] = amounts;
  // A total is the same in all rows, or only in one. What differs from row to row is the amount of a line.
  if (!total || amounts.size > 1 || (stated.length > 1 && stated.length < rows)) return [];
  const kinds = total.isOfInvoice ? [listed] : (["net", "due"] as const);
  const isOfLines = lines.length > 1 && kinds.some((kind) => lines.every((line) => line[kind] === amount));
  const heldAmount = rounded(decimalOf(total.held), digits);
  const same = [due, net, -due, -net, ...(total.isCertain ? [] : [beforeDiscount[listed]])];
  const values = { ...withText(total.place, total.text), amount: writtenAmount(due, digits, total.decimal) };
  const warn = (message: ServerMessage) => problem(total.place, "doubtful_number", "warning", message);
  const tax = total.tax === null ? null : rounded(decimalOf(total.tax), digits);
  if (listed === "net" && tax !== null && amount === net && isTaxWithin(tax, due - net)) {
    const message = priceTax
      ? msg("row.statedTotal.gross", { ...values, setting: priceTax })
      : msg("row.statedTotal", values);
    return [{ total: { ...total, isCertain: true }, isSame: false, problem: warn(message) }];
  }
  // Sheets with net amounts beside prices with tax round each line's.
  const isNetOfLines = listed === "due" && isRounded(amount - net, lines.length);
  const isSame = isOfLines || isNetOfLines || same.includes(amount) || same.includes(heldAmount);
  const key = isRounded(amount - due, lines.length) ? "row.statedTotal.rounded" : "row.statedTotal";
  return [{ total, isSame, problem: warn(msg(key, values)) }];
}

/** Whether a difference comes from rounding each line, or the whole to 5 cents. */
function isRounded(difference: bigint, lines: number): boolean {
  const cents = difference < 0n ? -difference : difference;
  return cents > 0n && cents <= BigInt(Math.max(2, Math.ceil(lines / 2)));
}

/**
 * Whether a tax in the spreadsheet is part of prices to which the document adds it: 19.00 of 119.00 instead of 22.61 on
 * them.
 */
function isTaxWithin(tax: bigint, added: bigint): boolean {
  return tax > 0n && tax * 100n < added * 99n && added - tax > 1n;
}
