import assert from "node:assert/strict";
import { test } from "node:test";
import type { Mapping } from "#lib/contracts/sessions/choices.ts";
import type { Cell } from "../../spreadsheet/table.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { certificate, columns, fitOf, rowOf } from "../mapping.fixture.ts";
import { compileFit } from "./compile-fit.ts";

const source = columns({ Name: "text", Day: "date", Hours: "number", Price: "currency" });
/** As they are read from a workbook that doesn't name its language. */
const day: Cell = { kind: "date", value: "2005-03-06", text: "3/6/2005", format: 14 };
const hours: Cell = { kind: "number", value: 1234.5, text: "1234.5" };
const price: Cell = { kind: "number", value: 1234.5, text: "$1,234.50", format: "$#,##0.00" };
const row = rowOf(1, "Ann", day, hours, price);

function fitIn(locale: string, text: string, mapping: Mapping = {}, template: TemplateDefinition = certificate) {
  const fit = fitOf(template, source, { recipient: { column: "Name" }, ...mapping });
  const output = { ...fit.output, locale, filename: "{Name} {Day}.pdf" };
  return compileFit({ ...fit, settings: { ...fit.settings, text }, output })(row);
}

test("columns in texts, in fields and in file names are written in the documents' language", () => {
  const inGerman = fitIn("de-DE", "{Day}: {Hours} h, {Price}", { course: { column: "Day" } });
  assert.deepEqual(inGerman.settings.text, "06.03.2005: 1234,5 h, $1.234,50");
  assert.deepEqual([inGerman.values.course, inGerman.filename], ["06.03.2005", "Ann 06.03.2005"]);
  const course = { text: "{Hours} hours on {Day}" };
  assert.equal(fitIn("en-GB", "", { course }).values.course, "1234.5 hours on 06/03/2005");
  assert.equal(fitIn("en-US", "", { course }).values.course, "1234.5 hours on 3/6/2005");
});

test("filters that change a text get it in the documents' language; filters that compare it get it as the sheet shows it", () => {
  const text =
    '{Day | then: "am #"}; {Hours | choose: "1234.5" "ja", other "nein"}; {Hours | number: 2}; {Day | number}';
  assert.equal(fitIn("de-DE", text).settings.text, "am 06.03.2005; ja; 1.234,50; 06.03.2005");
});

test("fields keep their values, and texts that name them have the documents' language", () => {
  const fitted = fitIn("de-DE", "{date} / {score}", { date: { column: "Day" }, score: { text: "{Hours}" } });
  assert.deepEqual([fitted.values.date, fitted.values.score], ["6. März 2005", "1234.5"]);
  assert.equal(fitted.settings.text, "6. März 2005 / 1234,5");
});

test("codes have their values as the sheet shows them, whatever the language", () => {
  for (const locale of ["de-DE", "en-US"]) {
    const textOf = (mapping: Mapping[string]) => {
      const value = fitIn(locale, "", { code: mapping }).values.code;
      return typeof value === "object" && value && "text" in value ? value.text : value;
    };
    assert.equal(textOf({ column: "Hours" }), "1234.5");
    assert.equal(textOf({ text: "A-{Hours}-{Day}" }), "A-1234.5-3/6/2005");
  }
});
