import assert from "node:assert/strict";
import { test } from "node:test";
import { parseDateText } from "./typed-text.ts";

test("a date text is read in many ways of writing", () => {
  const readings: [string, "dmy" | "mdy" | "ymd", string | null][] = [
    ["2026-11-21", "dmy", "2026-11-21"],
    ["2026/1/2", "mdy", "2026-01-02"],
    ["21/11/2026", "dmy", "2026-11-21"],
    ["11/21/2026", "mdy", "2026-11-21"],
    ["26/11/21", "ymd", "2026-11-21"],
    ["21.11.26", "dmy", "2026-11-21"],
    ["21. 11. 2026", "dmy", "2026-11-21"],
    ["1-2-1999", "dmy", "1999-02-01"],
    ["21 Nov 2026", "dmy", "2026-11-21"],
    ["21-Nov-26", "mdy", "2026-11-21"],
    ["November 21, 2026", "dmy", "2026-11-21"],
    ["Nov. 21st, 2026", "dmy", "2026-11-21"],
    ["21. November 2026", "dmy", "2026-11-21"],
    ["Samstag, 21. November 2026", "dmy", "2026-11-21"],
    ["3. März 2026", "dmy", "2026-03-03"],
    ["1er août 2026", "dmy", "2026-08-01"],
    ["21 de noviembre de 2026", "dmy", "2026-11-21"],
    ["21 febbraio 2026", "dmy", "2026-02-21"],
    ["5 mei 2026", "dmy", "2026-05-05"],
    ["21 de março de 2026", "dmy", "2026-03-21"],
    ["21 listopada 2026 r.", "dmy", "2026-11-21"],
    ["2026年11月21日", "dmy", "2026-11-21"],
    ["２０２６年１１月２１日", "dmy", "2026-11-21"],
    ["٢١/١١/٢٠٢٦", "dmy", "2026-11-21"],
    ["2026-11-21T09:30:00Z", "dmy", "2026-11-21T09:30:00"],
    ["21/11/2026 9:30", "dmy", "2026-11-21T09:30:00"],
    ["11/21/2026, 9:05:07 PM", "mdy", "2026-11-21T21:05:07"],
    ["Nov 21, 2026 12:00 am", "dmy", "2026-11-21T00:00:00"],
  ];
  for (const [text, order, expected] of readings) assert.equal(parseDateText(text, order), expected, text);
});

test("a text that is no day of the calendar is refused", () => {
  const texts = [
    "",
    "31/02/2026",
    "2026-13-01",
    "2026-02-29",
    "21 Foo 2026",
    "Nov 2026",
    "November 5",
    "12:30",
    "1.2.3",
  ];
  for (const text of [...texts, "21/11/2026 25:00", "20261121", "May", "room 5 may 26 b", "192.168.1.26"]) {
    assert.equal(parseDateText(text, "dmy"), null, text);
  }
  assert.equal(parseDateText("11/21/2026", "dmy"), null);
  assert.equal(parseDateText("03/04/2026", "ymd"), null);
});
