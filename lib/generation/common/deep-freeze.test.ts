import assert from "node:assert/strict";
import { test } from "node:test";
import { deepFreeze } from "./deep-freeze.ts";

test("freezes a value with everything in it, and returns it", () => {
  const value = { settings: { title: "A" }, rows: [[1], [2]], bytes: Buffer.from("A"), empty: null };
  assert.equal(deepFreeze(value), value);
  assert.throws(() => Object.assign(value, { more: 1 }), TypeError);
  assert.throws(() => Object.assign(value.settings, { title: "B" }), TypeError);
  assert.throws(() => value.rows[1]?.push(3), TypeError);
});
