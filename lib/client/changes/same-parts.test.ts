import assert from "node:assert/strict";
import { test } from "node:test";
import { sameParts } from "./same-parts.ts";

const session = () => ({
  source: { columns: [{ name: "A" }, { name: "B" }] },
  settings: { title: "x" },
  preview: null,
});

test("returns the earlier value if both are equal", () => {
  const earlier = session();
  assert.equal(sameParts(earlier, session()), earlier);
});

test("reuses unchanged parts, and replaces changed ones", () => {
  const earlier = session();
  const later = sameParts(earlier, { ...session(), settings: { title: "xy" } });
  assert.notEqual(later, earlier);
  assert.equal(later.source, earlier.source);
  assert.deepEqual(later, { ...session(), settings: { title: "xy" } });
});

test("reuses the items of a list that has become longer, shorter or different", () => {
  const [first, second] = [{ name: "A" }, { name: "B" }];
  const longer = sameParts([first], [{ name: "A" }, { name: "B" }]);
  assert.equal(longer[0], first);
  assert.deepEqual(longer, [first, second]);
  assert.deepEqual(sameParts([first, second], [{ name: "A" }]), [first]);
  assert.deepEqual(sameParts([first, second], [{ name: "B" }, { name: "A" }]), [second, first]);
});

test("distinguishes missing, undefined, null and empty", () => {
  assert.deepEqual(Object.keys(sameParts({ a: 1, b: undefined }, { a: 1 })), ["a"]);
  assert.deepEqual(sameParts<unknown>({ a: 1 }, { b: undefined }), { b: undefined });
  assert.deepEqual(sameParts({ a: 1 }, { a: 1, b: undefined }), { a: 1, b: undefined });
  assert.deepEqual(sameParts({ a: {} }, { a: null }), { a: null });
  assert.deepEqual(sameParts<unknown>([], {}), {});
});

test("returns errors and other class instances unchanged", () => {
  const [earlier, later] = [{ error: new Error("a") }, { error: new Error("a") }];
  assert.equal(sameParts(earlier, later).error, later.error);
});
