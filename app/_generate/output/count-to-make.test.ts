import assert from "node:assert/strict";
import { test } from "node:test";
import { countToMake } from "./count-to-make.ts";

const preflight = { state: "done", checked: 60, total: 60, right: 48 } as const;
const checked = { documentCount: 60, preflight, unmapped: [] };

test("counts the documents to create once all have been checked", () => {
  assert.equal(countToMake(checked), 48);
  assert.equal(countToMake({ ...checked, preflight: { ...preflight, right: 0 } }), 0);
});

test("counts the rows until then, and if a column is missing", () => {
  assert.equal(countToMake({ ...checked, preflight: null }), 60);
  assert.equal(countToMake({ ...checked, preflight: { ...preflight, state: "running", checked: 50 } }), 60);
  assert.equal(countToMake({ ...checked, preflight: { ...preflight, state: "failed" } }), 60);
  assert.equal(countToMake({ ...checked, preflight: { ...preflight, right: 0 }, unmapped: ["course"] }), 60);
});
