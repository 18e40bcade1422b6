import { foldCase } from "#lib/contracts/fold-case.ts";
import type { Cell, ColumnReading, Row } from "../../spreadsheet/table.ts";
import type { Condition, MergeValue, Operand, Operator } from "../../templates/merge.ts";
import type { Fit } from "../fit/fit.ts";
import { mappedColumn, withoutField } from "../fit/mapped-column.ts";
import { cleanedCell } from "../pattern/filters/number-filters.ts";
import { compileHole, type FieldTexts } from "../pattern/pattern-hole.ts";
import { freeDate } from "../problems/date-problems.ts";
import { type FieldProblem, freeNumber, type ProblemPlace } from "../problems/row-problems.ts";
import { doubtfulNumber } from "../values/amounts/number-problems.ts";
import { plainNumber } from "../values/amounts/read-number.ts";
import { shownText } from "../values/clean-text.ts";
import { localeReading } from "../values/locale.ts";
import { ambiguityOf, readDate } from "../values/read-date.ts";
import { compileValue } from "./compile-values.ts";
import { matchesWildcards } from "./wildcards.ts";

/** Whether a row meets a condition. One with values that can't be compared doesn't, and gets a warning. */
export type AskRow = (row: Row, texts: FieldTexts, problems: FieldProblem[]) => boolean;

/** Compiles a condition of a Word file's IF field or tag. */
export function compileCondition(condition: Condition, fit: Fit): AskRow {
  if ("filled" in condition) return compileFilled(condition.filled, fit);
  if ("printed" in condition) return compilePrinted(condition.printed, fit);
  const { operator, isWords } = condition;
  const left = compileSide(condition.left, fit);
  const right = compileSide(condition.right, fit);
  return (row, texts, problems) => {
    const sides: [Side, Side] = [left(row, texts, problems), right(row, texts, problems)];
    if (operator === "=" || operator === "<>") return areEqual(sides, isWords, problems) === (operator === "=");
    return isOrdered(sides, operator, problems);
  };
}

/** Problems of a value are reported where it is printed. */
function compilePrinted(values: readonly MergeValue[], fit: Fit): AskRow {
  const written = values.map((value) => compileValue(value, fit));
  return (row, texts) => written.some((write) => write(row, texts, []).trim() !== "");
}

/** A value to compare; `place` is null for a text of the file. */
interface Side {
  cell: Cell;
  text: string;
  reading: ColumnReading;
  place: ProblemPlace | null;
}

type ReadSide = (row: Row, texts: FieldTexts, problems: FieldProblem[]) => Side;

function compileSide(operand: Operand, fit: Fit): ReadSide {
  if ("text" in operand) {
    const { text } = operand;
    const reading: ColumnReading = { ...localeReading(fit.output.locale), decimal: decimalOf(text) };
    return () => ({ cell: text, text: text.trim(), reading, place: null });
  }
  const { readCell, reading, place } = compileHole({ target: operand, filters: [] }, fit);
  return (row, texts, problems) => {
    const cell = cleanedCell(readCell(row, texts, problems));
    return { cell, text: shownText(cell), reading, place };
  };
}

/** A number in the file is written with the decimal character that it can only have; `1,000` is a thousand. */
function decimalOf(text: string): "." | "," {
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  const isThousands = /^[^.,]*[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*\D*$/.test(text);
  return (text.charAt(last) === ",") === isThousands ? "." : ",";
}

function areEqual([left, right]: readonly [Side, Side], isWords: boolean, problems: FieldProblem[]): boolean {
  if (isWords && right.place === null && /[*?]/.test(right.text)) return matchesWildcards(left.text, right.text);
  // 007 isn't 7.
  const [one, other] = [left, right].some(({ text }) => /^0\d/.test(text))
    ? [null, null]
    : [numberOf(left), numberOf(right)];
  if (one !== null && other !== null) {
    for (const side of [left, right]) doubt(side, problems);
    return one === other;
  }
  const [day, otherDay] = [dayOf(left), dayOf(right)];
  if (day !== null && otherDay !== null) return day === otherDay;
  return isWords ? left.text === right.text : foldCase(left.text) === foldCase(right.text);
}

function isOrdered(sides: readonly [Side, Side], operator: Operator, problems: FieldProblem[]): boolean {
  if (sides.some(({ text }) => text === "")) return false;
  const isDay =
    sides.some(({ text, place }) => place === null && isoDay.test(text)) || sides.every((side) => dayOf(side));
  const values: (string | number | null)[] = isDay ? sides.map(dayOf) : sides.map(numberOf);
  for (const [index, side] of sides.entries()) {
    const ambiguity = isDay && side.place && ambiguityOf(readDate(side.cell, side.reading), side.place, side.text);
    if (ambiguity) problems.push(ambiguity);
    else if (values[index] === null) problems.push((isDay ? freeDate : freeNumber)(placeOf(sides, side), side.text));
    else if (!isDay) doubt(side, problems);
  }
  const [one, other] = values;
  if (one === null || one === undefined || other === null || other === undefined) return false;
  if (one === other) return operator.includes("=");
  return operator.startsWith("<") ? one < other : one > other;
}

const isoDay = /^\d{4}-\d\d-\d\d$/;

/** A text of the file can't be changed, so a problem with it is reported on the row's value. */
const placeOf = (sides: readonly Side[], { place }: Side): ProblemPlace =>
  place ?? sides.find((side) => side.place)?.place ?? { column: null, field: null, label: "" };

function numberOf({ cell, text, reading }: Side): number | null {
  const decimal = text === "" ? null : plainNumber(cell, reading)?.decimal;
  return decimal === null || decimal === undefined ? null : Number(decimal);
}

function dayOf({ cell, text, reading, place }: Side): string | null {
  if (text === "" || (place === null && !isoDay.test(text))) return null;
  const { iso } = readDate(cell, reading);
  return iso !== null && isoDay.test(iso.slice(0, 10)) ? iso.slice(0, 10) : null;
}

function doubt({ cell, reading, place }: Side, problems: FieldProblem[]): void {
  const found = place && doubtfulNumber({ type: "number", currency: "" }, place, cell, reading);
  if (found && !problems.some(({ code, column }) => code === found.code && column === found.column))
    problems.push(found);
}

/** Words for no in a column of yes and no. */
const no = new Set("false no n falsch nein faux non falso não nie fałsz".split(" "));

/** Whether a field has a value. "No" in a column of yes and no isn't one, and neither is 0 in a column of numbers. */
function compileFilled(field: string, fit: Fit): AskRow {
  const side = compileSide({ field }, fit);
  const mapping = fit.mapping[field];
  const index = mapping ? mappedColumn(mapping, { ...fit, template: withoutField(fit.template, field) }) : null;
  const type = fit.columns[index ?? -1]?.type;
  const isNumber = type === "number" || type === "currency" || type === "percent";
  return (row, texts, problems) => {
    const value = side(row, texts, problems);
    if (value.text === "") return false;
    if (typeof value.cell === "object" && value.cell.kind === "boolean") return value.cell.value;
    if (type === "boolean") return !no.has(value.text.toLowerCase());
    return !(isNumber && numberOf(value) === 0);
  };
}
