import assert from "node:assert/strict";
import { test } from "node:test";
import type { Mapping } from "#lib/contracts/sessions/choices.ts";
import type { TemplateField } from "#lib/contracts/template.ts";
import { faultWithLabels, type PatternNames, withLabels, withNames } from "./field-labels.ts";

const field = (name: string, label: string, type: TemplateField["type"] = "text") => ({
  ...{ name, label, type },
  required: false,
  help: "",
});

function namesOf(columns: string[], mapping: Mapping = {}): PatternNames {
  const fields = [
    field("recipient", "Empfänger"),
    field("date", "Datum", "date"),
    field("a", "Wert"),
    field("b", "Wert"),
  ];
  return { template: { fields }, source: { columns: columns.map((name) => ({ name })) }, mapping };
}

test("a file name names fields in the page's language, and is sent without one", () => {
  const names = namesOf(["Teilnehmer"]);
  const shown = withLabels("{recipient | upper} {Teilnehmer} {{recipient}}.pdf", names);
  assert.equal(shown, "{Empfänger | upper} {Teilnehmer} {{recipient}}.pdf");
  assert.equal(withNames(shown, names), "{recipient | upper} {Teilnehmer} {{recipient}}.pdf");
  assert.equal(withNames("{empfänger}-{recipient}", names), "{recipient}-{recipient}");
});

test("a label that would mean something else isn't shown", () => {
  assert.equal(withLabels("{recipient}", namesOf(["Empfänger"])), "{recipient}", "another column");
  assert.equal(
    withLabels("{recipient}", namesOf(["Empfänger"], { recipient: { column: "Empfänger" } })),
    "{Empfänger}",
  );
  const date = namesOf(["Datum"], { date: { column: "Datum" } });
  assert.equal(withLabels("{date}", date), "{date}", "the column's cell is no formatted date");
  assert.equal(withLabels("{a}{b}", namesOf([])), "{a}{b}", "two fields of one label");
  assert.equal(withLabels("{recipient}", namesOf(["recipient"])), "{recipient}", "a column of that name");
  assert.equal(withNames("{Empfänger}", namesOf(["empfänger"])), "{Empfänger}");
});

test("an error is marked where the page shows it", () => {
  const names = namesOf([]);
  const pattern = "{recipient} {Nobody}";
  const fault = { path: "output.filename", message: "", position: pattern.indexOf("Nobody") + 1 };
  const shown = withLabels(pattern, names);
  assert.equal(faultWithLabels(fault, pattern, names)?.position, shown.indexOf("Nobody") + 1);
});

test("a Word file's field is shown as its column, which the page offers to insert", () => {
  const fields = [field("Betrag", "Betrag"), field("Ort", "Ort")];
  const columns = [{ name: "Amount" }, { name: "Town {a}" }];
  const mapping = { Betrag: { column: "Amount" }, Ort: { column: "Town {a}" } };
  const names: PatternNames = { template: { fields }, source: { columns }, mapping };
  assert.equal(withLabels("{Betrag} {Ort}.pdf", names), "{Amount} {Ort}.pdf");
  assert.equal(withLabels("{Betrag}", { ...names, mapping: { Betrag: null } }), "{Betrag}");
});
