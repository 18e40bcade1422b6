import assert from "node:assert/strict";
import { test } from "node:test";
import { slowSuites, testFiles } from "./suites.ts";

const all = testFiles({ all: true });

test("every slow suite has tests", () => {
  assert.deepEqual(
    slowSuites.filter((suite) => !all.some((path) => path.startsWith(suite))),
    [],
  );
});

test("the fast tests and the slow suites are all tests, each of them once", () => {
  const slow = all.filter((path) => slowSuites.some((suite) => path.startsWith(suite)));
  assert.deepEqual([...testFiles({}), ...slow].sort(), all.toSorted());
  assert.equal(new Set(all).size, all.length);
  assert.ok(slow.length > 50 && all.length - slow.length > 100);
});

test("a pattern chooses by path among all tests", () => {
  assert.deepEqual(testFiles({ patterns: ["test/suites.test"] }), ["lib/commands/test/suites.test.ts"]);
  assert.ok(testFiles({ patterns: ["storage/", "queue/"] }).every((path) => /storage|queue/.test(path)));
});
