import assert from "node:assert/strict";
import { test } from "node:test";
import type { OpenReading } from "../../spreadsheet/table.ts";
import { columns } from "../mapping.fixture.ts";
import { settledSource, settleReadings } from "./settle-readings.ts";

type Order = OpenReading["dateOrders"][number];

/** A column of which only this is known. */
function open(known: Partial<OpenReading>): OpenReading {
  return {
    decimals: [],
    dateOrders: [],
    hasMixedOrders: false,
    languages: [],
    isMidnight: false,
    maySwap: false,
    ...known,
  };
}

function orderOf(dateOrders: Order[], locale: string, wanted: Order | null = null) {
  const [reading] = settleReadings([open({ dateOrders })], locale, wanted);
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

test("points put the day first, and are named as the reason", () => {
  const ambiguous: Partial<OpenReading> = { dateOrders: ["dmy", "mdy"], isPointed: true };
  const pointed = (locale: string, ...others: Partial<OpenReading>[]) => {
    const [reading] = settleReadings([ambiguous, ...others].map(open), locale, null);
    return [reading?.dateOrder, reading?.dateOrderBy];
  };
  assert.deepEqual(pointed("en-US"), ["dmy", "points"]);
  assert.deepEqual(pointed("en-US", { dateOrders: ["mdy"] }), ["mdy", "columns"]);
});

test("what one column proves of the order holds for the others that leave it open", () => {
  const orders = (locale: string, ...columns: Partial<OpenReading>[]) =>
    settleReadings(columns.map(open), locale, null).map(({ dateOrder, dateOrderBy }) => `${dateOrder} ${dateOrderBy}`);
  const ambiguous = { dateOrders: ["dmy", "mdy"] as Order[] };
  const dmy = { dateOrders: ["dmy"] as Order[] };
  const mdy = { dateOrders: ["mdy"] as Order[] };
  assert.deepEqual(orders("en-US", ambiguous, dmy), ["dmy columns", "dmy rows"]);
  assert.deepEqual(orders("en-GB", mdy, ambiguous, {}), ["mdy rows", "mdy columns", "dmy format"]);
  assert.deepEqual(orders("en-US", ambiguous, dmy, mdy), ["mdy locale", "dmy rows", "mdy rows"]);
  assert.deepEqual(orders("en-US", ambiguous, { ...dmy, hasMixedOrders: true }), ["mdy locale", "dmy rows"]);
});

test("in a column of several orders, doubtful dates are read only where something tells the order", () => {
  const mixed = (known: Partial<OpenReading>, wanted: Order | null = null) =>
    settleReadings([open({ hasMixedOrders: true, ...known })], "en-US", wanted)[0]?.mixedOrders;
  assert.equal(mixed({ dateOrders: ["dmy"] }), "read");
  assert.equal(mixed({ dateOrders: ["dmy", "mdy"] }), "left");
  assert.equal(mixed({ dateOrders: ["dmy", "mdy"] }, "dmy"), "read");
  assert.equal(mixed({ dateOrders: ["dmy"], hasMixedOrders: false }), undefined);
});

test("the languages of a month's name are narrowed by the sheet's other columns, then by the locale", () => {
  const languages = (locale: string, own: string[], ...others: string[][]) =>
    settleReadings(
      [own, ...others].map((each) => open({ languages: each })),
      locale,
      null,
    )[0]?.languages;
  assert.deepEqual(languages("en-GB", ["pl", "cs", "hr"]), ["pl", "cs", "hr"]);
  assert.deepEqual(languages("hr-HR", ["pl", "cs", "hr"]), ["hr"]);
  assert.deepEqual(languages("pl-PL", ["pl", "cs", "hr"], ["hr"]), ["hr"]);
  assert.deepEqual(languages("pl-PL", ["hr"]), ["hr"]);
});

test("numbers that can be read in two ways are read as in the locale", () => {
  const decimals = (locale: string) =>
    settleReadings(
      [[".", ","], [","], []].map((decimals) => open({ decimals: decimals as OpenReading["decimals"] })),
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
    ...{ sheet: null, sheets: [], hiddenSheets: [], dataSheets: [], hiddenRows: 0 },
    ...{ headerRow: 1, headerLines: 1, headerReason: null, rowCount: 1, firstRows: [] },
    leftOut: { rows: 0, fromColumn: null },
    merged: [],
    columns: columns({ Name: "text", Date: "date", Price: "currency" }),
  };
  const readings = settleReadings(
    source.columns.map(() => open({ decimals: ["."], dateOrders: ["dmy", "mdy"] })),
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
  // Numbers in a text column prove nothing, and neither do contradictory ones.
  assert.deepEqual(settled(column([".", ","]), column([","], false)), [". locale", ", rows"]);
  assert.deepEqual(settled(column([".", ","]), column([","]), column(["."])), [". locale", ", rows", ". rows"]);
  assert.deepEqual(settled(column([]), column([","])), [". format", ", rows"]);
});

test("columns aren't compared with all others: of 2,000, that would block the site", () => {
  let asked = 0;
  const languages = {
    get() {
      asked += 1;
      return ["de"];
    },
  };
  const column = open({ dateOrders: ["dmy", "mdy"] });
  const readings = Array.from({ length: 100 }, () => Object.defineProperty({ ...column }, "languages", languages));
  settleReadings(readings, "en-GB", null);
  assert.ok(asked < 1_000, `${asked}`);
});
