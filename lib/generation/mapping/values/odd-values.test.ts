import assert from "node:assert/strict";
import { test } from "node:test";
import type { Mapping } from "#lib/contracts/sessions/choices.ts";
import type { ColumnType } from "#lib/contracts/sessions/source.ts";
import type { Cell } from "../../spreadsheet/table.ts";
import { compileFit } from "../fit/compile-fit.ts";
import { certificate, columns, fitOf, rowOf } from "../mapping.fixture.ts";

/** The problems of a row's third cell, whose column "Extra" has this type and mapping. */
function problemsOf(type: ColumnType, cell: Cell, mapping: Mapping): string[][] {
  const sheet = columns({ "Full name": "text", Course: "text", Extra: type });
  const fit = compileFit(fitOf(certificate, sheet, mapping));
  return fit(rowOf(1, "Ann", "Art", cell)).problems.map(({ code, severity, column, field }) => [
    code,
    severity,
    column ?? "",
    field ?? "",
  ]);
}

const asCourse = { course: { column: "Extra" } };

test("a value that is not of its column's type is a warning where it is shown as text", () => {
  const odd: [type: ColumnType, cell: string, code: string][] = [
    ["email", "ann@", "not_an_email"],
    ["url", "example", "not_a_url"],
    ["boolean", "perhaps", "not_a_boolean"],
    ["number", "n/a", "not_a_number"],
    ["currency", "free", "not_a_number"],
    ["percent", "most", "not_a_number"],
    ["date", "31/02/2026", "not_a_date"],
  ];
  for (const [type, cell, code] of odd) {
    assert.deepEqual(problemsOf(type, cell, asCourse), [[code, "warning", "Extra", "course"]], cell);
    assert.deepEqual(problemsOf(type, cell, { course: { text: "{Extra} art" } }).length, 1, cell);
    assert.deepEqual(problemsOf(type, cell, {}), [], cell);
  }
});

test("a character that could not be read is a warning in a column of any type", () => {
  for (const type of ["text", "email"] as const) {
    assert.deepEqual(problemsOf(type, "Jos\ufffd", asCourse), [["unreadable_character", "warning", "Extra", "course"]]);
  }
});

test("a word for a missing value is a warning where it would be printed", () => {
  for (const cell of ["Info Requested", "N/A", "null", "undefined", "NaN"]) {
    assert.deepEqual(problemsOf("text", cell, asCourse), [["value_missing", "warning", "Extra", "course"]], cell);
    assert.deepEqual(problemsOf("text", cell, {}), [], cell);
  }
  for (const cell of ["Nullius", "Anna", "None", "Information"])
    assert.deepEqual(problemsOf("text", cell, asCourse), [], cell);
});

test("a letter of which only a control character is left is a warning", () => {
  const warning = [["unreadable_character", "warning", "Extra", "course"]];
  // "Álvarez" in UTF-8, read as Windows-1252, and "José" in code page 850, read as ISO 8859-1.
  for (const cell of ["Ã\u0081lvarez", "Jos\u0082"])
    assert.deepEqual(problemsOf("text", cell, asCourse), warning, cell);
});

test("values of the type, empty ones and those in columns of texts are not odd", () => {
  const fine: [type: ColumnType, cell: Cell][] = [
    ["email", "ann@example.org"],
    ["url", "www.example.org"],
    ["boolean", { kind: "boolean", value: true, text: "TRUE" }],
    ["currency", "5"],
    ["number", { kind: "number", value: 5, text: "five" }],
    ["date", { kind: "date", value: "2026-11-21", text: "21 Nov" }],
    ["date", "21 Nov 2026"],
    ["number", ""],
    ["text", "ann@"],
  ];
  for (const [type, cell] of fine)
    assert.deepEqual(problemsOf(type, cell, { score: null, code: { column: "Extra" } }), []);
});

test("a value is reported once", () => {
  const both = { score: { column: "Extra" }, code: { column: "Extra" }, date: { text: "{Extra}" } };
  assert.deepEqual(
    problemsOf("number", "none", both).filter(([, severity]) => severity === "error"),
    [["not_a_number", "error", "Extra", "score"]],
  );
  assert.equal(problemsOf("email", "ann@", { ...asCourse, code: { column: "Extra" } }).length, 1);
});

test("a foreign postcode or a house number with a letter is not odd among numbers", () => {
  for (const [header, value] of [
    ["PLZ", "110 00"],
    ["Hausnummer", "12a"],
  ] as const) {
    const sheet = columns({ "Full name": "text", Course: "text", [header]: "number" });
    const fit = compileFit(fitOf(certificate, sheet, { course: { text: `{${header}}` } }));
    assert.deepEqual(fit(rowOf(1, "Ann", "Art", value)).problems, [], header);
  }
});
