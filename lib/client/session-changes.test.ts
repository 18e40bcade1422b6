import assert from "node:assert/strict";
import { test } from "node:test";
import { mergeChanges } from "./session-changes.ts";

test("later choices win, and those of other fields stay", () => {
  const merged = mergeChanges(
    { mapping: { recipient: { column: "Name" }, course: null }, output: { combined: true }, rows: null },
    { mapping: { course: { text: "Typography" } }, output: { filename: "{Name}.pdf" }, rows: { from: 1, to: 9 } },
  );
  assert.deepEqual(merged, {
    mapping: { recipient: { column: "Name" }, course: { text: "Typography" } },
    output: { combined: true, filename: "{Name}.pdf" },
    rows: { from: 1, to: 9 },
  });
});

test("another template forgets the choices that belonged to the last one", () => {
  const before = {
    sheet: "People",
    mapping: { recipient: { column: "Name" } },
    settings: { title: "Certificate" },
    output: { filename: "{recipient}.pdf", combined: true },
  };
  assert.deepEqual(mergeChanges(before, { template: "badge" }), {
    template: "badge",
    sheet: "People",
    output: { combined: true },
  });
});
