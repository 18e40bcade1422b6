import assert from "node:assert/strict";
import { test } from "node:test";
import { mergeChanges, queueChanges } from "./session-changes.ts";

test("later choices win, and those of other fields stay", () => {
  const merged = mergeChanges(
    {
      mapping: { recipient: { column: "Name" }, course: null },
      output: { combined: true },
      rows: { from: 2, to: 8, where: [] },
    },
    { mapping: { course: { text: "Typography" } }, output: { filename: "{Name}.pdf" }, rows: { from: 1, to: 9 } },
  );
  assert.deepEqual(merged, {
    mapping: { recipient: { column: "Name" }, course: { text: "Typography" } },
    output: { combined: true, filename: "{Name}.pdf" },
    rows: { from: 1, to: 9, where: [] },
  });
  assert.deepEqual(mergeChanges({ rows: null }, { rows: { where: [] } }), { rows: { from: 1, where: [] } });
});

test("choosing conditions drops those that were to be brought back", () => {
  const staleConditions = [{ column: "Status", filled: true }];
  assert.deepEqual(mergeChanges({ staleConditions }, { rows: { where: [] } }), { rows: { where: [] } });
  assert.deepEqual(mergeChanges({ staleConditions }, { rows: { to: 2 } }), { staleConditions, rows: { to: 2 } });
});

test("another template drops the choices for the last one", () => {
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

test("chosen and corrected rows are sent before import options, in whose table they're other rows", () => {
  const choices = [
    { only: [5] },
    { rows: { from: 2 } },
    { rows: { to: 9 } },
    { corrections: [{ row: 5, column: "Name", value: "Zoë" }] },
  ];
  for (const chosen of choices) {
    assert.deepEqual(queueChanges([chosen], { headerRow: 2 }), [chosen, { headerRow: 2 }]);
    const undo = { headerRow: null, rows: { from: 1, to: 9 }, only: [5] };
    assert.deepEqual(queueChanges([chosen, { headerRow: 2 }], undo), [chosen, undo]);
  }
  assert.deepEqual(queueChanges([{ only: [5] }], { dateOrder: "dmy" }), [{ only: [5], dateOrder: "dmy" }]);
  const where = [{ column: "Status", filled: true as const }];
  assert.deepEqual(queueChanges([{ rows: { where } }], { sheet: "May" }), [{ rows: { where }, sheet: "May" }]);
});

test("a design replaces the previous one, and is sent before another template", () => {
  const design = (width: number) => ({
    ...{ version: 1 as const, sheet: null, elements: [] },
    pages: [{ width, height: 100, background: null }],
  });
  assert.deepEqual(mergeChanges({ design: design(100) }, { design: design(200) }), { design: design(200) });
  const queue = queueChanges([{ design: design(100) }], { template: "badge" });
  assert.deepEqual(queue, [{ design: design(100) }, { template: "badge" }]);
  assert.deepEqual(mergeChanges({ design: design(100) }, { template: "badge" }), { template: "badge" });
});
