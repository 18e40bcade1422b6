import assert from "node:assert/strict";
import { test } from "node:test";
import type { Mapping } from "#lib/contracts/sessions/choices.ts";
import { readCatalogue } from "../../templates/catalogue.ts";
import { compileFit } from "../fit/compile-fit.ts";
import type { Fit } from "../fit/fit.ts";
import { unmappedFields } from "../fit/missing-choices.ts";
import { columns, fitOf, rowOf } from "../mapping.fixture.ts";

const catalogue = readCatalogue(process.cwd());

/** A fit of a sheet with text columns, of which some are empty in this many of its 100 rows. */
function fit(id: string, headers: Record<string, number>, mapping: Mapping = {}, more: Partial<Fit> = {}): Fit {
  const template = catalogue.find(id);
  const source = columns(Object.fromEntries(Object.keys(headers).map((name) => [name, "text"])));
  const counted = source.map((column) => ({ ...column, empty: headers[column.name] ?? 0 }));
  return { ...fitOf(template, counted, mapping), rowCount: 100, ...more };
}

function told(given: Fit, ...cells: string[]): string[] {
  const { problems } = compileFit(given)(rowOf(1, ...cells));
  return problems.map(({ severity, code, message }) => `${severity} ${code}: ${message}`);
}

test("a text of several columns is checked for the parts that nearly all rows have", () => {
  const names = fit("badge", { "First name": 3, "Middle name": 80, "Last name": 0 });
  assert.deepEqual(names.mapping.name, { text: "{First name} {Middle name} {Last name}" });
  assert.deepEqual(told(names, "Ann", "", "Lee"), []);
  assert.deepEqual(told(names, "", "", "Lee"), [
    "warning value_missing: “First name” is empty, so “Name” is only “Lee”.",
  ]);
  assert.deepEqual(told(names, "", "", ""), ["error required_value_missing: “Name” is required but empty."]);
  const label = fit("invoice", { Street: 1, City: 1 }, { address: { text: "{Street}\n{City}" } });
  assert.match(told(label, "Weg 1", "").join(), /“City” is empty, so “Address” is only “Weg 1”/);
});

test("a ticket without a holder and a tag without a price are reported, but created", () => {
  assert.deepEqual(told(fit("ticket", { Holder: 1, Code: 0 }), "", "A1"), [
    "warning value_missing: “Holder” is empty.",
  ]);
  assert.deepEqual(told(fit("tags", { Product: 0, Price: 1 }), "Tea", ""), [
    "warning value_missing: “Price” is empty.",
  ]);
  assert.deepEqual(told(fit("tags", { Product: 0 }), "Tea"), []);
});

test("a label with a company needs no name, and one with neither is not made", () => {
  const label = fit("labels", { Name: 5, Company: 9, Street: 0 });
  assert.deepEqual(told(label, "", "Marten", "Weg 1"), []);
  assert.deepEqual(told(label, "", "", "Weg 1"), ["error required_value_missing: “Name” is required but empty."]);
  const companies = fit("labels", { Company: 0, Street: 0 });
  assert.deepEqual(unmappedFields(companies.template, companies.mapping), []);
  assert.deepEqual(unmappedFields(companies.template, {}), ["name"]);
});

test("a missing image leaves its place empty; its row is skipped only if the visitor wants that", () => {
  const photo = { photo: { column: "Photo" } };
  const pictures = { names: ["ann.jpg"], unreadable: [] };
  const badges = fit("badge", { Name: 0, Photo: 0 }, photo, { pictures });
  const row = compileFit(badges)(rowOf(1, "Bo", "bo.jpg"));
  assert.deepEqual(row.values.photo, { text: "bo.jpg", picture: null, alt: "" });
  assert.match(told(badges, "Bo", "bo.jpg").join(), /^warning missing_picture: /);
  assert.match(told({ ...badges, skip: ["missing_picture"] }, "Bo", "bo.jpg").join(), /^error missing_picture: /);
  assert.deepEqual(told({ ...badges, skip: ["missing_picture"] }, "Ann", "ann.jpg"), []);
});
