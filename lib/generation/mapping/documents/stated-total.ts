import type { Row } from "#lib/generation/spreadsheet/table.ts";
import { currenciesOf } from "#lib/generation/spreadsheet/values/currency-marks.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { decimalOf, rounded, writtenAmount } from "../discounts/line-amount.ts";
import type { Fit, StatedTotal } from "../fit/fit.ts";
import { type FieldProblem, problem, withText } from "../problems/row-problems.ts";
import { isTotal } from "../suggest/amount-words.ts";
import { headerWords } from "../suggest/normalise-header.ts";
import { headerCurrency } from "../values/amounts/header-currency.ts";
import { heldDecimal, plainNumber } from "../values/amounts/read-number.ts";
import { headerScale } from "../values/amounts/scaled-amounts.ts";
import { shownText } from "../values/clean-text.ts";
import type { Document } from "./document.ts";
import { amountDue } from "./euro-total.ts";
import { pricedLines } from "./transfer-code.ts";
import { digitsOf } from "./whole-discount.ts";

/** Names that can only mean what an invoice comes to. */
const certain =
  /^(?:(?:total )?invoice (?:total|amount|value)|grand total|amount due|total due|amount payable|total payable|rechnung\w*(?:betrag|summe)|endbetrag|zahlbetrag|montant total|total (?:ttc|a payer|general)|net a payer|total (?:factura|a pagar)|importe total|totale (?:fattura|documento)|totaalbedrag|factuurbedrag|do zaplaty|celkem k uhrade|.*請求(?:金額|額)|合計金額)$/u;
/** What such a name may end with. Hours, days and what was paid are something else. */
const ending =
  / (?:incl\w*|inkl\w*|inc|excl?\w*|exkl\w*|with|without|before|after|mit|ohne|con|sin|avec|hors|senza|z|bez|net|netto|gross|brutto|ttc|ht|tax\w*|vat|gst|hst|mwst|ust|btw|iva|tva|moms|dph|in|eur|euro|usd|gbp|chf|sek|nok|dkk|pln|czk|cad|aud|inr|jpy)$/u;
const paid = /(?<!\p{L})(?:paid|bezahlt|gezahlt|paye|pagad[oa]|pagato|betaald|zaplacono)(?!\p{L})/u;
/** What is still due: nothing, once the invoice is paid. */
const due = /(?<!\p{L})(?:due|payable|balance|payer|pagar|zahlbetrag|zaplaty|uhrade|saldo|solde)(?!\p{L})/u;

const ofInvoice = /invoice|rechnung|fa[ck]tu|fattura|documento|請求/u;

function isCertainName(words: string): boolean {
  const shorter = words.replace(ending, "");
  return certain.test(words) || (shorter !== words && isCertainName(shorter));
}

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
  const found = columns.flatMap(({ name, type }, index) => {
    const reading = readings[index];
    const words = headerWords(name).join(" ");
    const isCertain = isCertainName(words);
    const isMeant = isCertain || (isTotal(name) && !paid.test(words));
    const isLeft = reading && !reading.hasLineTotals && !used.includes(index) && headerScale(name) === null;
    if (!isMeant || !isLeft || (type !== "number" && type !== "currency")) return [];
    const currency = headerCurrency(name, null)?.mark ?? null;
    const place = { column: name, field: unitPrice, label: name };
    return [{ index, reading, isCertain, isOfInvoice: ofInvoice.test(words), isDue: due.test(words), currency, place }];
  });
  if (found.length === 0) return null;
  return ({ cells }) =>
    found.flatMap(({ index, reading, isDue, currency, ...total }) => {
      const cell = cells[index] ?? "";
      const number = plainNumber(cell, reading);
      if (!number || number.percent || (isDue && Number(number.decimal) === 0)) return [];
      const amounts = { amount: number.decimal, held: heldDecimal(cell, number), decimal: reading.decimal };
      return [{ ...total, ...amounts, currency: number.currency ?? currency, text: shownText(cell) }];
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
 * "Total" must be right for most documents: otherwise it is the total of something else.
 *
 * @returns by the index of the document
 */
export function differingTotals(all: readonly Totalled[], { transfer }: TemplateDefinition): FieldProblem[][] {
  const compared = all.map((each) => (transfer ? compare(each, transfer) : []));
  /** By column, how many more totals are right than wrong. */
  const lead = new Map<string | null, number>();
  for (const { total, isSame } of compared.flat()) {
    lead.set(total.place.column, (lead.get(total.place.column) ?? 0) + (isSame ? 1 : -1));
  }
  return compared.map((comparisons) =>
    comparisons.flatMap(({ total, isSame, problem: found }) =>
      !isSame && (total.isCertain || (lead.get(total.place.column) ?? 0) > 0) ? [found] : [],
    ),
  );
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
  return [...byColumn.values()].flatMap((stated) => {
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
    const found = problem(total.place, "doubtful_number", "warning", msg("row.statedTotal", values));
    return [{ total, isSame: isOfLines || same.includes(amount) || same.includes(heldAmount), problem: found }];
  });
}
