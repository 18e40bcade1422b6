import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { columnHole } from "#lib/contracts/column-hole.ts";
import { propertyRuns } from "../../spreadsheet/property-runs.fixture.ts";
import { nameScope } from "./name-scope.ts";
import { parsePattern } from "./parse-pattern.ts";

const scopeOf = (names: string[]) =>
  nameScope(
    names.map((name) => ({ name })),
    [{ name: "course" }],
  );

/** Which columns a text names, and the text between them. */
const partsOf = (text: string, names: string[]) =>
  parsePattern(text, scopeOf(names)).map((part) => {
    if ("literal" in part) return part.literal;
    return "column" in part.target ? part.target.column : part.target.field;
  });

const strange = [
  "a}b",
  "a{b",
  "{a}",
  "}",
  "{",
  '"',
  '"a"',
  "a",
  '"a',
  "a}",
  "'x",
  "“x”",
  "Net | Gross",
  "Net",
  '} | upper: "',
  "|",
];

test("a placeholder refers to its column, whatever any column is called", () => {
  for (const [index, name] of strange.entries()) {
    assert.deepEqual(partsOf(`x${columnHole(name)}}}`, strange), ["x", index, "}"], columnHole(name));
  }
});

test("a name may be quoted, and then have filters", () => {
  const names = ["a}b", "Net", "Net | upper"];
  assert.deepEqual(partsOf('{ "a}b" }{"net"}{“Net”}', names), [0, 1, 1]);
  assert.deepEqual(partsOf('{"Net"}', ['"Net"']), [0]);
  const [hole] = parsePattern('{"Net" | upper}', scopeOf(names));
  assert.ok(hole && "filters" in hole);
  assert.deepEqual([hole.target, hole.filters.length], [{ column: 1 }, 1]);
});

const characters = fc.constantFrom(..."{}|\"'“”„a b:,".split(""));
const namesOfSheet = fc.uniqueArray(
  fc
    .array(characters, { minLength: 1, maxLength: 6 })
    .map((parts) => parts.join("").trim().replace(/\s+/g, " "))
    .filter((name) => name !== ""),
  { minLength: 1, maxLength: 6 },
);

test("a text of several placeholders names each of their columns", () => {
  const property = fc.property(namesOfSheet, (names) => {
    const text = names.map(columnHole).join("-");
    const expected = names.flatMap((_, index) => (index === 0 ? [index] : ["-", index]));
    assert.deepEqual(partsOf(text, names), expected, text);
  });
  fc.assert(property, { numRuns: propertyRuns(5_000), seed: 12 });
});
