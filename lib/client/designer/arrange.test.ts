import assert from "node:assert/strict";
import { test } from "node:test";
import { kindForColumn, newElement } from "./adding/new-element.ts";
import { aligned, distributed, reordered } from "./arrange.ts";
import { boundsOf } from "./boxes.ts";
import { box } from "./designer.fixture.ts";

const page = { width: 210, height: 297, background: null };
const three = [
  box("a", { x: 10, y: 10, width: 20, height: 10 }),
  box("b", { x: 50, y: 40, width: 40, height: 30 }),
  box("c", { x: 130, y: 25, width: 10, height: 10 }),
];
const places = (elements: typeof three, side: "x" | "y") => elements.map((element) => element[side]);

test("aligns elements with each other, and a single one with its page", () => {
  assert.deepEqual(places(aligned(three, "left", page), "x"), [10, 10, 10]);
  assert.deepEqual(places(aligned(three, "right", page), "x"), [120, 100, 130]);
  assert.deepEqual(places(aligned(three, "centre", page), "x"), [65, 55, 70]);
  assert.deepEqual(places(aligned(three, "middle", page), "y"), [35, 25, 35]);
  assert.deepEqual(places(aligned(three.slice(0, 1), "bottom", page), "y"), [287]);
  assert.deepEqual(places(aligned(three.slice(0, 1), "centre", page), "x"), [95]);
});

test("a locked element stays in place, and others are aligned with it", () => {
  const [a, b, c] = three as [(typeof three)[0], (typeof three)[0], (typeof three)[0]];
  assert.deepEqual(places(aligned([a, { ...b, locked: true }, c], "left", page), "x"), [50, 50, 50]);
});

test("a rotated element is aligned by its bounds", () => {
  const [upright] = aligned([box("a", { width: 40, height: 20, angle: 90 })], "left", page);
  assert.equal(Math.abs(boundsOf(upright ? [upright] : []).left) < 1e-9, true);
});

test("distributes three or more with equal gaps, regardless of the order in which they were selected", () => {
  const spread = distributed([...three].reverse(), "x").toSorted((one, other) => one.x - other.x);
  assert.deepEqual(places(spread, "x"), [10, 60, 130]);
  assert.deepEqual(distributed(three.slice(1), "x"), three.slice(1));
});

test("moves to the front and back, also one step within the page", () => {
  const all = [box("a"), box("b"), box("x", { page: 2 }), box("c"), box("d")];
  const order = (ids: string[], to: "front" | "forward" | "backward" | "back") =>
    reordered(all, new Set(ids), to)
      .map(({ id }) => id)
      .join("");
  assert.equal(order(["a", "c"], "front"), "bxdac");
  assert.equal(order(["d"], "back"), "dabxc");
  assert.equal(order(["b"], "forward"), "axcbd");
  assert.equal(order(["c"], "backward"), "acbxd");
  assert.equal(order(["d"], "forward"), "abxcd");
  assert.equal(order(["c", "d"], "forward"), "abxcd");
  assert.equal(order(["a", "b"], "forward"), "xcabd");
});

test("new elements fit on small pages and are centred on the drop point", () => {
  const badge = { width: 90, height: 55, background: null };
  const name = newElement({ kind: "text", column: "Full name", at: { x: 45, y: 20 }, page: 1 }, badge, "Text");
  assert.deepEqual([name.kind === "text" && name.text, name.x, name.y, name.width], ["{Full name}", 9, 15, 72]);
  const code = newElement({ kind: "code", column: "a}b", page: 1 }, badge, "Text");
  assert.deepEqual([code.kind === "code" && code.value, code.x + code.width / 2], ['{"a}b"}', 45]);
  const label = newElement({ kind: "picture", page: 2 }, { width: 40, height: 10, background: null }, "");
  assert.ok(label.height <= 5 && label.width === label.height);
});

test("guesses what a column is on a page", () => {
  const kind = (name: string, samples: string[], type: "text" | "url" = "text") =>
    kindForColumn({ name, type, samples });
  assert.equal(kind("Full name", ["Ann", "Bob"]), "text");
  assert.equal(kind("File", ["ann.jpg", "bob.PNG"]), "picture");
  assert.equal(kind("Photo", ["ann"]), "picture");
  assert.equal(kind("Ticket code", ["A1"]), "code");
  assert.equal(kind("Web", ["https://example.org"], "url"), "code");
});
