import assert from "node:assert/strict";
import { test } from "node:test";
import type { RowCondition } from "#lib/contracts/sessions/row-conditions.ts";
import { AppError } from "../../common/errors/app-error.ts";
import { columns } from "../../mapping/mapping.fixture.ts";
import { settleRows } from "./settle-rows.ts";

type Table = Parameters<typeof settleRows>[0];

const tableOf = (key: string, names: readonly string[], rowCount = 9): Table =>
  ({ key, source: { rowCount, columns: columns(Object.fromEntries(names.map((name) => [name, "text"]))) } }) as never;

const before = (table: Table, where: RowCondition[], staleConditions: RowCondition[] = []) =>
  ({ table, rows: { from: 2, to: 5, where }, staleConditions, only: null }) as never;

const paid: RowCondition = { column: "Status", is: ["paid"] };
const mailed: RowCondition = { column: "E-mail", filled: true };
const scored: RowCondition = { column: "Points", atLeast: 5 };
const march = tableOf("march", ["Name", "Status", "E-mail"]);

test("conditions stay when another spreadsheet takes its place, and the range doesn't", () => {
  const { rows, staleConditions } = settleRows(tableOf("april", ["Status", "Name"], 20), before(march, [paid]), {});
  assert.deepEqual([rows, staleConditions], [{ from: 1, to: 20, where: [paid] }, []]);
});

test("a condition on a column that is gone is set aside, and comes back with the column", () => {
  const april = settleRows(tableOf("april", ["Name", "Status"]), before(march, [paid, mailed]), {});
  assert.deepEqual([april.rows.where, april.staleConditions], [[paid], [mailed]]);
  const back = settleRows(march, before(tableOf("april", []), [paid], [mailed]), {});
  assert.deepEqual([back.rows.where, back.staleConditions], [[paid, mailed], []]);
});

test("as long as the table is the same, everything stays until rows are chosen", () => {
  const kept = settleRows(march, before(march, [paid], [scored]), {});
  assert.deepEqual([kept.rows, kept.staleConditions], [{ from: 2, to: 5, where: [paid] }, [scored]]);
  const chosen = settleRows(march, before(march, [paid], [scored]), { rows: { from: 1, to: 3, where: [] } });
  assert.deepEqual([chosen.rows, chosen.staleConditions], [{ from: 1, to: 3 }, []]);
  assert.deepEqual(settleRows(march, before(march, [paid]), { rows: null }).rows, { from: 1, to: 9 });
});

test("the range and the conditions are chosen one without the other", () => {
  const kept = before(march, [paid], [scored]);
  const range = settleRows(march, kept, { rows: { from: 3 } });
  assert.deepEqual([range.rows, range.staleConditions], [{ from: 3, to: 9, where: [paid] }, [scored]]);
  const where = settleRows(march, kept, { rows: { where: [mailed] } });
  assert.deepEqual([where.rows, where.staleConditions], [{ from: 2, to: 5, where: [mailed] }, []]);
  assert.deepEqual(settleRows(march, null, { rows: { where: [paid] } }).rows, { from: 1, to: 9, where: [paid] });
});

test("conditions that aren't used can be dropped and brought back, as many as there can be conditions", () => {
  const points = Array.from({ length: 10 }, (_, index) => ({ column: "Points", atLeast: index }));
  const kept = before(march, [paid], points.slice(0, 2));
  assert.deepEqual(settleRows(march, kept, { staleConditions: [] }).staleConditions, []);
  const back = settleRows(march, kept, { rows: { where: [paid, mailed] }, staleConditions: [paid, ...points] });
  assert.deepEqual([back.rows.where, back.staleConditions], [[paid, mailed], points.slice(0, 8)]);
});

test("an unknown column is refused at its place", () => {
  const where = [paid, scored];
  assert.throws(
    () => settleRows(march, null, { rows: { from: 1, to: 3, where } }),
    (error) => error instanceof AppError && error.errors?.[0]?.path === "rows.where.1.column",
  );
});
