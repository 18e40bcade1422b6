import assert from "node:assert/strict";
import { test } from "node:test";
import type { Mapping } from "#lib/contracts/sessions/choices.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { Cell } from "../../spreadsheet/table.ts";
import { certificate, columns, fitOf, invoice, rowOf } from "../mapping.fixture.ts";
import { compileFit } from "./compile-fit.ts";

const sheet = columns({ "Full name": "text", Course: "text", Date: "date", Score: "number", Code: "text" });
const fitCells = (cells: Cell[], mapping: Mapping = {}) =>
  compileFit(fitOf(certificate, sheet, mapping))(rowOf(1, ...cells));
const problemsOf = (cells: Cell[], mapping: Mapping = {}) =>
  fitCells(cells, mapping).problems.map(({ code, severity, column, field }) => [code, severity, column, field]);

test("a row becomes what its template typesets", () => {
  const fitted = fitCells([" Ann Lee ", "First\r\naid\u0007", "21/11/2026", "92,5,1 %", ""]);
  assert.deepEqual(fitted, {
    row: 1,
    sheetRow: 2,
    values: { recipient: "Ann Lee", course: "First\naid", date: "21 November 2026", score: null, code: null },
    settings: { text: "Ann Lee passed First\naid." },
    currency: null,
    filename: "Ann Lee",
    title: "Certificate – Ann Lee",
    problems: [
      {
        row: 1,
        sheetRow: 2,
        column: "Score",
        field: "score",
        code: "not_a_number",
        severity: "error",
        ...msg("row.number", { what: "Score", text: "92,5,1 %" }),
      },
    ],
  });
});

test("percentages are in percent, however they are written", () => {
  const scores: [Cell, string | null][] = [
    ["20", "20"],
    ["20%", "20"],
    ["19.5 %", "19.5"],
    ["0.2", "20"],
    ["0.5%", "0.5"],
    ["0", "0"],
    ["1", "1"],
    [{ kind: "number", value: 0.2, text: "20%" }, "20"],
    [{ kind: "number", value: 1.1, text: "110%" }, "110"],
    [{ kind: "number", value: 0.07, text: "0.07" }, "7"],
    [{ kind: "number", value: 20, text: "20" }, "20"],
  ];
  for (const [cell, expected] of scores) assert.equal(fitCells(["Ann", "Art", "", cell]).values.score, expected);
});

test("a workbook's numbers lose the noise of doubles, and texts follow their column's reading", () => {
  const table = columns({
    "Invoice no": "text",
    Customer: "text",
    Item: "text",
    Quantity: "number",
    "Unit price": "number",
  });
  const fit = {
    ...fitOf(invoice, table),
    readings: table.map(() => ({ decimal: "," as const, dateOrder: "dmy" as const })),
  };
  const read = (cell: Cell) => compileFit(fit)(rowOf(1, "1", "A", "B", "1", cell)).values.unitPrice;
  assert.equal(read({ kind: "number", value: 0.1 + 0.2, text: "0.3" }), "0.3");
  assert.equal(read({ kind: "number", value: 1e-7, text: "1E-7" }), "0.0000001");
  assert.equal(read({ kind: "number", value: -1e21, text: "-1E21" }), "-1000000000000000000000");
  assert.equal(read("1.234,50 €"), "1234.50");
});

test("a workbook's date is set for the locale, and a text column may hold any text", () => {
  const date: Cell = { kind: "date", value: "2026-11-21", text: "11/21/26" };
  assert.equal(fitCells(["Ann", "Art", date]).values.date, "21 November 2026");
  assert.deepEqual(problemsOf(["Ann", "Art", "soon"]), [["not_a_date", "error", "Date", "date"]]);
  assert.deepEqual(problemsOf(["Ann", "Art", { kind: "number", value: 7, text: "7" }]), [
    ["not_a_date", "error", "Date", "date"],
  ]);
  const texts = sheet.map((column) => ({ ...column, type: "text" as const }));
  const fit = compileFit(fitOf(certificate, texts));
  for (const text of ["Spring 2026", "12–14 May", "2026"]) {
    const { values, problems } = fit(rowOf(1, "Ann", "Art", text));
    assert.equal(values.date, text);
    assert.deepEqual(
      problems.map(({ code, severity }) => [code, severity]),
      [["not_a_date", "warning"]],
    );
  }
  assert.equal(fit(rowOf(1, "Ann", "Art", "21/11/2026")).values.date, "21 November 2026");
});

test("a day that the calendar lacks is an error in any column", () => {
  for (const type of ["text", "number", "date"] as const) {
    const fit = compileFit(fitOf(certificate, columns({ "Full name": "text", Course: "text", Date: type })));
    for (const text of ["31/02/2026", "2026-13-01", "29.2.2026 09:30"]) {
      const { values, problems } = fit(rowOf(1, "Ann", "Art", text));
      assert.equal(values.date, null, text);
      assert.deepEqual(
        problems.map(({ code, severity }) => [code, severity]),
        [["not_a_date", "error"]],
        text,
      );
    }
  }
});

test("a missing required value is an error only if its field is mapped", () => {
  assert.deepEqual(problemsOf(["", "Art"]), [["required_value_missing", "error", "Full name", "recipient"]]);
  assert.deepEqual(problemsOf(["", "Art"], { recipient: null }), []);
  assert.deepEqual(problemsOf(["", "Art"], { recipient: { text: "Dr {Full name}" } }), [
    ["required_value_missing", "error", null, "recipient"],
  ]);
});

test("an error value is an error in required fields, numbers, dates and codes, and is left out of texts", () => {
  const broken: Cell = { kind: "error", text: "#N/A" };
  assert.deepEqual(problemsOf([broken, "Art"]), [["error_cell", "error", "Full name", "recipient"]]);
  const fitted = fitCells(["Ann", "Art", "", broken]);
  assert.equal(fitted.values.score, null);
  assert.equal(fitted.problems[0]?.message, "“Score” shows the error #N/A. Fix it in the spreadsheet.");
  assert.deepEqual(problemsOf(["Ann", "Art", broken, "", broken]), [
    ["error_cell", "error", "Date", "date"],
    ["error_cell", "error", "Code", "code"],
  ]);
  const optional = { ...certificate, fields: certificate.fields.map((each) => ({ ...each, required: false })) };
  const left = compileFit(fitOf(optional, sheet))(rowOf(1, "Ann", broken, "", "", ""));
  assert.deepEqual(
    left.problems.map(({ severity, message }) => [severity, message]),
    [["warning", "“Course” shows the error #N/A, so it was left empty."]],
  );
});

test("a code comes with its symbol, unless it is too long for one", () => {
  const { code } = fitCells(["Ann", "Art", "", "", "A-17"]).values;
  assert.equal(typeof code === "object" && code?.text, "A-17");
  assert.match(typeof code === "object" && code && "svg" in code ? code.svg : "", /^<svg .*<\/svg>$/);
  assert.deepEqual(problemsOf(["Ann", "Art", "", "", "é".repeat(2_000)]), [["cannot_be_set", "error", "Code", "code"]]);
});

test("slashes of the pattern for file names divide folders, and those of values don't", () => {
  const fit = fitOf(certificate, sheet);
  const named = (filename: string, ...cells: Cell[]) =>
    compileFit({ ...fit, output: { ...fit.output, filename } })(rowOf(1, ...cells)).filename;
  const [plain, filtered] = ["{Course}/{Full name}.pdf", '{Course | then: "#/#"}/{Full name}'];
  assert.equal(named(plain, "Ann", "7a"), "7a/Ann");
  assert.equal(named(plain, "Ann/../Bo", "7/8"), "7-8/Ann-..-Bo");
  assert.equal(named(plain, "Ann", ""), "Ann");
  assert.equal(named(plain, "", "7a"), "7a/");
  assert.equal(named("{Course}/", "Ann", "7a"), "7a");
  assert.equal(named(filtered, "Ann", "7a"), "7a-7a/Ann");
  assert.equal(named("2026/{Course} – {Score}/{Full name}", "Ann", "7a"), "2026/7a/Ann");
});

test("a text joins columns and fields, in whatever order they come", () => {
  const fitted = fitCells(["Ann", "Art", "2026-11-21", "80"], {
    recipient: { text: "{Full name} of {course}, {date}" },
    course: { text: "Basic {course}" },
    score: { text: "{Score}.5" },
  });
  assert.equal(fitted.values.recipient, "Ann of Basic Art, 21 November 2026");
  assert.equal(fitted.values.score, "80.5");
  assert.equal(fitted.filename, "Ann of Basic Art, 21 November 2026");
});

test("a text that is one column alone keeps the types of its cells", () => {
  const date: Cell = { kind: "date", value: "2026-11-21", text: "11/21/26" };
  assert.equal(fitCells(["Ann", "Art", date], { date: { text: "{Date}" } }).values.date, "21 November 2026");
  assert.equal(fitCells(["Ann", "Art"], { date: { text: "Spring 2027" } }).values.date, "Spring 2027");
});

test("only settings with braces are filled", () => {
  const fit = fitOf(certificate, sheet);
  const settings = { ...fit.settings, title: "{{Award}} {Score}", text: "No braces" };
  const broken: Cell = { kind: "error", text: "#REF!" };
  const fitted = compileFit({ ...fit, settings, mapping: { ...fit.mapping, score: null } })(
    rowOf(1, "Ann", "Art", "", broken),
  );
  assert.deepEqual(fitted.settings, { title: "{Award}" });
  assert.deepEqual(
    fitted.problems.map(({ code, severity, column }) => [code, severity, column]),
    [["error_cell", "warning", "Score"]],
  );
});

test("a value as long as a page is reported rather than shrunk until nobody can read it", () => {
  assert.deepEqual(problemsOf(["Ann", "x".repeat(500)]), []);
  assert.deepEqual(problemsOf(["Ann", "x".repeat(501)]), [["text_too_long", "error", "Course", "course"]]);
});

test("a number with too many digits keeps them, and is reported with advice", () => {
  const long: Cell = { kind: "number", value: 12345678901234567000, text: "12345678901234567890", exact: false };
  const fitted = fitCells(["Ann", long, "", long, ""]);
  assert.deepEqual([fitted.values.course, fitted.values.score], ["12345678901234567890", "12345678901234567890"]);
  assert.deepEqual(problemsOf(["Ann", long, "", "", ""]), [["number_not_exact", "warning", "Course", "course"]]);
  assert.match(fitted.problems[0]?.message ?? "", /“Course” .*“12345678901234567890”.* format the column as text/);
});

test("a long number in a text file keeps all of its digits", () => {
  assert.equal(fitCells(["Ann", "Art", "", "12345678901234567890.25"]).values.score, "12345678901234567890.25");
});
