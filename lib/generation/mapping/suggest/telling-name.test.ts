import assert from "node:assert/strict";
import { test } from "node:test";
import { certificate } from "../mapping.fixture.ts";
import { withTellingName } from "./telling-name.ts";

const named = (...names: string[]) => {
  const [field] = certificate.fields;
  assert.ok(field);
  const fields = names.map((name) => ({ ...field, name, label: name, type: "text" as const }));
  return withTellingName({ ...certificate, fields, filename: "given.pdf" }).filename;
};

test("documents of a visitor's own template are named after people, not after their titles", () => {
  assert.equal(named("Anrede", "Vorname", "Nachname", "PLZ"), "{Vorname} {Nachname}.pdf");
  assert.equal(named("Title", "Last name", "First name"), "{First name} {Last name}.pdf");
  assert.equal(named("Anrede", "Kundennummer"), "{Kundennummer}.pdf");
  assert.equal(named("Name", "Kurs"), "{Name}.pdf");
  assert.equal(named('a|"b"'), '{"a|""b"""}.pdf');
  assert.equal(named("Anrede"), "given.pdf");
});

test("letters to parents are named after their children, whose parents may be the same", () => {
  assert.equal(named("Parent", "Pupil", "Class"), "{Pupil}.pdf");
  assert.equal(named("Erziehungsberechtigte", "Klasse", "Kind"), "{Kind}.pdf");
  assert.equal(named("Eltern", "Klasse"), "{Eltern}.pdf");
  assert.equal(named("Name", "Kind"), "{Name}.pdf");
});
