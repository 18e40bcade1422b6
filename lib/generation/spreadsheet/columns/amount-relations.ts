import type { ColumnType } from "#lib/contracts/sessions/source.ts";
import { type AmountRelations, type Amounts, type Cell, cellText, type OpenReading } from "../table.ts";
import { parseNumberText } from "../values/number-text.ts";
import { shownPercent, showsPercent } from "../values/shown-number.ts";

/** Enough rows to tell arithmetic from coincidence. */
export const rowsRelated = 200;
/** Of these, so many are kept with the table. */
const rowsKept = 40;
/** Tries every triple among this many numeric columns, which takes a tenth of a second. */
const mostColumns = 24;
/** Tolerates one typo in this many rows. */
const rowsPerSlip = 20;
/** The highest sales tax: 27 % in Hungary. */
const highestRate = 30;
const mostRates = 5;
/** Rates that are not whole or half per cents: France, Switzerland, Liechtenstein, New York. */
const oddRates = new Set([2.1, 2.6, 3.7, 3.8, 7.7, 8.1, 8.875]);
/** The lowest sales tax: 2.1 % in France. */
const lowestRate = 2;

/**
 * Infers how the numeric columns relate, from the arithmetic of the first rows.
 *
 * @param rows at most `rowsRelated`
 */
export function relateAmounts(rows: Cell[][], types: ColumnType[], readings: OpenReading[]): AmountRelations {
  const all = numericColumns(rows, types, readings);
  const amounts = all
    .filter(({ values }) => values.some((value) => value !== null && value !== 0))
    .slice(0, mostColumns);
  const areRates = all.filter((each) => mayBeRates(each) && (each.hasPercents || !mayBeTax(each, amounts)));
  return {
    ...combinationsOf(amounts),
    taxes: taxesOf(amounts),
    rates: areRates.map(({ column }) => column),
    firsts: amounts.map((each) => ({ ...each, values: each.values.slice(0, rowsKept) })),
  };
}

/**
 * The numbers of the numeric columns. One that leaves its decimal character open is read with that of the first certain
 * one.
 */
function numericColumns(rows: Cell[][], types: ColumnType[], readings: OpenReading[]): Amounts[] {
  const usual = readings.find(({ decimals }) => decimals.length === 1)?.decimals[0] ?? ".";
  return types.flatMap((type, column) => {
    if (!["number", "currency", "percent"].includes(type)) return [];
    const [decimal, another] = readings[column]?.decimals ?? [];
    const isCertain = decimal !== undefined && another === undefined;
    return [amountsOf(rows, column, isCertain ? decimal : usual)];
  });
}

type Combinations = Required<Pick<AmountRelations, "products" | "sums" | "twins">>;

/** Which columns are the product or the sum of two others, and which are equal. */
function combinationsOf(amounts: Amounts[]): Combinations {
  const found: Combinations & { twins: [number, number][] } = { products: [], sums: [], twins: [] };
  for (const [at, left] of amounts.entries()) {
    for (const right of amounts.slice(at + 1)) {
      const pair: [number, number] = [left.column, right.column];
      if (left.values.every((value, row) => value === right.values[row])) found.twins.push(pair);
      for (const result of amounts.filter((each) => each !== left && each !== right)) {
        const triple = { of: pair, is: result.column };
        if (holds(result, left, right, product)) found.products.push(triple);
        if (holds(result, left, right, sum)) found.sums.push(triple);
      }
    }
  }
  return found;
}

/** Which columns are a share of another, at the rate in a third column or at the same rate in every row. */
function taxesOf(amounts: Amounts[]): AmountRelations["taxes"] {
  const rates = amounts.filter(mayBeRates);
  const taxes: AmountRelations["taxes"] = [];
  for (const tax of amounts) {
    for (const net of amounts.filter((each) => each !== tax)) {
      const rate = rates.find((each) => each !== tax && each !== net && holds(tax, net, each, share));
      if (rate || isFixedShare(tax, net)) taxes.push({ of: net.column, at: rate?.column ?? null, is: tax.column });
    }
  }
  return taxes;
}

function amountsOf(rows: Cell[][], column: number, decimal: "." | ","): Amounts {
  const values = rows.map((cells) => numberOf(cells[column] ?? "", decimal));
  const decimals = Math.max(0, ...values.map((value) => (String(value).split(".")[1] ?? "").length));
  const hasPercents = rows.some((cells) => showsPercent(cellText(cells[column] ?? "")));
  return { column, values, half: decimals === 0 || decimals > 4 ? 0 : 0.5 / 10 ** decimals, hasPercents };
}

function numberOf(cell: Cell, decimal: "." | ","): number | null {
  if (typeof cell === "object" && cell.kind === "number") {
    const value = showsPercent(cell.text) ? Number(shownPercent(cell) ?? cell.value * 100) : cell.value;
    return Number(value.toPrecision(12));
  }
  const text = typeof cell === "string" ? parseNumberText(cell, decimal) : null;
  return text === null ? null : Number(text);
}

/** Percentages, or a few distinct numbers that are usual rates or repeat often. */
function mayBeRates({ values, hasPercents }: Amounts): boolean {
  if (hasPercents) return true;
  const filled = values.filter((value) => value !== null);
  const percent = filled.every((value) => value < 1) ? filled.map((value) => value * 100) : filled;
  const different = new Set(percent.map((value) => Number(value.toFixed(4))));
  if (different.size === 0 || different.size > mostRates) return false;
  const isUsual = [...different].every((rate) => Number.isInteger(rate * 2) || oddRates.has(rate));
  const inRange = [...different].every((rate) => rate >= 0 && rate <= highestRate);
  const isRepeated = filled.length >= (different.size === 1 ? 2 : 3 * different.size);
  return inRange && (isUsual || isRepeated);
}

interface Operation {
  result(a: number, b: number): number;
  /** How far off the result can be when `a` and `b` are off by their rounding errors. */
  slack(a: number, b: number, halfOfA: number, halfOfB: number): number;
  /** Numbers for which the result proves nothing, such as 1 times a price. */
  isTrivial(a: number, b: number): boolean;
}

const product: Operation = {
  result: (a, b) => a * b,
  slack: (a, b, halfOfA, halfOfB) => Math.abs(a) * halfOfB + Math.abs(b) * halfOfA,
  isTrivial: (a, b) => [a, b].some((value) => value === 0 || value === 1),
};

const sum: Operation = {
  result: (a, b) => a + b,
  slack: (_a, _b, halfOfA, halfOfB) => halfOfA + halfOfB,
  isTrivial: (a, b) => a === 0 || b === 0,
};

const share: Operation = {
  result: (net, rate) => (net * rate) / (rate < 1 ? 1 : 100),
  slack: (_net, rate, halfOfNet) => (rate < 1 ? rate : rate / 100) * halfOfNet,
  isTrivial: (net, rate) => net === 0 || rate === 0,
};

/** Whether a column is the operation's result for two others in nearly every row, and not by coincidence. */
function holds(result: Amounts, left: Amounts, right: Amounts, operation: Operation): boolean {
  let [rows, telling, slips] = [0, 0, 0];
  for (const [row, first] of left.values.entries()) {
    const [second, stated] = [right.values[row], result.values[row]];
    if (first === null || second == null || stated == null) continue;
    rows++;
    const most = (result.half || 0.005) + operation.slack(first, second, left.half, right.half);
    if (Math.abs(operation.result(first, second) - stated) > most + 1e-9 * Math.abs(stated)) slips++;
    else if (!operation.isTrivial(first, second)) telling++;
    if (slips > left.values.length / rowsPerSlip) return false;
  }
  return telling >= 2 || (telling === 1 && rows >= 3);
}

/**
 * Whether one column is the same usual share of another in every row, such as a tax of 20 % whose rate has no column.
 */
function isFixedShare(tax: Amounts, net: Amounts): boolean {
  const largest = Math.max(...net.values.map((value) => Math.abs(value ?? 0)));
  const at = net.values.findIndex((value) => value !== null && Math.abs(value) === largest);
  const rate = Math.round((200 * (tax.values[at] ?? 0)) / largest) / 2;
  const constant = { column: -1, values: net.values.map(() => rate), half: 0, hasPercents: false };
  return rate > 0 && rate <= highestRate && new Set(tax.values).size > 1 && holds(tax, net, constant, share);
}

/**
 * Whether a column may hold tax amounts although its numbers look like rates: in every row they are the same usual
 * share of a column, or of the product of two. The 10 in "2, 25.00" may be 10 per cent, or 20 per cent of 50.
 */
function mayBeTax(tax: Amounts, amounts: Amounts[]): boolean {
  const others = amounts.filter(({ column }) => column !== tax.column);
  const sizes = tax.values.map((value) => Math.abs(value ?? 0));
  const largest = sizes.indexOf(Math.max(...sizes));
  const one = new Array<number>(sizes.length).fill(1);
  const isShareOf = (first: (number | null)[], second: (number | null)[]) => {
    const netAt = (row: number) => Math.abs((first[row] ?? 0) * (second[row] ?? 0));
    const isNear = (rate: number, row: number) =>
      Math.abs((netAt(row) * rate) / 100 - (sizes[row] ?? 0)) <= 0.005 + 1e-9;
    const rate = (100 * (sizes[largest] ?? 0)) / netAt(largest);
    if (!(rate >= lowestRate && rate <= highestRate)) return false;
    const usual = [Math.round(2 * rate) / 2, ...oddRates].find((each) => isNear(each, largest));
    return usual !== undefined && sizes.every((size, row) => size === 0 || netAt(row) === 0 || isNear(usual, row));
  };
  return others.some(({ values }, at) =>
    [one, ...others.slice(at + 1).map((other) => other.values)].some((other) => isShareOf(values, other)),
  );
}
