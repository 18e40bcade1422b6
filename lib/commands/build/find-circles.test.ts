import assert from "node:assert/strict";
import { test } from "node:test";
import { findCircles } from "./find-circles.ts";

const graph = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

test("finds no circle where two ways lead to the same file", () => {
  assert.deepEqual(findCircles(graph({ a: ["b", "c"], b: ["d"], c: ["d"], d: [] })), []);
});

test("finds a file that imports itself, and a circle behind files that are in none", () => {
  assert.deepEqual(findCircles(graph({ a: ["a"] })), [["a", "a"]]);
  assert.deepEqual(findCircles(graph({ start: ["a"], a: ["b"], b: ["c"], c: ["a", "end"], end: [] })), [
    ["a", "b", "c", "a"],
  ]);
});
