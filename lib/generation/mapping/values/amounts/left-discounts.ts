import type { Row } from "#lib/generation/spreadsheet/table.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { Fit } from "../../fit/fit.ts";
import { type FieldProblem, problem, withText } from "../../problems/row-problems.ts";
import { amountRole } from "../../suggest/amount-words.ts";
import { shownText } from "../clean-text.ts";
import { plainNumber } from "./read-number.ts";

/**
 * Compiles the function that warns of a discount beside the price of an invoice's line: no template deducts it, and an
 * amount that is too high is seen by the customer first.
 *
 * @param used the columns that the document shows or calculates with, by index
 */
export function compileLeftDiscounts(
  { template: { transfer }, columns, readings, mapping }: Fit,
  used: readonly number[],
): (row: Row) => FieldProblem[] {
  if (!transfer || !mapping[transfer.unitPrice]) return () => [];
  const discounts = columns.flatMap(({ name }, index) => {
    const reading = readings[index];
    const isLeft = amountRole(name) === "discount" && !used.includes(index);
    const place = { column: name, field: transfer.unitPrice, label: name };
    return isLeft && reading ? [{ index, reading, place }] : [];
  });
  return ({ cells }) =>
    discounts.flatMap(({ index, reading, place }) => {
      const cell = cells[index] ?? "";
      const number = plainNumber(cell, reading);
      if (number === null || Number(number.decimal) === 0) return [];
      const said = msg("row.discount", withText(place, shownText(cell)));
      return [problem(place, "doubtful_number", "warning", said)];
    });
}
