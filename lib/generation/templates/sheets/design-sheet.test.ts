import assert from "node:assert/strict";
import { test } from "node:test";
import { DesignSchema } from "#lib/contracts/designs/design.ts";
import { placeOnSheet, sheetOfDesign } from "./design-sheet.ts";
import { afterFirstSheet, capacityOf, sheetOf } from "./sheet.ts";

const grid = { paper: { width: 210, height: 297 }, columns: 2, rows: 3, left: 10, top: 20, gapAcross: 4 };
function laidOut(sheet: object) {
  const design = DesignSchema.parse({
    version: 1,
    pages: [{ width: 85, height: 55 }],
    sheet: { layout: "custom", grid, ...sheet },
    elements: [],
  });
  return { design, sheet: design.sheet && sheetOfDesign({ ...design, sheet: design.sheet }) };
}

test("the bleed ends halfway to the next label, and is whole at the edges of the grid", () => {
  const { sheet } = laidOut({ bleed: 3 });
  assert.ok(sheet);
  assert.deepEqual([sheet.across, sheet.down, capacityOf(sheet)], [89, 55, 6]);
  assert.deepEqual(placeOnSheet(sheet, 1, "front").spill, { left: 3, right: 2, top: 3, bottom: 0 });
  assert.deepEqual(placeOnSheet(sheet, 6, "front").spill, { left: 2, right: 3, top: 0, bottom: 3 });
});

test("a back lies behind its front: mirrored, or upside down where the printer turns the paper about its other edge", () => {
  const sides = { long: "mirrored", short: "turned" } as const;
  for (const [flip, back] of Object.entries(sides)) {
    const { sheet } = laidOut({ flip, back: true, bleed: 3 });
    assert.ok(sheet?.back === back);
    const { x, y, spill, isTurned } = placeOnSheet(sheet, 1, "back");
    assert.deepEqual([x, y, isTurned], flip === "long" ? [210 - 10 - 85, 20, false] : [10, 297 - 20 - 55, true]);
    // As the label is read: its left side is the outer one on the front, and the inner one on the back.
    assert.deepEqual(spill, { left: 2, right: 3, top: 3, bottom: 0 });
  }
  const across = { ...grid, paper: { width: 297, height: 210 } };
  assert.equal(laidOut({ grid: across, flip: "long", back: true }).sheet?.back, "turned");
  assert.equal(laidOut({ grid: across, flip: "short", back: true }).sheet?.back, "mirrored");
});

test("sheets after the first one begin at their first label", () => {
  const { design } = laidOut({ start: 4 });
  const fit = { template: { sheet: null, design }, settings: {} };
  assert.equal(sheetOf(fit.template, {})?.start, 4);
  assert.equal(sheetOf(afterFirstSheet(fit).template, {})?.start, 1);
});
