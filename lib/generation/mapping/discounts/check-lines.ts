import { msg } from "#lib/messages/server-message.ts";
import type { Row } from "../../spreadsheet/table.ts";
import type { FieldValue, Fit, RowCurrency } from "../fit/fit.ts";
import { fieldPlace } from "../problems/field-place.ts";
import { type FieldProblem, problem, withText } from "../problems/row-problems.ts";
import { arePricesGross } from "../taxes/price-tax.ts";
import { taxOf } from "../taxes/tax-of.ts";
import { decimalOf, minus, rounded, writtenAmount } from "../values/amounts/decimal.ts";
import { heldDecimal, plainNumber } from "../values/amounts/read-number.ts";
import { shownText } from "../values/clean-text.ts";
import { lineAmount } from "./line-amount.ts";

type CheckLine = (row: Row, values: Record<string, FieldValue>, currency: RowCurrency | null) => FieldProblem[];

/**
 * Compiles the function that checks a line's arithmetic: a discount may not exceed the amount, and the
 * amount that the spreadsheet states must be the one that the document shows.
 *
 * @param used the columns that the document shows or calculates with, by index
 */
export function compileLineCheck(fit: Fit, used: readonly number[]): CheckLine {
  const { columns, readings, mapping, template } = fit;
  const { transfer } = template;
  if (!transfer || !mapping[transfer.unitPrice]) return () => [];
  const fieldOf = (wanted: string | undefined) => template.fields.find(({ name }) => name === wanted);
  const [discountField, rateField] = [fieldOf(transfer.discount), fieldOf(transfer.rate)];
  const isGross = arePricesGross(template, fit.settings);
  const totals = columns.flatMap(({ name }, index) => {
    const reading = readings[index];
    const place = { column: name, field: transfer.unitPrice, label: name };
    return reading?.hasLineTotals && !used.includes(index) ? [{ index, reading, place }] : [];
  });
  const textOf = (value: FieldValue | undefined) => (typeof value === "string" ? value : null);
  return ({ cells }, values, currency) => {
    const line = { quantity: textOf(values[transfer.quantity]), unitPrice: textOf(values[transfer.unitPrice]) };
    const discount = textOf(values[transfer.discount ?? ""]);
    const [full, amount] = [lineAmount({ ...line, discount: null }), lineAmount({ ...line, discount })];
    if (!full || !amount) return [];
    const digits = currency?.facts?.digits ?? 2;
    const rate = textOf(values[transfer.rate]);
    const problems: FieldProblem[] = [];
    const doubt = (field: typeof rateField, key: "row.discount.most" | "row.rate.negative", text: string) => {
      const place = field && fieldPlace(fit, field);
      if (place) problems.push(problem(place, "doubtful_number", "error", msg(key, withText(place, text))));
    };
    const isMoney = discount !== null && !discount.endsWith("%");
    if (isMoney && rounded(minus(full, decimalOf(discount)), digits) < 0n)
      doubt(discountField, "row.discount.most", discount);
    if (isGross && rate?.startsWith("-")) doubt(rateField, "row.rate.negative", rate);
    const shown = rounded(amount, digits);
    for (const { index, reading, place } of totals) {
      const cell = cells[index] ?? "";
      const number = plainNumber(cell, reading);
      if (!number || number.percent) continue;
      const stated = [number.decimal, heldDecimal(cell, number)].map((each) => rounded(decimalOf(each), digits));
      if (stated.includes(shown) || (isGross && stated.some((each) => isNetOf(each, shown, rate)))) continue;
      const quoted = { ...withText(place, shownText(cell)), amount: writtenAmount(shown, digits, reading.decimal) };
      problems.push(problem(place, "doubtful_number", "warning", msg("row.lineTotal", quoted)));
    }
    return problems;
  };
}

/** Whether an amount is a gross one without its tax, give or take a cent: sheets may round a net price before. */
function isNetOf(stated: bigint, gross: bigint, rate: string | null): boolean {
  const net = gross - taxOf(gross, decimalOf(rate ?? "0"), true);
  return stated >= net - 1n && stated <= net + 1n;
}
