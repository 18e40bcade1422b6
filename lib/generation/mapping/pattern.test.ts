import assert from "node:assert/strict";
import { test } from "node:test";
import { fillPattern } from "./fill-pattern.ts";
import { PatternError, parsePattern, patternNames, resolveName } from "./pattern.ts";

const person: Record<string, string> = { First: "Ann", Last: "Lee", Company: "Acme, Inc.", Street: "1 High St" };
const fill = (text: string) => fillPattern(parsePattern(text), (name) => person[name] ?? "");

test("puts values in the place of their names", () => {
  assert.equal(fill("Dear {First} { Last },"), "Dear Ann Lee,");
  assert.deepEqual(patternNames(parsePattern("{a} {b} {a}")), ["a", "b"]);
});

test("doubled braces and a lone closing one mean themselves", () => {
  assert.equal(fill("{{{First}}} } {{x}}"), "{Ann} } {x}");
});

test("a brace that is not closed is told with its place", () => {
  for (const [text, position] of [
    ["Dear {First", 6],
    ["{First {Last}", 1],
    ["ab{}", 3],
  ] as const) {
    assert.throws(
      () => parsePattern(text),
      (error) => error instanceof PatternError && error.position === position,
    );
  }
});

test("what stands around an empty value closes up", () => {
  for (const [text, expected] of [
    ["{Title} {First} {Middle} {Last}", "Ann Lee"],
    ["{Street}, {City}, {Country}", "1 High St"],
    ["{City}, {Street}", "1 High St"],
    ["{Street}, {City}, {Last}", "1 High St, Lee"],
    ["{First}\n{Company}\n{City}\n{Street}", "Ann\nAcme, Inc.\n1 High St"],
    ["Dear {Middle},\n\nwelcome", "Dear,\n\nwelcome"],
    ["Welcome, {Middle}!", "Welcome!"],
    ["{First} ({City}), {Last}", "Ann, Lee"],
    ["Well done! {Middle}", "Well done!"],
    ["Name: {Middle}, {Last}", "Name: Lee"],
    ["{Middle}", ""],
  ] as const) {
    assert.equal(fill(text), expected, text);
  }
});

test("values keep their own punctuation", () => {
  assert.equal(fill("{Company} {Middle}, {First}"), "Acme, Inc., Ann");
});

test("a long run of separators is filled without delay", () => {
  const text = `{Middle}${" ".repeat(1_900)}x{Middle}`;
  const from = performance.now();
  for (let count = 0; count < 100; count++) fill(text);
  assert.ok(performance.now() - from < 500);
});

test("a name is a column to the letter, then a field, then either in another case", () => {
  const columns = ["Name", "DATE"].map((name) => ({ name, type: "text" as const, samples: [], empty: 0 }));
  const fields = [{ name: "name" }, { name: "date" }, { name: "score" }];
  const resolve = (name: string) => resolveName(name, columns, fields);
  assert.deepEqual(resolve("Name"), { column: 0 });
  assert.deepEqual(resolve("name"), { field: "name" });
  assert.deepEqual(resolve("Date"), { column: 1 });
  assert.deepEqual(resolve("SCORE"), { field: "score" });
  assert.equal(resolve("nothing"), null);
});
