import assert from "node:assert/strict";
import { test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import { shownColumns } from "./shown-columns.ts";

const first = Array.from({ length: limits.columnsShown }, (_, index) => `Answer ${index + 1}`);

/** A session whose table has these columns after the ones that are always shown. */
function sessionWith(columns: string[], changes: Partial<Parameters<typeof shownColumns>[0]> = {}) {
  const output = { archive: true, combined: false, filename: "{Course}.pdf", locale: "en-GB" };
  return {
    source: { columns: [...first, ...columns].map((name) => ({ name })) },
    mapping: { recipient: { column: "First Name" }, note: { text: 'Dear {"Group ""A"""}' } },
    settings: {},
    output: { ...output, standard: "pdf" as const, format: "pdf" as const },
    problems: [],
    corrections: [],
    ...changes,
  };
}

/** The ones that are shown. */
const shownOf = (...of: Parameters<typeof sessionWith>) =>
  shownColumns(sessionWith(...of), 3)
    .slice(first.length)
    .map(([, name]) => name);

test("of a very wide table, a row shows the columns that documents use", () => {
  assert.deepEqual(shownOf(["Name", "First Name", 'Group "A"', "Other", "A"]), ["First Name", 'Group "A"']);
  assert.deepEqual(shownOf(["Dear", "Course", "City"], { settings: { footer: "From {City | upper}" } }), [
    "Course",
    "City",
  ]);
});

test("a column with a problem or a correction in the row is shown, at its own index", () => {
  const corrections = [
    { row: 3, column: "Fee", value: "5", was: "4" },
    { row: 4, column: "Tax", value: "1", was: "" },
  ];
  const session = sessionWith(["Name", "Tax", "Fee"], { corrections });
  assert.deepEqual(shownColumns(session, 3).at(-1), [first.length + 2, "Fee"]);
  assert.equal(shownColumns(session, 3).length, first.length + 1);
});
