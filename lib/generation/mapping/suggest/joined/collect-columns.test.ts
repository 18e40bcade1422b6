import assert from "node:assert/strict";
import { test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import type { ColumnType } from "#lib/contracts/sessions/source.ts";
import type { TemplateDefinition } from "../../../templates/definition.ts";
import { compileFit } from "../../fit/compile-fit.ts";
import { certificate, fitOf, rowOf } from "../../mapping.fixture.ts";
import { suggestMapping } from "../suggest-mapping.ts";
import { collectColumns } from "./collect-columns.ts";

const column = (name: string, samples: string[], type: ColumnType = "text") => ({ name, type, samples, empty: 0 });

const report: TemplateDefinition = {
  ...certificate,
  fields: [
    { name: "pupil", label: "Pupil", type: "text", required: true, help: "", synonyms: [] },
    { name: "grades", label: "Grades", type: "text", required: true, help: "", collects: true, synonyms: ["Subjects"] },
    { name: "comment", label: "Comment", type: "text", required: false, help: "", synonyms: [] },
  ],
  settings: [],
  filename: "{pupil}.pdf",
  documentTitle: "{pupil}",
};

const sheet = [
  column("Pupil", ["Ann Lee", "Bo Berg"]),
  column("Maths", ["A", "B+"]),
  column("History", ["72", "9"], "number"),
  column("Art", ["1-", "2"]),
  column("Comment", ["A good term."]),
];

test("a column that the spreadsheet hides is no subject", () => {
  const hidden = sheet.map((each) => (each.name === "History" ? { ...each, hidden: true as const } : each));
  assert.deepEqual(suggestMapping(report, hidden).grades, { text: "Maths: {Maths}\nArt: {Art}" });
});

test("a field that collects gets the columns which no other field took", () => {
  assert.deepEqual(suggestMapping(report, sheet), {
    pupil: { column: "Pupil" },
    grades: { text: "Maths: {Maths}\nHistory: {History}\nArt: {Art}" },
    comment: { column: "Comment" },
  });
});

test("a column that has all grades already is taken as it is", () => {
  const own = [column("Pupil", ["Ann"]), column("Subjects", ["Maths: A\nArt: B"]), column("House", ["Blue"])];
  assert.deepEqual(suggestMapping(report, own).grades, { column: "Subjects" });
});

test("columns that are no subjects are left out", () => {
  const others = [
    column("Pupil id", ["17"]),
    column("E-mail", ["a@example.com"], "email"),
    column("Enrolled", ["2024-09-01"], "date"),
    column("Locker", ["20417"], "number"),
    column("Father's name", ["Jo"]),
    column("Way to school", ["by bus and then the ferry"]),
    column("Music", []),
    column("Odd {name}", ["A"]),
  ];
  assert.deepEqual(collectColumns([...sheet.slice(1, 4), ...others]), {
    text: "Maths: {Maths}\nHistory: {History}\nArt: {Art}",
  });
  assert.equal(collectColumns(others), null);
});

test("remarks and effort stand with their subject", () => {
  const columns = [
    column("Maths", ["A"]),
    column("Maths effort", ["1"]),
    column("Comment (Maths)", ["Careful"]),
    column("Remarks Art", ["Bold colours, and a patient hand"]),
    column("Art", ["B"]),
    column("Art history", ["C"]),
  ];
  assert.deepEqual(collectColumns(columns), {
    text: "Maths: {Maths}: {Maths effort}, {Comment (Maths)}\nArt: {Art}: {Remarks Art}\nArt history: {Art history}",
  });
});

test("lists as many columns as fit into a text", () => {
  const columns = Array.from({ length: 200 }, (_, index) => column(`Subject of study number ${index}`, ["A"]));
  const named = columns.map((each) => ({ ...each, name: each.name.replace("number ", "") }));
  const collected = collectColumns(named);
  assert.ok(collected && "text" in collected);
  assert.ok(collected.text.length <= limits.patternCharacters && collected.text.length > limits.patternCharacters - 60);
  assert.match(collected.text, /\}$/);
});

test("a subject without a grade gets no line in that row, and many lines are no problem", () => {
  const fit = compileFit(fitOf(report, sheet));
  const { values, problems } = fit(rowOf(1, "Ann", "A", "", "2", ""));
  assert.equal(values.grades, "Maths: A\nArt: 2");
  assert.deepEqual(problems, []);
  const long = fit(rowOf(2, "Bo", "A".repeat(2 * limits.valueCharacters), "x", "", ""));
  assert.match(String(long.values.grades), /^Maths: A{1000}\nHistory: x$/);
  const tooLong = fit(rowOf(3, "Bo", "A".repeat(limits.collectedCharacters), "", "", ""));
  assert.match(tooLong.problems[0]?.message ?? "", /has 4007 characters; the limit is 4000/);
});
