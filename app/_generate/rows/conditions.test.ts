import assert from "node:assert/strict";
import { test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import type { RowCondition } from "#lib/contracts/sessions/row-conditions.ts";
import { choicesOf, keptValues, kindOf, withBounds, withCondition, withKind, withValue } from "./conditions.ts";

const column = "Status";

test("unchecking a value skips it, so that a value of a later spreadsheet is kept", () => {
  const skipped = withValue({ column, isNot: [] }, "Cancelled", false);
  assert.deepEqual(skipped, { column, isNot: ["Cancelled"] });
  assert.deepEqual(
    [keptValues(skipped)("cancelled"), keptValues(skipped)("Paid"), keptValues(skipped)("")],
    [false, true, true],
  );
  assert.deepEqual(withValue(skipped, "CANCELLED", true), { column, isNot: [] });
});

test("after choosing none, checking a value keeps it alone", () => {
  const kept = withValue({ column, is: [] }, "Paid", true);
  assert.deepEqual(kept, { column, is: ["Paid"] });
  assert.deepEqual([keptValues(kept)("paid"), keptValues(kept)("Free")], [true, false]);
  assert.deepEqual(withValue(kept, "paid", false), { column, is: [] });
});

test("tells values apart as the server does", () => {
  const skipped = withValue({ column, isNot: [] }, "m²", false);
  assert.deepEqual(
    [keptValues(skipped)("M²"), keptValues(skipped)("m2"), keptValues(skipped)("ｍ²")],
    [false, true, true],
  );
  assert.deepEqual(withValue(skipped, "m2", false).isNot, ["m²", "m2"]);
  assert.equal(keptValues({ column, isNot: ["STRASSE"] })("straße"), false);
  const spaced = { column, isNot: [" Paid\u00a0"] };
  assert.equal(keptValues(spaced)("Paid"), false);
  assert.deepEqual(withValue(spaced, "Paid", true), { column, isNot: [] });
});

test("values that the spreadsheet lacks can still be chosen", () => {
  const values = { column, values: [{ value: "Paid", count: 3 }], distinct: 1 };
  assert.deepEqual(choicesOf({ column, isNot: ["paid", "Lost"] }, values), [
    { value: "Paid", count: 3 },
    { value: "Lost", count: 0 },
  ]);
});

test("a condition without bounds keeps every row until one is typed", () => {
  const open = withKind({ column, filled: true }, "number");
  assert.deepEqual([open, kindOf(open)], [{ column, isNot: [] }, "values"]);
  const bound = withBounds(open, { atLeast: 0, atMost: undefined });
  assert.deepEqual([bound, kindOf(bound)], [{ column, atLeast: 0 }, "number"]);
  assert.equal(kindOf(withBounds(open, { atLeast: undefined, atMost: "2026-11-27" })), "date");
  assert.deepEqual(withBounds(bound, { atLeast: undefined, atMost: undefined }), open);
  assert.deepEqual(withKind(bound, "empty"), { column, filled: false });
});

test("skipping more values extends the condition that skips others, and leaves what else it asks", () => {
  const where: RowCondition[] = [
    { column, isNot: ["No-show"], filled: true },
    { column: "E-mail", filled: true },
  ];
  const added = { column, isNot: ["Cancelled"] };
  assert.deepEqual(withCondition(where, added), [{ column, isNot: ["No-show", "Cancelled"], filled: true }, where[1]]);
  assert.equal(withCondition(where, { column: "Ticket", isNot: [] }).length, 3);
  const full = { column, isNot: Array.from({ length: limits.conditionValues }, (_, index) => `Reason ${index}`) };
  assert.deepEqual(withCondition([full], added), [full, added]);
});
