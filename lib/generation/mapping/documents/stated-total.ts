import type { Row } from "#lib/generation/spreadsheet/table.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { decimalOf, lineAmount, rounded, writtenAmount } from "../discounts/line-amount.ts";
import type { Fit, StatedTotal } from "../fit/fit.ts";
import { type FieldProblem, problem, withText } from "../problems/row-problems.ts";
import { amountRole } from "../suggest/amount-words.ts";
import { headerWords } from "../suggest/normalise-header.ts";
import { plainNumber } from "../values/amounts/read-number.ts";
import { shownText } from "../values/clean-text.ts";
import type { Document } from "./document.ts";
import { amountDue } from "./euro-total.ts";
import { pricedLines } from "./transfer-code.ts";
import { digitsOf } from "./whole-discount.ts";

/** Names of the amount that an invoice is about, beside which nothing else is meant. */
const certain =
  /^(?:invoice total|total invoice|invoice amount|grand total|amount due|total due|amount payable|total payable|rechnung\w*(?:betrag|summe)|endbetrag|zahlbetrag|montant total|total (?:ttc|a payer|general)|net a payer|total (?:factura|a pagar)|importe total|totale (?:fattura|documento)|totaal\w*|factuurbedrag|do zaplaty|celkem k uhrade|.*請求(?:金額|額)|合計金額)(?: .*)?$/u;

/**
 * Compiles the function that reads what a row states as the total of its document, from columns that the document doesn't use.
 * Null if there are none.
 *
 * @param used the columns that the document shows or calculates with, by index
 */
export function compileStatedTotals(fit: Fit, used: readonly number[]): ((row: Row) => StatedTotal[]) | null {
  const { template, columns, readings, mapping } = fit;
  if (!template.transfer || !mapping[template.transfer.unitPrice]) return null;
  const { unitPrice } = template.transfer;
  const found = columns.flatMap(({ name, type }, index) => {
    const reading = readings[index];
    const isCertain = certain.test(headerWords(name).join(" "));
    const isTotal = isCertain || amountRole(name) === "total";
    const isLeft = reading && !reading.hasLineTotals && !used.includes(index);
    if (!isTotal || !isLeft || (type !== "number" && type !== "currency")) return [];
    return [{ index, reading, isCertain, place: { column: name, field: unitPrice, label: name } }];
  });
  if (found.length === 0) return null;
  return ({ cells }) =>
    found.flatMap(({ index, reading, isCertain, place }) => {
      const cell = cells[index] ?? "";
      const number = plainNumber(cell, reading);
      if (!number || number.percent) return [];
      return [{ place, text: shownText(cell), amount: number.decimal, decimal: reading.decimal, isCertain }];
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
 * Finds the documents that come to something else than the spreadsheet states. A column that is called just "Total" must be right for
 * most documents, or it is a total of something else.
 *
 * @returns by the index of the document
 */
export function otherTotals(all: readonly Totalled[], { transfer }: TemplateDefinition): FieldProblem[][] {
  const compared = all.map((each) => (transfer ? compare(each, transfer) : []));
  const kept = new Map<string | null, number>();
  for (const { total, isSame } of compared.flat()) {
    kept.set(total.place.column, (kept.get(total.place.column) ?? 0) + (isSame ? 1 : -1));
  }
  return compared.map((own) =>
    own.flatMap(({ total, isSame, problem: found }) =>
      !isSame && (total.isCertain || (kept.get(total.place.column) ?? 0) > 0) ? [found] : [],
    ),
  );
}

function compare(
  { document: { values, settings }, totals }: Totalled,
  transfer: NonNullable<TemplateDefinition["transfer"]>,
): Comparison[] {
  const byColumn = Map.groupBy(totals.flat(), ({ place }) => place.column);
  const lines = pricedLines(values.lines, transfer);
  const digits = digitsOf(settings[transfer.currency]);
  const inUnits = (amount: string) => rounded(decimalOf(amount), digits);
  const whole = values[transfer.wholeDiscount ?? ""];
  const discount = typeof whole === "string" ? whole : null;
  const due = amountDue(lines, discount, digits);
  const net = amountDue(
    lines.map((line) => ({ ...line, rate: null })),
    discount,
    digits,
  );
  return [...byColumn.values()].flatMap((stated) => {
    const [total] = stated;
    const amounts = new Set(stated.map(({ amount }) => inUnits(amount)));
    const [amount = 0n] = amounts;
    // One total for all rows, or in one of them: what differs from row to row is the amount of a line.
    if (!total || amounts.size > 1 || (stated.length > 1 && stated.length < totals.length)) return [];
    const isOfLines = lines.every((line) => rounded(lineAmount(line) ?? decimalOf("0"), digits) === amount);
    const isSame = isOfLines || [due, net, -due, -net].includes(amount);
    const said = { ...withText(total.place, total.text), amount: writtenAmount(due, digits, total.decimal) };
    return [
      { total, isSame, problem: problem(total.place, "doubtful_number", "warning", msg("row.statedTotal", said)) },
    ];
  });
}
