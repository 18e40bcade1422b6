import assert from "node:assert/strict";
import { test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import { type RowCondition, RowConditionSchema } from "#lib/contracts/sessions/row-conditions.ts";
import type { Cell, ColumnReading } from "../../spreadsheet/table.ts";
import { columns, rowOf } from "../mapping.fixture.ts";
import { createRowFilter } from "./row-filter.ts";

const plain: ColumnReading = { decimal: ".", dateOrder: "dmy" };
const source = columns({ Name: "text", Status: "text" });

/** Which of a column's cells are kept, by their index. */
function kept(condition: Omit<RowCondition, "column">, cells: readonly Cell[], reading = plain) {
  const fit = { columns: source, readings: [plain, reading] };
  const filter = createRowFilter(fit, [{ column: "Status", ...condition }]);
  const keeps = cells.map((cell, index) => filter.keeps(rowOf(index + 1, "Ann", cell)));
  return { kept: cells.filter((_, index) => keeps[index]), unclear: filter.unclear() };
}

test("without conditions, every row is kept", () => {
  assert.equal(createRowFilter({ columns: source, readings: [plain, plain] }).keeps(rowOf(1, "Ann", "")), true);
});

test("values are compared as shown, without regard to capitals, spaces at the ends and composed accents", () => {
  const cells = ["paid", " Paid ", "PAID", "unpaid", "", "Bezahlt\u00a0", "erledi\u0067t"];
  assert.deepEqual(kept({ is: ["Paid"] }, cells).kept, ["paid", " Paid ", "PAID"]);
  assert.deepEqual(kept({ isNot: ["paid", "", "bezahlt"] }, cells).kept, ["unpaid", "erledigt"]);
  assert.deepEqual(kept({ is: ["Stra\u00dfe", "Zoe\u0301"] }, ["STRASSE", "Zo\u00e9", "Zoe"]).kept, [
    "STRASSE",
    "Zo\u00e9",
  ]);
});

test("a workbook's cells are compared by what they show", () => {
  const date: Cell = { kind: "date", value: "2026-11-21", text: "21 Nov" };
  const yes: Cell = { kind: "boolean", value: true, text: "WAHR" };
  const broken: Cell = { kind: "error", text: "#N/A" };
  assert.deepEqual(kept({ is: ["21 nov", "wahr", "#N/A"] }, [date, yes, broken, ""]).kept, [date, yes, broken]);
});

test("an empty list of values keeps nothing, or everything", () => {
  assert.deepEqual(kept({ is: [] }, ["paid", ""]).kept, []);
  assert.deepEqual(kept({ isNot: [] }, ["paid", ""]).kept, ["paid", ""]);
});

test("a cell of spaces is not filled", () => {
  assert.deepEqual(kept({ filled: true }, ["x", " ", "", "\u00a0\ufeff"]).kept, ["x"]);
  assert.deepEqual(kept({ filled: false }, ["x", " ", ""]).kept, [" ", ""]);
});

test("numbers are compared as the column is read, and percentages by their per cent", () => {
  const half: Cell = { kind: "number", value: 0.5, text: "50%" };
  const cells = ["49.5", "50", "1,250", "\u20ac 60", half, "", "n/a"];
  assert.deepEqual(kept({ atLeast: 50 }, cells), {
    kept: ["50", "1,250", "\u20ac 60", half],
    unclear: [{ column: "Status", count: 1 }],
  });
  assert.deepEqual(kept({ atLeast: 2, atMost: 3 }, ["1,9", "2", "2,5", "3,1"], { ...plain, decimal: "," }).kept, [
    "2",
    "2,5",
  ]);
});

test("a number that depends on its separator is not compared, but counted", () => {
  const open = { ...plain, isDecimalOpen: true };
  assert.deepEqual(kept({ atLeast: 50 }, ["1.234", "77"], open), {
    kept: ["77"],
    unclear: [{ column: "Status", count: 1 }],
  });
});

test("days are compared in the column's order, a time is part of its day", () => {
  const cells: Cell[] = [
    "03/04/2026",
    "05/04/2026 09:30",
    "06/04/2026",
    { kind: "date", value: "2026-04-05T23:59:00", text: "5.4." },
    { kind: "date", value: "2026-04", text: "April" },
    "soon",
  ];
  const found = kept({ atLeast: "2026-04-03", atMost: "2026-04-05" }, cells);
  assert.deepEqual(found.kept, [cells[0], cells[1], cells[3]]);
  assert.deepEqual(found.unclear, [{ column: "Status", count: 2 }]);
  const mixed: ColumnReading = { ...plain, mixedOrders: "read" };
  assert.deepEqual(kept({ atLeast: "2026-01-01" }, ["03/04/2026", "13/04/2026"], mixed).kept, ["13/04/2026"]);
});

test("a row that another condition rules out is not counted as unclear", () => {
  const fit = { columns: source, readings: [plain, plain] };
  const filter = createRowFilter(fit, [
    { column: "Status", atLeast: 1 },
    { column: "Name", is: ["Bo"] },
  ]);
  assert.deepEqual([filter.keeps(rowOf(1, "Ann", "?")), filter.keeps(rowOf(2, "Bo", "?"))], [false, false]);
  assert.deepEqual(filter.unclear(), [{ column: "Status", count: 1 }]);
});

test("a row that two conditions can't compare by the same column is counted once", () => {
  const bounds = [
    { column: "Status", atLeast: 1 },
    { column: "Status", atMost: 9 },
  ];
  const filter = createRowFilter({ columns: source, readings: [plain, plain] }, bounds);
  for (const cell of ["?", "5", "soon"]) filter.keeps(rowOf(1, "Ann", cell));
  assert.deepEqual(filter.unclear(), [{ column: "Status", count: 2 }]);
});

test("a text longer than any value of a condition is none of them", () => {
  const long = "a".repeat(limits.cellCharacters);
  assert.deepEqual(kept({ is: ["a"] }, [long, "a"]).kept, ["a"]);
  assert.deepEqual(kept({ isNot: ["a"] }, [long, "a"]).kept, [long]);
});

test("a condition names its column and at least one test, within the limits", () => {
  const isValid = (condition: object) => RowConditionSchema.safeParse(condition).success;
  assert.equal(isValid({ column: "A", is: [""] }), true);
  assert.equal(isValid({ column: "A", atLeast: "2026-02-28" }), true);
  const invalid = [
    { column: "A" },
    { is: ["x"] },
    { column: "A", isnt: ["x"] },
    { column: "A", atLeast: "2026-02-30" },
    { column: "A", atLeast: Number.POSITIVE_INFINITY },
    { column: "A", is: ["x".repeat(limits.conditionCharacters + 1)] },
    { column: "A", is: Array.from({ length: limits.conditionValues + 1 }, String) },
  ];
  for (const condition of invalid) assert.equal(isValid(condition), false, JSON.stringify(condition).slice(0, 60));
});
