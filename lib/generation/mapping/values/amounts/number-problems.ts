import type { Cell, ColumnReading } from "#lib/generation/spreadsheet/table.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { Fit } from "../../fit/fit.ts";
import {
  cut,
  type FieldProblem,
  nameOf,
  notANumber,
  type ProblemPlace,
  problem,
  withText,
} from "../../problems/row-problems.ts";
import { shownText } from "../clean-text.ts";
import { isCertainlyTime, readHours } from "./read-hours.ts";
import { currencyMark, decimalDoubt, hiddenDigits, percentDoubt, plainNumber } from "./read-number.ts";

type Field = Fit["template"]["fields"][number];

/** Explains why a field of numbers or percentages rejects a cell. */
export function wrongNumber(
  type: Field["type"],
  place: ProblemPlace,
  cell: Cell,
  reading: ColumnReading,
): FieldProblem {
  const text = shownText(cell);
  const number = plainNumber(cell, reading);
  if (typeof cell === "object" && (cell.kind === "number" ? cell.unit === "days" : /:/.test(text)))
    return notHours(place, text);
  if (number === null) return notANumber(place, text);
  if (currencyMark(cell) !== null) return notMoney(place, text);
  if (type === "percent") return doubtfulPercent(place, text, "unclear");
  return notAPercentage(place, text);
}

/** Warns about an ambiguous number. */
export function doubtfulNumber(
  { type, currency }: Pick<Field, "type" | "currency">,
  place: ProblemPlace,
  cell: Cell,
  reading: ColumnReading,
): FieldProblem | null {
  const text = shownText(cell);
  if (type === "percent" && percentDoubt(cell, reading) === "small") return doubtfulPercent(place, text, "small");
  const hours = type === "number" && currency === undefined && !isCertainlyTime(cell) ? readHours(cell) : null;
  if (hours !== null) return takenForHours(place, text, hours);
  const decimal = decimalDoubt(cell, reading);
  if (decimal !== null) return doubtfulDecimal(place, text, reading, decimal);
  const hidden = hiddenDigits(cell);
  return hidden && roundedNumber(place, hidden.held, hidden.shown);
}

/** A percentage in a field of numbers. */
function notAPercentage(place: ProblemPlace, text: string): FieldProblem {
  return problem(place, "not_a_number", "error", msg("row.number.percent", withText(place, text)));
}

/** An amount of money in a field of numbers. */
function notMoney(place: ProblemPlace, text: string): FieldProblem {
  return problem(place, "not_a_number", "error", msg("row.number.money", withText(place, text)));
}

/** A duration that no field reads as hours. */
function notHours(place: ProblemPlace, text: string): FieldProblem {
  return problem(place, "not_a_number", "error", msg("row.number.time", withText(place, text)));
}

/** A time of day, or a ratio, that is read as a duration. */
function takenForHours(place: ProblemPlace, text: string, hours: string): FieldProblem {
  return problem(place, "doubtful_number", "warning", msg("row.hours", { ...withText(place, text), hours }));
}

/** A percentage without a sign whose column does not show its scale, or which may be an exception in its column. */
function doubtfulPercent(place: ProblemPlace, text: string, doubt: "unclear" | "small"): FieldProblem {
  const severity = doubt === "unclear" ? "error" : "warning";
  return problem(place, "doubtful_number", severity, msg(`row.percent.${doubt}`, withText(place, text)));
}

/** The same for a percentage that a filter leaves as written. */
export function percentLeft(place: ProblemPlace, text: string): FieldProblem {
  return { ...doubtfulPercent(place, text, "unclear"), severity: "warning" };
}

/**
 * A number whose only separator may be a thousands or a decimal separator, in a column that mixes both or a sheet that
 * shows neither; or one that is written unlike the rest of its column, and read in its own way.
 */
function doubtfulDecimal(
  place: ProblemPlace,
  text: string,
  { decimal }: ColumnReading,
  doubt: NonNullable<ReturnType<typeof decimalDoubt>>,
): FieldProblem {
  const key = ({ mixed: "row.decimal", open: "row.decimal.open", other: "row.decimal.other" } as const)[doubt];
  const other = decimal === "." ? "," : ".";
  const read = doubt === "other" ? other : decimal;
  return problem(place, "doubtful_number", "warning", msg(key, { ...withText(place, text), decimal: read }));
}

/** A number that a workbook displays with fewer digits than were typed. */
function roundedNumber(place: ProblemPlace, held: string, shown: string): FieldProblem {
  return problem(place, "number_not_exact", "warning", msg("row.rounded", { ...nameOf(place), held, shown }));
}

/** For a value in a text that a filter reads as an amount in another currency. */
export function freeAmount(place: ProblemPlace, text: string): FieldProblem {
  return problem(place, "not_a_number", "warning", msg("row.amount.left", withText(place, text)));
}

/** @param currency the chosen ISO 4217 code */
export function otherCurrency(place: ProblemPlace, text: string, currency: string): FieldProblem {
  return problem(
    place,
    "currency_conflict",
    "error",
    msg("row.currency.other", { ...withText(place, text), currency }),
  );
}

/** An amount whose mark may stand for several currencies. @param mark as written */
export function currencyUnclear(place: ProblemPlace, text: string, mark: string): FieldProblem {
  return problem(place, "currency_conflict", "error", msg("row.currency.unclear", { ...withText(place, text), mark }));
}

/** @param mark the currency in the column's name */
export function otherThanHeader(place: ProblemPlace, text: string, mark: string): FieldProblem {
  const values = { ...withText(place, text), mark };
  return problem(place, "currency_conflict", "error", msg("row.currency.header", values));
}

/** @param word the end of the column's name, which may be a currency code or just a word */
export function wordInHeader(place: ProblemPlace, word: string): FieldProblem {
  return problem(place, "currency_conflict", "error", msg("row.currency.word", { ...nameOf(place), word }));
}

/** @param first an amount of the same document in another currency */
export function severalCurrencies(place: ProblemPlace, text: string, first: string): FieldProblem {
  const values = { ...withText(place, text), first: cut(first) };
  return problem(place, "currency_conflict", "error", msg("row.currency.several", values));
}

/** An amount without a currency in a sheet that has several. */
export function withoutCurrency(place: ProblemPlace, text: string): FieldProblem {
  return problem(place, "currency_conflict", "error", msg("row.currency.none", withText(place, text)));
}
