import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { tooLongProblems } from "../../workers/tasks/render/too-long.ts";
import { readCatalogue } from "../catalogue.ts";
import { gridOf } from "../checks/printed/label-grid.fixture.ts";
import { type PageContent, readPageContents } from "../checks/printed/page-content.fixture.ts";
import { fitSheet, typesetDocuments } from "../checks/typeset-sheet.fixture.ts";

const labels = readCatalogue(process.cwd()).find("labels");
const cards = readCatalogue(process.cwd()).find("place-cards");

/** In millimetres: how far a print may differ from the maker's template. */
const tolerance = 0.1;
const inch = 25.4;

/** The left edges, the top edges, and the size of a label, from each sheet's maker. */
const bought: Record<string, { columns: number[]; rows: number[]; size: [number, number] }> = {
  l7160: { columns: [7.2, 73.3, 139.3], rows: stairs(7, 15.15, 38.1), size: [63.5, 38.1] },
  l7163: { columns: [4.7, 106.3], rows: stairs(7, 15.15, 38.1), size: [99.1, 38.1] },
  l7159: { columns: [7.2, 73.3, 139.3], rows: stairs(8, 13, 33.87), size: [63.5, 33.87] },
  l7165: { columns: [4.7, 106.3], rows: stairs(4, 13.04, 67.73), size: [99.1, 67.73] },
  l7651: { columns: stairs(5, 4.67, 40.64), rows: stairs(13, 10.9, 21.17), size: [38.1, 21.17] },
  l7654: { columns: stairs(4, 9.75, 48.26), rows: stairs(10, 21.43, 25.4), size: [45.72, 25.4] },
  "avery-5160": { columns: stairs(3, inch * 0.19, inch * 2.75), rows: stairs(10, inch / 2, inch), size: [66.68, 25.4] },
  "avery-5162": {
    columns: stairs(2, inch * 0.156, inch * 4.1875),
    rows: stairs(7, inch * 0.8333, inch * 1.3333),
    size: [101.6, 33.87],
  },
  "avery-5163": { columns: stairs(2, inch * 0.156, inch * 4.1875), rows: stairs(5, 12.7, 50.8), size: [101.6, 50.8] },
  c32011: { columns: [15, 110], rows: stairs(5, 13.5, 54), size: [85, 54] },
  l7418: { columns: [19, 105], rows: stairs(4, 38.5, 55), size: [86, 55] },
  "avery-5371": { columns: stairs(2, inch * 0.75, inch * 3.5), rows: stairs(5, 12.7, 50.8), size: [88.9, 50.8] },
};

function stairs(count: number, first: number, step: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index * step);
}

/** The first page of a sheet of these names, with these settings. */
async function pageOf(template: typeof labels, settings: Record<string, string | number | boolean>, names: string[]) {
  const { assignment, documents } = await fitSheet(
    template,
    ["Name,City", ...names.map((name) => `${name},`)].join("\n"),
    settings,
  );
  const pdf = typesetDocuments(assignment, documents.slice(0, 1)).pdf("pdf", new Date(0));
  const [page] = await Array.fromAsync(readPageContents(pdf, [0]));
  assert.ok(page);
  return page;
}

/** The outlines of the labels: all shapes of a label's size. */
function outlinesOn({ shapes }: PageContent, [width, height]: [number, number]) {
  const boxes = shapes.map(({ box }) => box);
  return boxes.filter(
    ({ left, right, top, bottom }) =>
      Math.abs(right - left - width) < tolerance && Math.abs(bottom - top - height) < tolerance,
  );
}

function assertNear(found: number[], expected: number[], what: string) {
  assert.equal(found.length, expected.length, what);
  const off = found.map((value, index) => Math.abs(value - (expected[index] ?? Number.NaN)));
  assert.ok(Math.max(...off) <= tolerance, `${what}: ${found.map((value) => value.toFixed(2))}`);
}

describe("the labels of a sheet from the shop", () => {
  for (const [sheet, { columns, rows, size }] of Object.entries(bought)) {
    test(`lie on ${sheet} where the maker's do, to a tenth of a millimetre`, async () => {
      const template = [labels, cards].find((each) => each.sheet?.choices?.includes(sheet)) ?? labels;
      const page = await pageOf(template, { sheet, outlines: true }, ["Ann"]);
      const boxes = outlinesOn(page, size);
      assert.equal(boxes.length, columns.length * rows.length);
      const grid = gridOf(boxes.map(({ left, top }) => ({ x: left, y: top })));
      assertNear(grid.columns, columns, "columns");
      assertNear(grid.rows, rows, "rows");
    });
  }

  test("are filled from the chosen label on, line by line", async () => {
    const names = ["Ann", "Bea", "Cyd"];
    const page = await pageOf(labels, { sheet: "l7160", start: 6, outlines: true, style: "modern" }, names);
    const boxes = outlinesOn(page, [63.5, 38.1]);
    const places = names.map((name) => {
      const origin = page.texts.find(({ text }) => text.includes(name))?.origin ?? { x: 0, y: 0 };
      return boxes.findIndex(
        ({ left, right, top, bottom }) => origin.x > left && origin.x < right && origin.y > top && origin.y < bottom,
      );
    });
    assert.deepEqual(places, [5, 6, 7]);
  });

  test("move as far as a printer is off", async () => {
    const edges = async (settings: Record<string, number>) => {
      const page = await pageOf(labels, { sheet: "l7160", outlines: true, ...settings }, ["Ann"]);
      return outlinesOn(page, [63.5, 38.1])[0] ?? { left: 0, top: 0 };
    };
    const [still, moved] = [await edges({}), await edges({ shiftX: 1.5, shiftY: -0.75 })];
    assertNear([moved.left - still.left, moved.top - still.top], [1.5, -0.75], "shift");
  });

  test("show no line if none is requested", async () => {
    const page = await pageOf(labels, { sheet: "l7160" }, ["Ann"]);
    assert.deepEqual(outlinesOn(page, [63.5, 38.1]), []);
  });
});

test("a tent has its upper half upside down, as far from the fold as the lower one", async () => {
  const page = await pageOf(cards, { sheet: "tents-a4", event: "", style: "modern" }, ["Ann"]);
  const [lower, upper] = page.texts
    .filter(({ text }) => text === "Ann")
    .toSorted((one, other) => other.origin.y - one.origin.y);
  assert.ok(lower && upper);
  const fold = 13.5 + 45;
  assertNear([upper.origin.y], [2 * fold - lower.origin.y], "mirrored at the fold");
  assertNear([upper.origin.x], [2 * (15 + 45) - lower.origin.x], "turned about the middle");
  assert.equal(upper.content, null, "heard once");
});

test("a tag too narrow for readable bars is reported, and none is printed smaller", async () => {
  const tags = readCatalogue(process.cwd()).find("tags");
  const csv = "Product,Barcode\nTea,4006381333931\nJam,H1\n";
  const { assignment, documents } = await fitSheet(tags, csv, { sheet: "custom", labelWidth: 28, labelHeight: 24 });
  const { tooLong } = typesetDocuments(assignment, documents);
  const [problem, ...others] = tooLongProblems(assignment.fit, documents, tooLong);
  assert.deepEqual([problem?.row, problem?.field, others], [1, "code", []]);
  assert.match(problem?.message ?? "", /“Barcode” needs more room to be read by a scanner/);
});
