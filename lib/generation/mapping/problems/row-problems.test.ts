import assert from "node:assert/strict";
import { test } from "node:test";
import { cut } from "./row-problems.ts";

test("quotes a long text on one line, cut between characters", () => {
  assert.equal(cut("A note\nof two lines"), "A note of two lines");
  assert.equal(cut(`${"a".repeat(58)}😀 and more`), `${"a".repeat(58)}…`);
});
