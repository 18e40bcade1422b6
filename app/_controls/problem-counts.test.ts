import assert from "node:assert/strict";
import { test } from "node:test";
import type { RowProblem } from "#lib/contracts/row-problem.ts";
import type { Language } from "#lib/messages/languages.ts";
import { pageLanguages } from "#lib/messages/page-languages.ts";
import { speak } from "#lib/messages/page-messages.ts";
import { problemsInWords } from "./problem-counts.ts";

const place: Omit<RowProblem, "severity"> = {
  row: 4,
  sheetRow: 5,
  column: null,
  field: null,
  code: "not_a_date",
  message: "",
  count: 1,
  rows: [4],
};
const error: RowProblem = { ...place, severity: "error" };
const warning: RowProblem = { ...place, severity: "warning" };

function words(problems: RowProblem[], count = problems.length, language: Language = "en"): string {
  return problemsInWords(problems, count, { language, say: speak(pageLanguages[language].messages, language) });
}

test("errors and warnings are counted separately, in the visitor's language", () => {
  assert.equal(words([error, error, warning]), "2 errors and 1 warning");
  assert.equal(words([warning, error, warning], 3, "de"), "1 Fehler und 2 Warnungen");
});

test("each of several similar problems counts", () => {
  assert.equal(words([error, { ...warning, count: 800 }], 801), "1 error and 800 warnings");
});

test("a count of zero isn't mentioned", () => {
  assert.equal(words([error]), "1 error");
  assert.equal(words([warning, warning]), "2 warnings");
});

test("if only the first problems are loaded, errors and warnings are counted together", () => {
  assert.equal(words([error, warning], 2_100), "2,100 problems");
});
