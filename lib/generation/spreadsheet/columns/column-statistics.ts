import { limits } from "#lib/contracts/limits.ts";
import type { ColumnType, Source } from "#lib/contracts/sessions/source.ts";
import { type Cell, cellText, type OpenReading, type YearRange } from "../table.ts";
import { isBeyondMonths, isSwappable } from "../values/iso-day.ts";
import { decimalMarkOf } from "../values/shown-number.ts";
import { readCell } from "./cell-type.ts";
import { type DateEvidence, maySwap, mostFrequent, ordersOfRows } from "./date-evidence.ts";
import { noSizes, percentScale, type SizeCounts } from "./percent-scale.ts";
import { countTradeNumber, type FoundTradeNumbers, tradeNumbersOf } from "./trade-numbers.ts";

/** A column has a type if at least this share of its cells has it; the other cells become row problems. */
const typeShare = 0.8;
const sampleCharacters = 80;
/** Keeps at most this many distinct currency marks per column; two already mean that the column mixes currencies. */
const mostCurrencies = 8;

/** Counters for one column, updated as its cells stream past. Only the samples are kept. */
export interface ColumnStatistics extends DateEvidence {
  empty: number;
  /** Cells that are neither empty nor errors. */
  filled: number;
  types: Record<ColumnType, number>;
  point: number;
  comma: number;
  /** Cells that are a number under at least one decimal character, or fit both. */
  pointOrComma: number;
  /** Texts whose number depends on the decimal character, and texts whose date depends on the order. */
  decimalMatters: number;
  orderMatters: number;
  /** Dates whose order matters and whose numbers have points between them. */
  pointed: number;
  /**
   * Cells that are a date in at least one order. A workbook's own dates and numbers have no order and count in each.
   */
  ordered: number;
  /** For ambiguous month names: how many of the column's spelled-out dates are valid in each language. */
  languages: Record<string, number>;
  midnights: number;
  otherTimes: number;
  /**
   * Dates of three two-digit numbers whose year may come first or last, and the range of the column's four-digit years.
   */
  openYears: number;
  years: YearRange | null;
  tradeNumbers: FoundTradeNumbers;
  /** How many numbers there are of each size class, under each decimal character. */
  sizes: Record<"." | ",", SizeCounts>;
  /** The decimal character that a workbook's own numbers are shown with, once one tells. */
  shownDecimal: "." | "," | null;
  /** Currency signs, words and codes as written. */
  currencies: string[];
  samples: string[];
  /** The different texts; null once there are more than `limits.kindsPerColumn` or a cell is no short text. */
  kinds: Set<string> | null;
}

const pointedDate = /\d\s?\.\s?\d{1,2}\s?\.\s?\d/;

type CellReading = ReturnType<typeof readCell>;

/** The counters of a column before its first cell. */
export function emptyStatistics(): ColumnStatistics {
  const types = { text: 0, number: 0, date: 0, email: 0, url: 0, boolean: 0, currency: 0, percent: 0 };
  const readings = {
    point: 0,
    comma: 0,
    dmy: 0,
    mdy: 0,
    ymd: 0,
    decimalMatters: 0,
    orderMatters: 0,
    pointed: 0,
    ordered: 0,
  };
  const tradeNumbers = { checked: new Set<string>(), unchecked: new Set<string>() };
  const sizes = { ".": noSizes(), ",": noSizes() };
  return {
    empty: 0,
    filled: 0,
    types,
    ...readings,
    pointOrComma: 0,
    languages: {},
    midnights: 0,
    otherTimes: 0,
    swappable: 0,
    inOneOrder: 0,
    notSwapped: 0,
    inBothOrders: 0,
    openYears: 0,
    onWeekdays: { all: 0, dmy: 0, mdy: 0, ymd: 0 },
    years: null,
    tradeNumbers,
    sizes,
    shownDecimal: null,
    currencies: [],
    samples: [],
    kinds: new Set(),
  };
}

/** Counts a cell; "" is empty. */
export function countCell(statistics: ColumnStatistics, cell: Cell): void {
  if (cell === "") {
    statistics.empty++;
    return;
  }
  if (statistics.samples.length < limits.samplesPerColumn) addSample(statistics.samples, cellText(cell));
  // An error is a problem of its row and says nothing about the column.
  if (typeof cell === "object" && cell.kind === "error") return;
  statistics.filled++;
  if (statistics.kinds) statistics.kinds = withKind(statistics.kinds, cell);
  countTradeNumber(statistics.tradeNumbers, cell);
  const reading = readCell(cell);
  statistics.types[reading.type]++;
  if (reading.point) statistics.point++;
  if (reading.comma) statistics.comma++;
  if (reading.point || reading.comma) statistics.pointOrComma++;
  if (reading.dmy) statistics.dmy++;
  if (reading.mdy) statistics.mdy++;
  if (reading.ymd) statistics.ymd++;
  if (reading.decimalMatters) statistics.decimalMatters++;
  if (reading.orderMatters) statistics.orderMatters++;
  if (reading.dmy || reading.mdy || reading.ymd) statistics.ordered++;
  if (reading.type === "date") countDate(statistics, cell, reading);
  if (statistics.shownDecimal === null && typeof cell === "object" && cell.kind === "number")
    statistics.shownDecimal = decimalMarkOf(cell);
  countNumber(statistics, reading);
}

function countDate(statistics: ColumnStatistics, cell: Cell, reading: CellReading): void {
  const { time, orderMatters, dmy, mdy, ymd, languages, weekdayOrders } = reading;
  if (time === "midnight") statistics.midnights++;
  if (time === "other") statistics.otherTimes++;
  if (orderMatters && typeof cell === "string" && pointedDate.test(cell)) statistics.pointed++;
  if (weekdayOrders) statistics.onWeekdays.all++;
  for (const order of weekdayOrders ?? []) statistics.onWeekdays[order]++;
  if (orderMatters && dmy !== mdy) statistics.inOneOrder++;
  if (orderMatters && dmy && mdy) statistics.inBothOrders++;
  if (orderMatters && ymd && (dmy || mdy)) statistics.openYears++;
  if (typeof cell === "object" && cell.kind === "date") {
    if (isSwappable(cell.value)) statistics.swappable++;
    if (isBeyondMonths(cell.value)) statistics.notSwapped++;
  }
  for (const language of languages) statistics.languages[language] = (statistics.languages[language] ?? 0) + 1;
  countYear(statistics, cell);
}

function countYear(statistics: ColumnStatistics, cell: Cell): void {
  const text = typeof cell === "object" && cell.kind === "date" ? cell.value : cellText(cell);
  const [digits] = /\d{4}/.exec(text) ?? [];
  if (digits === undefined) return;
  const year = Number(digits);
  const { first, last } = statistics.years ?? { first: year, last: year };
  statistics.years = { first: Math.min(first, year), last: Math.max(last, year) };
}

function countNumber({ sizes: counts, currencies }: ColumnStatistics, { sizes, currency }: CellReading) {
  if (sizes?.["."]) counts["."][sizes["."]]++;
  if (sizes?.[","]) counts[","][sizes[","]]++;
  if (currency && currencies.length < mostCurrencies && !currencies.includes(currency)) currencies.push(currency);
}

function addSample(samples: string[], text: string): void {
  const sample = text.slice(0, sampleCharacters);
  if (!samples.includes(sample)) samples.push(sample);
}

function withKind(kinds: Set<string>, cell: Cell): Set<string> | null {
  const kind = typeof cell === "object" ? "" : cellText(cell).trim();
  if (kind.length > limits.kindCharacters) return null;
  if (kind !== "") kinds.add(kind);
  return kinds.size > limits.kindsPerColumn ? null : kinds;
}

function columnType({ types, filled, point, comma }: ColumnStatistics): ColumnType {
  const enough = Math.max(1, filled * typeShare);
  for (const type of ["email", "url", "boolean", "percent", "currency"] as const) {
    if (types[type] >= enough) return type;
  }
  // A column that mixes both orders is still a date column; ambiguous dates are reported per row.
  if (types.date >= enough) return "date";
  const numbers = Math.max(point, comma);
  return types.number + types.currency + types.percent >= enough && numbers >= enough ? "number" : "text";
}

/**
 * What most of the column's texts allow. `dateOrders` has one order if the rows decide between day/month and month/day,
 * several if they do not, and none if no date depends on it. Next for dates: `settleReadings` in
 * `mapping/readings/settle-readings.ts`, whose `dateSettler` (`date-order.ts`) picks the order.
 */
export function columnReading(statistics: ColumnStatistics): OpenReading {
  const { point, comma, dmy, mdy, ymd, decimalMatters, orderMatters, ordered, languages, types, sizes, currencies } =
    statistics;
  const numeric = ["number", "currency", "percent"].includes(columnType(statistics));
  const percents = { ".": percentScale(sizes["."]), ",": percentScale(sizes[","]) };
  const tradeNumbers = tradeNumbersOf(statistics.tradeNumbers);
  return {
    ...(tradeNumbers && { tradeNumbers }),
    ...(types.number + types.percent > 0 && { percents }),
    ...(currencies.length > 0 && { currencies }),
    ...(numeric && { numeric }),
    ...(statistics.shownDecimal && { shownDecimal: statistics.shownDecimal }),
    decimals: decimalMatters === 0 ? [] : mostFrequent({ ".": point, ",": comma }),
    dateOrders: orderMatters === 0 ? [] : ordersOfRows(statistics),
    ...(decimalMatters > 0 && Math.max(point, comma) < statistics.pointOrComma && { hasMixedDecimals: true }),
    ...(orderMatters > 0 && statistics.pointed === orderMatters && { isPointed: true as const }),
    hasMixedOrders: orderMatters > 0 && Math.max(dmy, mdy, ymd) < ordered,
    languages: mostFrequent(languages),
    ...(statistics.openYears > 0 && statistics.years && { years: statistics.years }),
    maySwap: maySwap(statistics),
    isMidnight: statistics.midnights > 0 && statistics.otherTimes === 0,
  };
}

/** A column as the contract describes it. */
export function describeColumn(name: string, statistics: ColumnStatistics): Source["columns"][number] {
  const { samples, empty, kinds } = statistics;
  return { name, type: columnType(statistics), samples, empty, ...(kinds && { kinds: [...kinds] }) };
}
