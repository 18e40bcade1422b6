import assert from "node:assert/strict";
import { test } from "node:test";
import { labelSheets } from "#lib/contracts/label-sheets.ts";
import { soldSheets } from "#lib/contracts/sold-sheets.ts";
import { msg } from "#lib/messages/server-message.ts";
import { capacityOf, sheetFaults, sheetOf } from "./sheet.ts";

const template = { sheet: { layout: "layout", start: "start", sheets: {}, choices: null } };
const grid = {
  layout: "custom",
  start: 1,
  paper: "a4",
  columns: 2,
  rows: 5,
  labelWidth: 90,
  labelHeight: 50,
  marginLeft: 10,
  marginTop: 12.5,
  gapAcross: 2.5,
  gapDown: 0,
  cutMarks: true,
};

test("lays labels out on a sheet that is sold, from its first free label on", () => {
  const sheet = sheetOf(template, { layout: "l7160", start: 8 });
  assert.deepEqual(sheet, {
    ...labelSheets.l7160,
    start: 8,
    shift: { x: 0, y: 0 },
    outlines: false,
    bleed: 0,
    back: null,
  });
  assert.equal(sheet && capacityOf(sheet), 21);
});

test("every sheet that is sold lies on its paper, in its middle from left to right", () => {
  for (const [name, { paper, columns, rows, label, left, top, across, down }] of Object.entries(labelSheets)) {
    const right = paper.width - (left + (columns - 1) * across + label.width);
    assert.ok(Math.abs(right - left) < 0.1, `${name}: ${left} mm at the left, ${right} mm at the right`);
    assert.ok(left >= 0 && top >= 0 && top + (rows - 1) * down + label.height <= paper.height, name);
    assert.ok(across >= label.width && down >= label.height, `${name}: labels overlap`);
  }
});

test("five or more other sheets of each maker are sold, and the name of each has its number and size of labels", () => {
  const makers = Map.groupBy(Object.keys(soldSheets), (choice) => /^(l|avery|herma|zweckform)/.exec(choice)?.[0]);
  assert.deepEqual(
    Array.from(makers, ([maker, sheets]) => [maker, sheets.length]),
    [
      ["l", 5],
      ["herma", 6],
      ["zweckform", 6],
      ["avery", 5],
    ],
  );
  for (const [choice, { name, count, label, paper }] of Object.entries(soldSheets)) {
    assert.match(name, new RegExp(`: (A4|Letter), ${count[0] * count[1]} `), choice);
    if (paper === "letter") continue;
    const [width = 0, height = 0] = (/ ([\d.]+) × ([\d.]+) mm$/.exec(name) ?? []).slice(1).map(Number);
    // Herma names a quarter of A4's height, 74.25 mm, in whole millimetres.
    const rounded = choice === "herma-4470" ? 0.26 : 0.15;
    assert.ok(Math.abs(width - label[0]) < 0.15 && Math.abs(height - label[1]) < rounded, choice);
  }
});

test("takes an own grid from the settings", () => {
  const sheet = sheetOf(template, grid);
  assert.deepEqual(sheet?.label, { width: 90, height: 50 });
  assert.deepEqual([sheet?.across, sheet?.down, sheet?.cut], [92.5, 50, true]);
  assert.deepEqual(sheetFaults(template, grid), []);
});

test("gives documents their own pages if the choice names no sheet, or the template has none", () => {
  assert.equal(sheetOf(template, { layout: "single", start: 1 }), null);
  assert.equal(sheetOf({ sheet: null }, grid), null);
});

test("begins at the first label where the template has no setting for it", () => {
  const sheet = sheetOf({ sheet: { ...template.sheet, start: null } }, { layout: "l7160" });
  assert.equal(sheet?.start, 1);
});

test("says by how much a grid is larger than its paper, and that a sheet has no such label", () => {
  const faults = sheetFaults(template, { ...grid, columns: 3, rows: 6, start: 19 });
  assert.deepEqual(faults, [
    { path: "settings.columns", ...msg("labels.width", { right: 285, width: 210 }) },
    { path: "settings.rows", ...msg("labels.height", { bottom: 312.5, height: 297 }) },
    { path: "settings.start", ...msg("labels.start", { count: 18 }) },
  ]);
});
