import type { Mapping } from "#lib/contracts/sessions/choices.ts";
import type { AmountRelations, Amounts } from "../../spreadsheet/table.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import type { Fit } from "../fit/fit.ts";
import { mappedColumn } from "../fit/mapped-column.ts";
import type { SettledReading } from "../readings/settle-readings.ts";
import { amountRole } from "../suggest/amount-words.ts";

/** What amounts of lines make of a discount beside them. */
export type DiscountUse = "percent" | "amount" | "none";

const one: Amounts = { column: -1, values: [], half: 0, hasPercents: false };

/**
 * What most of the first rows with a discount show of it: that `is` is the product of the columns `of` less a
 * percentage, less an amount of money, or without it. Null if nothing shows, as for 10 off 100.
 */
export function discountUse(relations: AmountRelations | undefined, of: number[], less: number, is: number) {
  const uses = (["none", "amount", "percent"] as const).filter((use) => isMost(relations, of, less, is, use));
  const [only, another] = uses;
  return only && !another ? only : null;
}

function isMost(
  { firsts = [] }: Partial<AmountRelations> = {},
  of: number[],
  less: number | null,
  is: number,
  use: DiscountUse,
) {
  const columnOf = (column: number) => firsts.find((each) => each.column === column);
  const [first, second = one] = of.map(columnOf);
  const [off, whole] = [less === null ? null : columnOf(less), columnOf(is)];
  if (!first || !whole || off === undefined || (use === "amount" && off?.hasPercents)) return false;
  const scale = off?.values.every((value) => value === null || Math.abs(value) <= 1) ? 1 : 100;
  let [rows, right] = [0, 0];
  for (const [row, value] of first.values.entries()) {
    const [factor, amount] = [second === one ? 1 : second.values[row], whole.values[row]];
    const discount = off ? off.values[row] : 0;
    if (!value || !factor || amount == null || discount == null || (off && discount === 0)) continue;
    rows++;
    const product = value * factor;
    const expected = { none: product, amount: product - discount, percent: product * (1 - discount / scale) }[use];
    const slack = (whole.half || 0.005) + Math.abs(value) * second.half + Math.abs(factor) * first.half;
    if (Math.abs(expected - amount) <= slack + 1e-9 * Math.abs(amount)) right++;
  }
  return right > rows / 2;
}

/** Headers that say that a line's net amount is below them. */
const lineWords = /\bline|zeile|position|\bpos\b|\blinea|\blínea|\briga|regel/i;

/** The columns that may hold the amounts of lines, by their headers. */
function totalColumns(columns: Fit["columns"]): number[] {
  return columns.flatMap(({ name, type }, index) => {
    const role = amountRole(name);
    const isMoney = type === "number" || type === "currency";
    return isMoney && (role === "total" || role === "amount" || role === "netAmount") ? [index] : [];
  });
}

/**
 * Adds to the readings what the columns show together: the use of discounts, and which columns have the amounts of
 * lines, by most of their first rows or by a header that says so.
 *
 * @throws PatternError for a mapping that fails `validateFit`
 */
export function withLineEvidence(
  readings: readonly SettledReading[],
  { template, columns, mapping }: { template: TemplateDefinition; columns: Fit["columns"]; mapping: Mapping },
  relations: AmountRelations | undefined,
): SettledReading[] {
  const { transfer } = template;
  if (!transfer) return [...readings];
  const columnOf = (field: string) => {
    const chosen = mapping[field];
    return chosen ? mappedColumn(chosen, { columns, template }) : null;
  };
  const of = [columnOf(transfer.quantity), columnOf(transfer.unitPrice)].filter((at) => at !== null);
  const discount = transfer.discount === undefined ? null : columnOf(transfer.discount);
  if (of.length === 0) return [...readings];
  const totals = totalColumns(columns).filter((at) => !of.includes(at) && at !== discount);
  const uses = totals.map((is) => (discount === null ? null : discountUse(relations, of, discount, is)));
  const isTotal = (at: number) =>
    (uses[totals.indexOf(at)] ?? null) !== null ||
    isMost(relations, of, null, at, "none") ||
    lineWords.test(columns[at]?.name ?? "");
  const use = uses.find((each) => each !== null);
  return readings.map((reading, at) => ({
    ...reading,
    ...(at === discount && use && { discounts: use }),
    ...(totals.includes(at) && isTotal(at) && { hasLineTotals: true as const }),
  }));
}
