import assert from "node:assert/strict";
import { test } from "node:test";
import type { SettledSource } from "#lib/contracts/sessions/source.ts";
import { en } from "#lib/messages/en.ts";
import { speak } from "#lib/messages/page-messages.ts";
import { readingNotes } from "./reading-notes.ts";

type Column = SettledSource["columns"][number];

function notesOf(...columns: Pick<Column, "dates" | "numbers">[]): string[] {
  const whole = columns.map((column) => ({ name: "Due", type: "date" as const, samples: [], empty: 0, ...column }));
  return readingNotes({ columns: whole }, speak(en.messages, "en"));
}

test("says in which order ambiguous dates are read, and why", () => {
  assert.deepEqual(
    notesOf(
      { dates: { order: "mdy", settledBy: "rows" }, numbers: null },
      { dates: { order: "dmy", settledBy: "locale" }, numbers: null },
      { dates: { order: "dmy", settledBy: "columns" }, numbers: null },
      { dates: { order: "dmy", settledBy: "points" }, numbers: null },
    ),
    [
      "Dates in “Due” are read as month, day, year, based on its other rows.",
      "Dates in “Due” are read as day, month, year, as usual in the chosen language.",
      "Dates in “Due” are read as day, month, year, based on the other columns.",
      "Dates in “Due” are read as day, month, year, as usual for dates with points.",
    ],
  );
});

test("mentions a decimal comma that the rows leave open", () => {
  assert.deepEqual(notesOf({ dates: null, numbers: { decimal: ",", settledBy: "locale" } }), [
    "Numbers in “Due” are read with a decimal comma, as usual in the chosen language.",
  ]);
});

test("mentions a decimal character that other columns prove", () => {
  assert.deepEqual(notesOf({ dates: null, numbers: { decimal: ".", settledBy: "columns" } }), [
    "Numbers in “Due” are read with a decimal point, based on the other columns.",
  ]);
});

test("says nothing if nothing had to be decided", () => {
  assert.deepEqual(
    notesOf({ dates: { order: "dmy", settledBy: "format" }, numbers: { decimal: ".", settledBy: "rows" } }),
    [],
  );
});
