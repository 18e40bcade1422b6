import assert from "node:assert/strict";
import { test } from "node:test";
import type { OpenReading } from "../spreadsheet/table.ts";
import { columns } from "./mapping.fixture.ts";
import { settledSource, settleReadings } from "./settle-readings.ts";

type Order = OpenReading["dateOrders"][number];

function orderOf(dateOrders: Order[], locale: string, wanted: Order | null = null) {
  const [reading] = settleReadings([{ decimals: [], dateOrders }], locale, wanted);
  return [reading?.dateOrder, reading?.dateOrderBy];
}

test("dates that can be read in several orders are read as in the locale", () => {
  assert.deepEqual(orderOf(["dmy", "mdy"], "en-US"), ["mdy", "locale"]);
  assert.deepEqual(orderOf(["dmy", "mdy"], "en-GB"), ["dmy", "locale"]);
  assert.deepEqual(orderOf(["dmy", "mdy"], "de"), ["dmy", "locale"]);
  assert.deepEqual(orderOf(["dmy", "mdy", "ymd"], "ja"), ["ymd", "locale"]);
  assert.deepEqual(orderOf(["dmy", "mdy"], "ja"), ["mdy", "locale"]);
});

test("the rows go before the locale, and the request before both where the order matters", () => {
  assert.deepEqual(orderOf(["dmy"], "en-US"), ["dmy", "rows"]);
  assert.deepEqual(orderOf(["dmy"], "en-US", "mdy"), ["mdy", "request"]);
  assert.deepEqual(orderOf([], "en-US", "ymd"), ["mdy", "format"]);
});

test("numbers that can be read in two ways are read as in the locale", () => {
  const decimals = (locale: string) =>
    settleReadings(
      [[".", ","], [","], []].map((open) => ({ decimals: open as OpenReading["decimals"], dateOrders: [] })),
      locale,
      null,
    );
  const told = (locale: string) => decimals(locale).map(({ decimal, decimalBy }) => `${decimal} ${decimalBy}`);
  assert.deepEqual(told("de-DE"), [", locale", ", rows", ", format"]);
  assert.deepEqual(told("en-GB"), [". locale", ", rows", ". format"]);
});

test("only columns of dates and numbers say how they are read", () => {
  const source = {
    ...{ format: "csv" as const, encoding: "utf-8", delimiter: ",", quote: null, escape: null },
    ...{ sheet: null, sheets: [], hiddenSheets: [], hiddenRows: 0 },
    ...{ headerRow: 1, headerLines: 1, rowCount: 1, firstRows: [] },
    columns: columns({ Name: "text", Date: "date", Price: "currency" }),
  };
  const readings = settleReadings(
    source.columns.map(() => ({ decimals: ["."], dateOrders: ["dmy", "mdy"] })),
    "en-US",
    null,
  );
  assert.deepEqual(
    settledSource(source, readings).columns.map(({ dates, numbers }) => [dates, numbers]),
    [
      [null, null],
      [{ order: "mdy", settledBy: "locale" }, null],
      [null, { decimal: ".", settledBy: "rows" }],
    ],
  );
});

test("a decimal character that columns of numbers prove holds for those that leave it open", () => {
  const column = (decimals: OpenReading["decimals"], numeric = true): OpenReading => ({
    decimals,
    dateOrders: [],
    ...(numeric && { numeric }),
  });
  const settled = (...readings: OpenReading[]) =>
    settleReadings(readings, "en-GB", null).map(({ decimal, decimalBy }) => `${decimal} ${decimalBy}`);
  assert.deepEqual(settled(column([".", ","]), column([","])), [", columns", ", rows"]);
  // Texts with numbers among them prove nothing, and what contradicts itself neither.
  assert.deepEqual(settled(column([".", ","]), column([","], false)), [". locale", ", rows"]);
  assert.deepEqual(settled(column([".", ","]), column([","]), column(["."])), [". locale", ", rows", ". rows"]);
  assert.deepEqual(settled(column([]), column([","])), [". format", ", rows"]);
});
