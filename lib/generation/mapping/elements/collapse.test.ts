import assert from "node:assert/strict";
import { test } from "node:test";
import { type DesignElement, DesignElementSchema } from "#lib/contracts/designs/design-elements.ts";
import { movesOf } from "./collapse.ts";

const line = (id: string, y: number, more: object = {}): DesignElement =>
  DesignElementSchema.parse({ id, page: 1, x: 10, y, width: 60, height: 8, kind: "text", text: "", ...more });
const collapsing = (id: string, y: number) => line(id, y, { empty: "collapse" });
const moves = (elements: DesignElement[], ...empty: string[]) => movesOf(elements, (id) => empty.includes(id));

test("boxes below a collapsed one move up by its height and the gap below it", () => {
  const address = [line("name", 10), collapsing("company", 20), line("street", 30), line("city", 42)];
  assert.deepEqual(moves(address, "company"), { street: 10, city: 10 });
  assert.equal(moves(address, "street"), undefined);
  assert.equal(moves(address), undefined);
});

test("what several collapsed boxes leave adds up", () => {
  const address = [line("name", 10), collapsing("company", 20), collapsing("unit", 30), line("street", 40)];
  assert.deepEqual(moves(address, "company", "unit"), { unit: 10, street: 20 });
  const apart = [collapsing("a", 10), line("b", 20), collapsing("c", 30), line("d", 40)];
  assert.deepEqual(moves(apart, "a", "c"), { b: 10, c: 10, d: 20 });
});

test("boxes beside it, above it and on other pages stay", () => {
  const beside = line("beside", 40, { x: 70.02 });
  const elsewhere = line("elsewhere", 40, { page: 2 });
  const all = [collapsing("empty", 20), line("above", 10), beside, elsewhere, line("below", 40)];
  assert.deepEqual(moves(all, "empty"), { below: 20 });
});
