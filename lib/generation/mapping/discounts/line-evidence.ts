import type { Mapping } from "#lib/contracts/sessions/choices.ts";
import type { AmountRelations, Amounts } from "../../spreadsheet/table.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import type { Fit } from "../fit/fit.ts";
import { mappedColumn } from "../fit/mapped-column.ts";
import type { SettledReading } from "../readings/settle-readings.ts";
import { amountRole } from "../suggest/amount-words.ts";

/** How amounts of lines use a discount beside them. */
export type DiscountUse = "percent" | "amount" | "none";

/** The columns of lines, by index. */
interface LineColumns {
  /** Their product is the amount without the discount. */
  factors: readonly number[];
  discount: number;
  amount: number;
}

/** A factor of lines without a second one. */
const one: Amounts = { column: -1, values: [], half: 0, hasPercents: false };

/**
 * How most of the first rows with a discount use it: whether their amount is the product less a percentage, less an
 * amount of money, or without the discount. Null if the rows don't tell, as for 10 off 100.
 */
export function discountUse(relations: AmountRelations | undefined, lines: LineColumns): DiscountUse | null {
  const uses = (["none", "amount", "percent"] as const).filter((use) => isMostlyUsed(relations, lines, use));
  const [only, another] = uses;
  return only && !another ? only : null;
}

function isMostlyUsed(
  { firsts = [] }: Partial<AmountRelations> = {},
  { factors, discount, amount }: Omit<LineColumns, "discount"> & { discount: number | null },
  use: DiscountUse,
): boolean {
  const columnOf = (wanted: number) => firsts.find(({ column }) => column === wanted);
  const [lefts, rights = one] = factors.map(columnOf);
  const discounts = discount === null ? null : columnOf(discount);
  const amounts = columnOf(amount);
  if (!lefts || !amounts || discounts === undefined || (use === "amount" && discounts?.hasPercents)) return false;
  const scale = discounts?.values.every((value) => value === null || Math.abs(value) <= 1) ? 1 : 100;
  let [rows, matching] = [0, 0];
  for (const [row, left] of lefts.values.entries()) {
    const right = rights === one ? 1 : rights.values[row];
    const stated = amounts.values[row];
    const less = discounts ? discounts.values[row] : 0;
    if (!left || !right || stated == null || less == null || (discounts && less === 0)) continue;
    rows++;
    const product = left * right;
    const expected = { none: product, amount: product - less, percent: product * (1 - less / scale) }[use];
    const slack = (amounts.half || 0.005) + Math.abs(left) * rights.half + Math.abs(right) * lefts.half;
    if (Math.abs(expected - stated) <= slack + 1e-9 * Math.abs(stated)) matching++;
  }
  return matching > rows / 2;
}

/** Words in headers of amounts of lines. */
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
  const factors = [columnOf(transfer.quantity), columnOf(transfer.unitPrice)].filter((at) => at !== null);
  const discount = transfer.discount === undefined ? null : columnOf(transfer.discount);
  if (factors.length === 0) return [...readings];
  const totals = totalColumns(columns).filter((at) => !factors.includes(at) && at !== discount);
  const uses = totals.map((amount) =>
    discount === null ? null : discountUse(relations, { factors, discount, amount }),
  );
  const isTotal = (at: number) =>
    (uses[totals.indexOf(at)] ?? null) !== null ||
    isMostlyUsed(relations, { factors, discount: null, amount: at }, "none") ||
    lineWords.test(columns[at]?.name ?? "");
  const use = uses.find((each) => each !== null);
  return readings.map((reading, at) => ({
    ...reading,
    ...(at === discount && use && { discounts: use }),
    ...(totals.includes(at) && isTotal(at) && { hasLineTotals: true as const }),
  }));
}
