import assert from "node:assert/strict";
import { test } from "node:test";
import type { RowCondition } from "#lib/contracts/sessions/row-conditions.ts";
import { de } from "#lib/messages/de.ts";
import { en } from "#lib/messages/en.ts";
import { speak } from "#lib/messages/page-messages.ts";
import { chosenRowsInWords, contradictionInWords } from "./condition-words.ts";

const rowCounts = { of: 1_240, kept: 182, unclear: [], cancelled: [], unmet: [], shared: [] };
const english = { language: "en", say: speak(en.messages, "en") };
const german = { language: "de", say: speak(de.messages, "de") };
const said = (where: RowCondition[], words = english) =>
  chosenRowsInWords({ rows: { from: 1, to: 1_240, where }, rowCounts }, words);

test("says which rows are kept, and how many of all", () => {
  const status: RowCondition = { column: "Status", is: ["paid", "free"] };
  assert.equal(said([status]), "182 of 1,240 rows: “Status” is “paid” or “free”");
  assert.equal(
    said([status, { column: "E-mail", filled: true }, { column: "Age", atLeast: 6.5, atMost: 12 }]),
    "182 of 1,240 rows: “Status” is “paid” or “free”, “E-mail” is filled in, and “Age” is from 6.5 to 12",
  );
  assert.equal(
    said(
      [
        { column: "Status", isNot: ["storniert", ""] },
        { column: "Datum", atLeast: "2026-03-01" },
      ],
      german,
    ),
    "182 von 1.240 Zeilen: „Status“ ist nicht „storniert“ oder leer und „Datum“ ist am 01.03.2026 oder danach",
  );
});

test("says which conditions no row meets, or that they contradict each other", () => {
  const where: RowCondition[] = [
    { column: "Status", is: ["lost"] },
    { column: "Age", atLeast: 5 },
  ];
  const why = (unmet: number[], kept = 0, some = where) =>
    contradictionInWords({ rows: { from: 1, to: 9, where: some }, rowCounts: { ...rowCounts, kept, unmet } }, english);
  assert.equal(why([0]), "No row meets this condition: “Status” is “lost”. Change or remove it.");
  assert.match(why([0, 1]) ?? "", /^No row meets any of these conditions: .* and “Age” is at least 5\./);
  assert.match(why([]) ?? "", /^Each condition is met by some rows, but no row meets all of them\./);
  assert.deepEqual([why([], 3), why([0], 0, where.slice(0, 1))], [null, null]);
});

test("names the first of many values", () => {
  assert.equal(
    said([{ column: "Room", is: ["1", "2", "3", "4", "5", "6"] }]),
    "182 of 1,240 rows: “Room” is “1”, “2”, “3”, “4”, or 2 others",
  );
});

test("says nothing of conditions that every row meets", () => {
  assert.equal(said([{ column: "Status", isNot: [] }]), null);
  assert.equal(said([]), null);
  assert.equal(said([{ column: "Age", isNot: [], atMost: 5 }]), "182 of 1,240 rows: “Age” is at most 5");
  assert.equal(said([{ column: "Status", is: [] }]), "182 of 1,240 rows: no value of “Status” is selected");
});
