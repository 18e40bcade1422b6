import assert from "node:assert/strict";
import { test } from "node:test";
import type { SettledSource } from "#lib/contracts/session.ts";
import { en } from "#lib/messages/en.ts";
import { speak } from "#lib/messages/messages.ts";
import { readingNotes } from "./reading-notes.ts";

type Column = SettledSource["columns"][number];

function notesOf(...columns: Pick<Column, "dates" | "numbers">[]): string[] {
  const whole = columns.map((column) => ({ name: "Due", type: "date" as const, samples: [], empty: 0, ...column }));
  return readingNotes({ columns: whole }, speak(en.messages, "en"));
}

test("tells in which order doubtful dates are read, and why", () => {
  assert.deepEqual(
    notesOf(
      { dates: { order: "mdy", settledBy: "rows" }, numbers: null },
      { dates: { order: "dmy", settledBy: "locale" }, numbers: null },
      { dates: { order: "dmy", settledBy: "columns" }, numbers: null },
    ),
    [
      "Dates in “Due” are read as month, day, year, as its other rows tell.",
      "Dates in “Due” are read as day, month, year, as the chosen language writes them.",
      "Dates in “Due” are read as day, month, year, as the other columns show.",
    ],
  );
});

test("tells of a decimal comma that the rows leave open", () => {
  assert.deepEqual(notesOf({ dates: null, numbers: { decimal: ",", settledBy: "locale" } }), [
    "Numbers in “Due” are read with a decimal comma, as the chosen language writes them.",
  ]);
});

test("tells of a decimal character that other columns prove", () => {
  assert.deepEqual(notesOf({ dates: null, numbers: { decimal: ".", settledBy: "columns" } }), [
    "Numbers in “Due” are read with a decimal point, as the other columns show.",
  ]);
});

test("says nothing where nothing had to be decided", () => {
  assert.deepEqual(
    notesOf({ dates: { order: "dmy", settledBy: "format" }, numbers: { decimal: ".", settledBy: "rows" } }),
    [],
  );
});
