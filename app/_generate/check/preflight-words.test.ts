import assert from "node:assert/strict";
import { test } from "node:test";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { en } from "#lib/messages/en.ts";
import { speak } from "#lib/messages/page-messages.ts";
import { preflightInWords } from "./preflight-words.ts";

type Checked = Parameters<typeof preflightInWords>[0];

const problemOf = (row: number): Checked["problems"][number] => ({
  row,
  sheetRow: row + 1,
  column: null,
  field: null,
  code: "cannot_be_set",
  message: "",
  severity: "error",
  count: 1,
  rows: [row],
});

function words(preflight: SessionResponse["preflight"], rows: number[] = [], rest: Partial<Checked> = {}): string {
  const problems = rows.map(problemOf);
  const checked = {
    preflight,
    problems,
    problemCount: problems.length,
    unmapped: [],
    unit: "document" as const,
    template: { id: "certificate" },
    missing: { labels: 0, sheets: [] },
    ...rest,
  };
  return preflightInWords(checked, speak(en.messages, "en"));
}

test("says how many documents are valid, and how many rows have errors", () => {
  const done = { state: "done", checked: 2_000, total: 2_000 } as const;
  assert.equal(words({ ...done, right: 2_000 }), "No problems found.");
  assert.equal(
    words({ ...done, right: 1_960 }, [1, 1, 5]),
    "1,960 of 2,000 certificates are ready to create: 2 rows have errors.",
  );
  assert.equal(
    words({ ...done, right: 2_000 }, [4]),
    "2,000 of 2,000 certificates are ready to create: 1 row has errors.",
  );
  assert.equal(
    words({ ...done, right: 12 }, [1], { problemCount: 2_100 }),
    "12 of 2,000 certificates are ready to create: 2,100 problems found.",
  );
});

test("counts rows with only warnings separately", () => {
  const done = { state: "done", checked: 60, total: 60 } as const;
  const problems: Checked["problems"] = [
    problemOf(4),
    { ...problemOf(4), severity: "warning", count: 2, rows: [4, 9] },
  ];
  const warning: Checked["problems"][number] = { ...problemOf(9), severity: "warning" };
  assert.equal(
    words({ ...done, right: 59 }, [], { problems, problemCount: 3 }),
    "59 of 60 certificates are ready to create: 1 row has errors, 1 row has warnings.",
  );
  assert.equal(
    words({ ...done, right: 60 }, [], { problems: [warning], problemCount: 1 }),
    "60 of 60 certificates are ready to create: 1 row has warnings.",
  );
});

test("counts sheets if labels are created", () => {
  const done = { state: "done", checked: 5, total: 5, right: 5 } as const;
  assert.equal(words(done, [10, 51], { unit: "sheet" }), "5 of 5 sheets are ready to create: 2 rows have errors.");
});

test("counts the missing labels, and names their sheets", () => {
  const done = { state: "done", checked: 200, total: 200, right: 200 } as const;
  const missing = (labels: number, sheets: number[]) =>
    words(done, [10], { unit: "sheet", template: { id: "badge" }, missing: { labels, sheets } });
  assert.equal(missing(1, [9]), "200 of 200 sheets are ready to create. 1 badge is missing on sheet 9.");
  assert.equal(missing(3, [2, 9]), "200 of 200 sheets are ready to create. 3 badges are missing on sheets 2, 9.");
});

test("reports its progress, and what blocks it", () => {
  const running = { state: "running", checked: 400, total: 2_000, right: 390 } as const;
  assert.equal(words(running), "Checking 2,000 certificates: 400 done.");
  assert.equal(words(running, [], { unmapped: ["course"] }), "Some fields still need a column.");
  assert.match(words({ ...running, state: "failed" }), /^We couldn’t check every document/);
});
