import assert from "node:assert/strict";
import { test } from "node:test";
import { dateFormatter } from "./date-formatter.ts";

test("sets a date in words, whatever the machine's zone", () => {
  const zone = process.env.TZ;
  for (const strange of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    process.env.TZ = strange;
    assert.equal(dateFormatter("en-GB")("2026-11-21"), "21 November 2026");
    assert.equal(dateFormatter("de-DE")("2026-01-01"), "1. Januar 2026");
  }
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test("sets a time alone, and one that goes with a date", () => {
  const format = dateFormatter("en-GB");
  assert.equal(format("2026-11-21T09:30:00"), "21 November 2026 at 09:30");
  assert.equal(format("09:30:00"), "09:30");
  assert.equal(format("09:30:15"), "09:30:15");
  assert.throws(() => format("soon"), RangeError);
});

test("sets no more of a date than it names", () => {
  const set = (tag: string) => ["2026-11", "2026", "--11-21", "--11", "--02-29"].map(dateFormatter(tag));
  assert.deepEqual(set("en-GB"), ["November 2026", "2026", "21 November", "November", "29 February"]);
  assert.deepEqual(set("de-DE"), ["November 2026", "2026", "21. November", "November", "29. Februar"]);
  assert.deepEqual(set("pl-PL").slice(0, 3), ["listopad 2026", "2026", "21 listopada"]);
  assert.equal(dateFormatter("th-TH")("2026-11"), "พฤศจิกายน 2569");
  // One Gregorian month spans two months there.
  assert.deepEqual(set("fa-IR"), [null, null, null, null, null]);
});
