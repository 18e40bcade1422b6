import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent } from "#lib/generation/spreadsheet/read-content.fixture.ts";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import { compileFit } from "../../fit/compile-fit.ts";
import { fitOf } from "../../mapping.fixture.ts";
import { settleReadings } from "../../readings/settle-readings.ts";

const tags = readCatalogue(process.cwd()).find("tags");

/** The symbols that a sheet's codes become, and their warnings and errors. */
async function codesOf(codes: string[], codeKind: string) {
  const {
    source,
    readings: open,
    rows,
  } = await readContent(`Product,UPC\n${codes.map((code, at) => `Item ${at},${code}`).join("\n")}\n`);
  const readings = settleReadings(open, "en-US", null);
  const fit = fitOf(tags, source.columns);
  const fitRow = compileFit({ ...fit, readings, settings: { ...fit.settings, codeKind } });
  return rows.map((row) => {
    const { values, problems } = fitRow(row);
    const { code } = values;
    const text = typeof code === "object" && code && "kind" in code ? `${code.kind} ${code.text}` : null;
    return [text, ...problems.filter(({ field }) => field === "code").map((each) => `${each.severity} ${each.code}`)];
  });
}

test("a number that lost its leading zero is restored by its column, with a warning", async () => {
  assert.deepEqual(await codesOf(["36000291452", "12345678905", "614141000036"], "upc-a"), [
    ["upc-a 036000291452", "warning zeros_restored"],
    ["upc-a 012345678905", "warning zeros_restored"],
    ["upc-a 614141000036"],
  ]);
  assert.deepEqual(await codesOf(["36000291452", "12345678905", "614141000036"], "auto"), [
    ["upc-a 036000291452", "warning zeros_restored"],
    ["upc-a 012345678905", "warning zeros_restored"],
    ["upc-a 614141000036"],
  ]);
  assert.deepEqual(await codesOf(["036000291452"], "ean-13"), [["ean-13 0036000291452", "warning zeros_restored"]]);
});

test("a column without check digits gets them; one with and without them is an error", async () => {
  const without = ["40063813330", "40063813331", "40063813332", "40063813333", "40063813334"];
  const read = await codesOf(without, "upc-a");
  assert.deepEqual(
    read.map(([text, ...problems]) => [text?.slice(6, 17), problems.length]),
    without.map((code) => [code, 0]),
  );
  const many = Array.from({ length: 3_000 }, (_, index) => String(40_063_800_000 + index * 7));
  assert.ok((await codesOf(many, "upc-a")).every(([text], at) => text?.slice(6, 17) === many[at]));
  const mixed = await codesOf(["36000291452", "36000291453"], "upc-a");
  assert.deepEqual(mixed, [
    [null, "error cannot_be_set"],
    [null, "error cannot_be_set"],
  ]);
});
