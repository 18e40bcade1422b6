import assert from "node:assert/strict";
import { test } from "node:test";
import { isSlow, slowSuites, testFiles } from "./suites.ts";
import { groupsOf, loners } from "./together.ts";

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

test("each file is in one group, in the order of its suites, and every file that runs alone exists", () => {
  const groups = groupsOf(all);
  assert.deepEqual(groups.flat().sort(), all.toSorted());
  for (const group of groups) assert.deepEqual([...new Set(group.map(isSlow))].length, 1);
  assert.ok(groups.length < all.length / 4);
  assert.deepEqual(
    loners.filter((path) => !all.some((file) => file.startsWith(path))),
    [],
  );
});
