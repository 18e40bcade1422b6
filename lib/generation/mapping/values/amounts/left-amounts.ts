import type { Row } from "#lib/generation/spreadsheet/table.ts";
import { labelMessage, msg, type ServerMessage } from "#lib/messages/server-message.ts";
import type { Fit } from "../../fit/fit.ts";
import { type FieldProblem, type ProblemPlace, problem, withText } from "../../problems/row-problems.ts";
import { type AmountRole, amountRole } from "../../suggest/amount-words.ts";
import { arePricesGross } from "../../taxes/price-tax.ts";
import { shownText } from "../clean-text.ts";
import { leftHeader } from "./left-headers.ts";
import { plainNumber } from "./read-number.ts";

/**
 * Compiles the function that warns of what changes an invoice's total in the spreadsheet but not in the document: a
 * discount that no field takes, a tax without a rate, costs of shipping, and what the customer withholds or has paid. A
 * customer sees a wrong total first.
 *
 * @param used the columns that the document shows or calculates with, by index
 */
export function compileLeftAmounts(fit: Fit, used: readonly number[]): (row: Row) => FieldProblem[] {
  const { columns, readings, mapping, template } = fit;
  const { transfer } = template;
  if (!transfer || !mapping[transfer.unitPrice]) return () => [];
  const isTaxed = Boolean(mapping[transfer.rate]) || arePricesGross(template, fit.settings);
  const rate = template.fields.find(({ name }) => name === transfer.rate);
  const left = columns.flatMap((column, index) => {
    const reading = readings[index];
    const say = used.includes(index) ? null : messageOf(roleOf(column), leftHeader(column.name));
    const place = { column: column.name, field: transfer.unitPrice, label: column.name };
    return say && reading ? [{ index, reading, place, say }] : [];
  });
  return ({ cells }) =>
    left.flatMap(({ index, reading, place, say }) => {
      const cell = cells[index] ?? "";
      const number = plainNumber(cell, reading);
      if (number === null || Number(number.decimal) === 0) return [];
      return [problem(place, "doubtful_number", "warning", say(place, shownText(cell)))];
    });

  function messageOf(
    role: AmountRole | null,
    left: ReturnType<typeof leftHeader>,
  ): ((place: ProblemPlace, text: string) => ServerMessage) | null {
    if (left) return (place, text) => msg(`row.${left}`, withText(place, text));
    if (role === "discount") return (place, text) => msg("row.discount", withText(place, text));
    if (role === "withholding") return (place, text) => msg("row.withholding", withText(place, text));
    if (isTaxed || rate === undefined || !isTax.has(role)) return null;
    const field = labelMessage(template.id, rate);
    return (place, text) => msg("row.taxLeft", { ...withText(place, text), field });
  }
}

const isTax = new Set<AmountRole | null>(["tax", "rate", "taxAmount", "taxPart"]);

const roleOf = (column: Fit["columns"][number] | undefined) => amountRole(column?.name ?? "");
