import { msg } from "#lib/messages/server-message.ts";
import type { Row } from "../../spreadsheet/table.ts";
import type { FieldValue, Fit, RowCurrency } from "../fit/fit.ts";
import { fieldPlace } from "../problems/field-place.ts";
import { type FieldProblem, problem, withText } from "../problems/row-problems.ts";
import { arePricesGross } from "../taxes/price-tax.ts";
import { heldDecimal, plainNumber } from "../values/amounts/read-number.ts";
import { shownText } from "../values/clean-text.ts";
import { type Decimal, decimalOf, lineAmount, minus, rounded, withoutTax, writtenAmount } from "./line-amount.ts";

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
  const named = template.fields.find(({ name }) => name === transfer.discount);
  const totals = columns.flatMap(({ name }, index) => {
    const reading = readings[index];
    const place = { column: name, field: transfer.unitPrice, label: name };
    return reading?.hasLineTotals && !used.includes(index) ? [{ index, reading, place }] : [];
  });
  const isGross = arePricesGross(template, fit.settings);
  const isNetOf = (stated: bigint, amount: Decimal, values: Record<string, FieldValue>, digits: number) => {
    const rate = decimalOf(textOf(values[transfer.rate]) ?? "0");
    // Sheets round the net price first.
    const net = withoutTax(amount, rate, digits);
    return [net - 1n, net, net + 1n].includes(stated);
  };
  const textOf = (value: FieldValue | undefined) => (typeof value === "string" ? value : null);
  return ({ cells }, values, currency) => {
    const line = { quantity: textOf(values[transfer.quantity]), unitPrice: textOf(values[transfer.unitPrice]) };
    const discount = textOf(values[transfer.discount ?? ""]);
    const [full, amount] = [lineAmount({ ...line, discount: null }), lineAmount({ ...line, discount })];
    if (!full || !amount) return [];
    const digits = currency?.facts?.digits ?? 2;
    const problems: FieldProblem[] = [];
    const isMoney = discount !== null && !discount.endsWith("%");
    if (isMoney && named && rounded(minus(full, decimalOf(discount)), digits) < 0n) {
      const place = fieldPlace(fit, named);
      problems.push(problem(place, "doubtful_number", "error", msg("row.discount.most", withText(place, discount))));
    }
    for (const { index, reading, place } of totals) {
      const cell = cells[index] ?? "";
      const number = plainNumber(cell, reading);
      if (!number || number.percent) continue;
      const shown = rounded(amount, digits);
      const stated = [number.decimal, heldDecimal(cell, number)].map((each) => rounded(decimalOf(each), digits));
      if (stated.includes(shown) || (isGross && stated.some((each) => isNetOf(each, amount, values, digits)))) continue;
      const quoted = { ...withText(place, shownText(cell)), amount: writtenAmount(shown, digits, reading.decimal) };
      problems.push(problem(place, "doubtful_number", "warning", msg("row.lineTotal", quoted)));
    }
    return problems;
  };
}
