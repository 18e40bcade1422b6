import assert from "node:assert/strict";
import { test } from "node:test";
import { type Design, DesignSchema, type DesignSheet } from "#lib/contracts/designs/design.ts";
import { text } from "./designer.fixture.ts";
import { edited } from "./edits.ts";
import { blankLabel, gridFor, knownSheets, labelsOn, laidOnSheet, sheetsFor } from "./sheets.ts";

const page = (width: number, height: number, background: object | null = null) => ({ width, height, background });
const design = (pages: object[], elements: object[] = []): Design =>
  DesignSchema.parse({ version: 1, pages, elements });
const ground = { uploadId: `upl_${"a".repeat(22)}`, page: 1 };

test("sheets whose labels have the page's size come first", () => {
  const { fitting, others } = sheetsFor({ width: 63.5, height: 38.1 });
  assert.deepEqual(fitting[0], {
    id: "l7160",
    maker: "Avery L7160",
    paper: "A4",
    count: 21,
    width: 63.5,
    height: 38.1,
  });
  assert.ok(others.some(({ id, paper }) => id === "avery-5371" && paper === "Letter"));
  assert.ok(!others.some(({ id }) => id === "l7160"));
});

test("a page with a fitting size stays as it is, and a second one becomes the back", () => {
  const cards = design([page(86, 55), page(86, 55)], [text("a", { width: 40 })]);
  const laid = laidOnSheet(cards, "l7418");
  assert.deepEqual([laid.pages, laid.elements], [cards.pages, cards.elements]);
  assert.deepEqual(laid.sheet, {
    ...{ layout: "l7418", grid: null, start: 1, cropMarks: false, bleed: 0, back: true, flip: "long" },
    ...{ shiftX: 0, shiftY: 0, outlines: false },
  });
  assert.equal(labelsOn(laid.sheet as DesignSheet), 8);
  assert.equal(laidOnSheet(laid, null).sheet, null);
});

test("an empty page can be a label of any known sheet, on that sheet", () => {
  const labels = knownSheets().map((each) => DesignSchema.parse(blankLabel(each)));
  assert.ok(labels.length > 20);
  assert.deepEqual(labels[0]?.pages, [page(63.5, 38.1)]);
  assert.ok(labels.every(({ sheet, elements }) => sheet !== null && !sheet.back && elements.length === 0));
});

test("a page of another size is scaled with its elements, and centred", () => {
  const laid = laidOnSheet(
    design([page(172, 100)], [text("a", { x: 20, y: 30, width: 80, height: 10, size: 20 })]),
    "l7418",
  );
  assert.deepEqual(laid.pages, [page(86, 55)]);
  assert.partialDeepStrictEqual(laid.elements[0], { x: 10, y: 17.5, width: 40, height: 5, size: 10 });
});

test("boxes stay over the same part of a stretched background", () => {
  const laid = laidOnSheet(
    design([page(172, 220, ground)], [text("a", { x: 20, y: 40, width: 80, height: 20 })]),
    "l7418",
  );
  assert.partialDeepStrictEqual(laid.elements[0], { x: 10, y: 10, width: 40, height: 5 });
});

test("a file with bleed is cropped to the label, and its bleed is kept", () => {
  const laid = laidOnSheet(design([page(92, 61, ground)], [text("a", { x: 20, y: 30 })]), "l7418");
  assert.deepEqual([laid.sheet?.bleed, laid.pages[0]?.width, laid.pages[0]?.height], [3, 86, 55]);
  assert.partialDeepStrictEqual(laid.elements[0], { x: 17, y: 27, width: 80, height: 10 });
});

test("a custom grid starts with as many labels as fit, in the middle of the paper", () => {
  const grid = gridFor({ width: 85, height: 55 }, { width: 210, height: 297 });
  assert.deepEqual([grid.columns, grid.rows, grid.left, grid.top], [2, 5, 20, 11]);
  assert.deepEqual(
    [gridFor({ width: 210, height: 297 }, { width: 210, height: 297 })].map(({ columns, rows, left }) => [
      columns,
      rows,
      left,
    ]),
    [[1, 1, 0]],
  );
});

test("a second page on a sheet is its back, and without one there is none", () => {
  const laid = laidOnSheet(design([page(86, 55)]), "l7418");
  const twoSided = edited(laid, { type: "addPage", after: 1 });
  assert.equal(twoSided.sheet?.back, true);
  assert.equal(edited(twoSided, { type: "removePage", page: 2 }).sheet?.back, false);
});
