import assert from "node:assert/strict";
import { test } from "node:test";
import { sameParts } from "./same-parts.ts";

const session = () => ({
  source: { columns: [{ name: "A" }, { name: "B" }] },
  settings: { title: "x" },
  preview: null,
});

test("is the earlier value itself where both are alike", () => {
  const earlier = session();
  assert.equal(sameParts(earlier, session()), earlier);
});

test("keeps what has not changed, and says what has", () => {
  const earlier = session();
  const later = sameParts(earlier, { ...session(), settings: { title: "xy" } });
  assert.notEqual(later, earlier);
  assert.equal(later.source, earlier.source);
  assert.deepEqual(later, { ...session(), settings: { title: "xy" } });
});

test("keeps the items of a list that has become longer, shorter or another", () => {
  const [first, second] = [{ name: "A" }, { name: "B" }];
  const longer = sameParts([first], [{ name: "A" }, { name: "B" }]);
  assert.equal(longer[0], first);
  assert.deepEqual(longer, [first, second]);
  assert.deepEqual(sameParts([first, second], [{ name: "A" }]), [first]);
  assert.deepEqual(sameParts([first, second], [{ name: "B" }, { name: "A" }]), [second, first]);
});

test("tells what is missing from what is undefined, null or empty", () => {
  assert.deepEqual(Object.keys(sameParts({ a: 1, b: undefined }, { a: 1 })), ["a"]);
  assert.deepEqual(sameParts<unknown>({ a: 1 }, { b: undefined }), { b: undefined });
  assert.deepEqual(sameParts({ a: 1 }, { a: 1, b: undefined }), { a: 1, b: undefined });
  assert.deepEqual(sameParts({ a: {} }, { a: null }), { a: null });
  assert.deepEqual(sameParts<unknown>([], {}), {});
});

test("takes an error or any other object of a class as it is", () => {
  const [earlier, later] = [{ error: new Error("a") }, { error: new Error("a") }];
  assert.equal(sameParts(earlier, later).error, later.error);
});
