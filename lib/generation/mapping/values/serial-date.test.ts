import assert from "node:assert/strict";
import { test } from "node:test";
import { compileFit } from "../fit/compile-fit.ts";
import { certificate, columns, fitOf, rowOf } from "../mapping.fixture.ts";
import { isDateHeader, serialDate } from "./serial-date.ts";

test("a number by which spreadsheet programs store dates is that day, as Excel shows it", () => {
  assert.equal(serialDate("46204"), "2026-07-01");
  assert.equal(serialDate("36526"), "2000-01-01");
  assert.equal(serialDate({ kind: "number", value: 45000, text: "45000" }), "2023-03-15");
  for (const other of ["2026", "1234", "99999", "46204.5", "046204", "", "10115 Berlin"])
    assert.equal(serialDate(other), null, other);
});

test("such a number is printed as its date, with a warning, and never as it is without one", () => {
  const sheet = columns({ "Full name": "text", Course: "text", Date: "number", Code: "number" });
  const fit = compileFit(fitOf(certificate, sheet, { code: null }));
  const { values, problems } = fit(rowOf(1, "Ann", "Art", "46204", "46204"));
  assert.equal(values.date, "1 July 2026");
  assert.deepEqual(
    problems.map(({ code, severity, column }) => [code, severity, column]),
    [["ambiguous_date", "warning", "Date"]],
  );
  const shown = compileFit(fitOf(certificate, sheet, { code: null, date: null, course: { text: "{Code} on {Date}" } }))(
    rowOf(1, "Ann", "Art", "46204", "46204"),
  );
  assert.equal(shown.values.course, "46204 on 46204");
  assert.deepEqual(
    shown.problems.map(({ column, message }) => [column, message]),
    [["Date", "“Date” is “46204”, which a spreadsheet program would show as 2026-07-01. We left it unchanged."]],
  );
});

test("tells headers of dates from others", () => {
  for (const name of ["Date", "Rechnungsdatum", "Fecha de nacimiento", "Data fattura", "Due date", "Geburtstag"])
    assert.ok(isDateHeader(name), name);
  for (const name of ["Customer no", "PLZ", "Update", "Datei", "Amount"]) assert.equal(isDateHeader(name), false, name);
});
