import assert from "node:assert/strict";
import { test } from "node:test";
import { parseRange } from "./byte-range.ts";

test("reads one range of bytes, with an inclusive end", () => {
  assert.deepEqual(parseRange("bytes=0-0", 10), { start: 0, end: 1 });
  assert.deepEqual(parseRange("bytes=2-5", 10), { start: 2, end: 6 });
  assert.deepEqual(parseRange("bytes=7-", 10), { start: 7, end: 10 });
  assert.deepEqual(parseRange("bytes=7-999", 10), { start: 7, end: 10 });
});

test("counts a suffix from the end, and returns all of a shorter file", () => {
  assert.deepEqual(parseRange("bytes=-3", 10), { start: 7, end: 10 });
  assert.deepEqual(parseRange("bytes=-30", 10), { start: 0, end: 10 });
});

test("rejects a range past the end, and an empty suffix", () => {
  assert.equal(parseRange("bytes=10-", 10), "unsatisfiable");
  assert.equal(parseRange("bytes=-0", 10), "unsatisfiable");
  assert.equal(parseRange("bytes=-5", 0), "unsatisfiable");
});

test("serves the whole file for anything but a single range of bytes", () => {
  for (const header of [null, "bytes=-", "bytes=5-2", "bytes=0-1,3-4", "rows=1-2", "bytes=a-b"]) {
    assert.equal(parseRange(header, 10), null, String(header));
  }
});
