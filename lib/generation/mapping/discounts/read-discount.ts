import { msg } from "#lib/messages/server-message.ts";
import type { Cell, ColumnReading } from "../../spreadsheet/table.ts";
import type { Fit } from "../fit/fit.ts";
import { type FieldProblem, notANumber, type ProblemPlace, problem, withText } from "../problems/row-problems.ts";
import { headerCurrency } from "../values/amounts/header-currency.ts";
import { plainNumber, readPercent } from "../values/amounts/read-number.ts";
import { shownText } from "../values/clean-text.ts";
import { discountHeader } from "./discount-headers.ts";

/** What a number without a sign is; null if it is unknown. */
export type DiscountUnit = "percent" | "amount" | null;

/**
 * What a discount without a sign means: what the visitor chose, or what its column's header, the other cells of
 * the column, or the amounts of the lines show.
 *
 * @param setting the name of the setting with the choice
 * @param index the field's column; null for a text of several
 */
export function discountUnit(
  { settings, columns, readings }: Pick<Fit, "settings" | "columns" | "readings">,
  setting: string,
  index: number | null,
): DiscountUnit {
  const chosen = settings[setting];
  if (chosen === "percent" || chosen === "amount") return chosen;
  const column = columns[index ?? -1];
  const reading = readings[index ?? -1];
  if (!column || !reading) return null;
  const { unit } = discountHeader(column.name) ?? { unit: null };
  if (unit !== null) return unit;
  if (column.type === "percent") return "percent";
  if (column.type === "currency" || headerCurrency(column.name, null)?.isCertain) return "amount";
  return reading.discounts === "percent" || reading.discounts === "amount" ? reading.discounts : null;
}

/** Whether a cell says that there is no discount: 0, or a dash. */
export function isNoDiscount(cell: Cell, reading: ColumnReading): boolean {
  const number = plainNumber(cell, reading);
  return number ? Number(number.decimal) === 0 : /^[-–—−]$/.test(shownText(cell).trim());
}

/**
 * The cell's discount: "12.5%", or an amount of money as a canonical decimal; null if it is neither, or not known
 * which.
 */
export function readDiscount(cell: Cell, reading: ColumnReading, unit: DiscountUnit): string | null {
  const number = plainNumber(cell, reading);
  const cellUnit = unitOf(number, unit);
  if (!number || cellUnit === null) return null;
  const decimal = cellUnit === "percent" ? readPercent(cell, reading) : number.decimal;
  if (decimal === null || decimal.startsWith("-") || (cellUnit === "percent" && Number(decimal) > 100)) return null;
  return cellUnit === "percent" ? `${decimal}%` : decimal;
}

function unitOf(number: ReturnType<typeof plainNumber>, unit: DiscountUnit): DiscountUnit {
  if (number?.percent) return "percent";
  return number && number.currency !== null ? "amount" : unit;
}

/** Explains why `readDiscount` rejects a cell. */
export function wrongDiscount(
  place: ProblemPlace,
  cell: Cell,
  reading: ColumnReading,
  unit: DiscountUnit,
): FieldProblem {
  const text = withText(place, shownText(cell));
  const number = plainNumber(cell, reading);
  if (!number) return notANumber(place, shownText(cell));
  const error = (key: "row.discount.unit" | "row.discount.negative" | "row.discount.most" | "row.percent.unclear") =>
    problem(place, "doubtful_number", "error", msg(key, text));
  if (number.decimal.startsWith("-")) return error("row.discount.negative");
  const cellUnit = unitOf(number, unit);
  if (cellUnit === null) return error("row.discount.unit");
  return error(readPercent(cell, reading) === null ? "row.percent.unclear" : "row.discount.most");
}
