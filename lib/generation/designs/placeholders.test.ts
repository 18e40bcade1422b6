import assert from "node:assert/strict";
import { test } from "node:test";
import { DesignSchema } from "#lib/contracts/designs/design.ts";
import { designDefinition } from "./design-definition.ts";
import { designFaults } from "./design-faults.ts";
import { placeholdersOf } from "./placeholders.ts";

const box = { page: 1, x: 0, y: 0, width: 50, height: 10 };
const textOf = (text: string, index: number) => ({ ...box, id: `t${index}`, kind: "text", text });
const design = (elements: object[]) => DesignSchema.parse({ version: 1, pages: [{ width: 90, height: 50 }], elements });
const ofTexts = (...texts: string[]) => design(texts.map(textOf));
const labelsOf = (...texts: string[]) => placeholdersOf(ofTexts(...texts)).placeholders.map(({ label }) => label);

test("placeholders come in the order in which they appear, once for all capitals", () => {
  const texts = ["Dear { First name }, {LAST NAME}", "{first Name | upper} {Date | date: long}", "{{no}} {Last name}"];
  assert.deepEqual(labelsOf(...texts), ["First name", "LAST NAME", "Date"]);
});

test("a name with a bar or a brace in it is quoted", () => {
  assert.deepEqual(labelsOf('{"Net | Gross"} {"a}b" | upper}'), ["Net | Gross", "a}b"]);
});

test("names are safe as keys of a mapping", () => {
  const { placeholders } = placeholdersOf(ofTexts("{__proto__} {constructor} {toString} {Name}"));
  assert.deepEqual(
    placeholders.map(({ name }) => name in {}),
    [false, false, false, false],
  );
  assert.equal(new Set(placeholders.map(({ name }) => name)).size, 4);
});

test("only a placeholder alone as the source of a picture is an image's name", () => {
  const picture = (id: string, source: string) => ({ ...box, id, kind: "picture", source });
  const { placeholders } = placeholdersOf(
    design([picture("a", "{Photo}"), picture("b", "{Id}.jpg"), picture("c", "{Face}"), textOf("{face}", 1)]),
  );
  assert.deepEqual(
    placeholders.map(({ label, type }) => [label, type]),
    [
      ["Photo", "picture"],
      ["Id", "text"],
      ["Face", "text"],
    ],
  );
});

test("documents are named by the first placeholder for a text, also if its name needs quotation marks", () => {
  assert.equal(designDefinition(ofTexts("To {Full name}")).filename, "{Full name}.pdf");
  assert.equal(designDefinition(ofTexts('{"a|b"}')).filename, '{"a|b"}.pdf');
  assert.equal(designDefinition(ofTexts("Plain")).filename, "document.pdf");
});

test("faults name the element and the place in its text", () => {
  const faults = designFaults(
    design([
      textOf("{Name", 1),
      { ...textOf("{Name | upcase}", 2), name: "Title" },
      { ...textOf("ok", 3), id: "t2", page: 2, font: "comic" },
    ]),
  );
  assert.deepEqual(
    faults.map(({ path, position }) => [path, position]),
    [
      ["design.elements.2.id", undefined],
      ["design.elements.2.page", undefined],
      ["design.elements.2.font", undefined],
      ["design.elements.0.text", 1],
      ["design.elements.1.text", 9],
    ],
  );
  assert.match(faults.at(-1)?.message ?? "", /^Title: .*upcase.*did you mean/);
});

test("thousands of placeholders and deeply nested braces are refused quickly", () => {
  const begun = process.cpuUsage();
  const many = Array.from({ length: 25 }, (_, index) =>
    textOf(
      Array.from({ length: 500 }, (_, at) => `{a${index}b${at}}`)
        .join("")
        .slice(0, 3_990),
      index,
    ),
  );
  const strange = ["{".repeat(4_000), `{a${"|".repeat(3_990)}}`, `{${'"'.repeat(3_990)}}`, "{}", "{ }", '{""}'];
  for (const elements of [many, strange.map(textOf)]) {
    const faults = designFaults(design(elements));
    assert.ok(faults.length > 0 && faults.length <= 25);
  }
  assert.ok(process.cpuUsage(begun).user < 2_000_000);
  assert.equal(designFaults(ofTexts(`{${"a".repeat(201)}}`)).length, 1);
  assert.equal(designFaults(ofTexts(...Array<string>(6).fill("a".repeat(4_000)))).length, 1);
});
