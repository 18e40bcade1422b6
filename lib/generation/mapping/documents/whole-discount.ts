import { msg } from "#lib/messages/server-message.ts";
import { discountOf, lineAmount } from "../discounts/line-amount.ts";
import type { Fit } from "../fit/fit.ts";
import { fieldPlace } from "../problems/field-place.ts";
import { type FieldProblem, problem, withText } from "../problems/row-problems.ts";
import { rounded } from "../values/amounts/decimal.ts";
import type { Document } from "./document.ts";
import { digitsOf, pricedLines } from "./invoice-totals.ts";

/**
 * The problem of a discount that exceeds the sum of a document's lines, known once all of its rows are; null for none.
 */
export function excessiveDiscount(
  { values, settings }: Pick<Document, "values" | "settings">,
  fit: Pick<Fit, "template" | "mapping">,
): FieldProblem | null {
  const { transfer, fields } = fit.template;
  const field = fields.find(({ name }) => name === transfer?.wholeDiscount);
  const discount = field && values[field.name];
  if (!transfer || !field || typeof discount !== "string" || discount.endsWith("%")) return null;
  const digits = digitsOf(settings[transfer.currency]);
  const amounts = pricedLines(values.lines, transfer).map(lineAmount);
  const sum = amounts.reduce((all, amount) => all + (amount ? rounded(amount, digits) : 0n), 0n);
  if (discountOf(discount, sum, digits) <= sum) return null;
  const place = fieldPlace(fit, field);
  return problem(place, "doubtful_number", "error", msg("row.discount.whole", withText(place, discount)));
}
