import assert from "node:assert/strict";
import { test } from "node:test";
import { compileFit } from "../fit/compile-fit.ts";
import { certificate, columns, fitOf, rowOf } from "../mapping.fixture.ts";
import { createDocumentBuilder } from "./document-builder.ts";
import { firstRowOf, isValid, labelsOf } from "./sheet-documents.ts";

const size = { width: 100, height: 100 };
const layout = {
  paper: size,
  columns: 2,
  rows: 2,
  label: { width: 50, height: 50 },
  left: 0,
  top: 0,
  across: 50,
  down: 50,
};
const a4 = { ...layout, name: "", cut: false, fold: false };
const sheet = { layout: "paper", start: "start", sheets: { a4 }, choices: null };

function sheetsOf(start: number, names: string[]) {
  const fit = fitOf({ ...certificate, sheet }, columns({ "Full name": "text", Course: "text" }));
  const started = { ...fit, settings: { ...fit.settings, start } };
  const builder = createDocumentBuilder(started, compileFit(started));
  const full = names.flatMap((name, index) => builder.add(rowOf(index + 1, name, "Art")) ?? []);
  return [...full, ...builder.finish()];
}

test("rows fill sheet after sheet, from the first label that is still there", () => {
  const sheets = sheetsOf(4, ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]);
  assert.deepEqual(
    sheets.map((document) => labelsOf(document)?.map(({ row, position }) => [row, position])),
    [
      [[1, 4]],
      [
        [2, 1],
        [3, 2],
        [4, 3],
        [5, 4],
      ],
      [[6, 1]],
    ],
  );
});

test("a row with errors is reported and takes no label", () => {
  const [document] = sheetsOf(1, ["Ann", "", "Cy"]);
  assert.deepEqual(document && labelsOf(document)?.map(({ row, position }) => [row, position]), [
    [1, 1],
    [3, 2],
  ]);
  assert.deepEqual(document?.rows, [1, 2, 3]);
  assert.deepEqual(
    document?.problems.map(({ row, code }) => [row, code]),
    [[2, "required_value_missing"]],
  );
  assert.equal(document && isValid(document), true);
});

test("a sheet is named after its first label, whatever rows were left out before it", () => {
  const sheets = sheetsOf(3, ["", "Ann", "", "Bo", "", "Cy", "Di"]);
  assert.deepEqual(
    sheets.map((document) => [document.filename, document.title, document.settings, firstRowOf(document)]),
    [
      ["Ann", "Certificate – Ann", {}, { row: 2, sheetRow: 3 }],
      ["Cy", "Certificate – Cy", {}, { row: 6, sheetRow: 7 }],
    ],
  );
});

test("rows with errors after the last label are reported with its sheet, and create no other sheet", () => {
  const sheets = sheetsOf(1, ["Ann", "Bo", "Cy", "Di", "", "Ed", "Flo", "Gus", "Hal", "", ""]);
  assert.deepEqual(
    sheets.map(({ rows }) => rows),
    [
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10, 11],
    ],
  );
  assert.deepEqual(sheets.map(isValid), [true, true]);
});

test("a sheet without a valid row is not created", () => {
  const [document] = sheetsOf(1, ["", ""]);
  assert.equal(document && isValid(document), false);
});
