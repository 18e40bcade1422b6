import assert from "node:assert/strict";
import { test } from "node:test";
import { growth } from "../../common/growth.fixture.ts";
import { fillPattern } from "./fill-pattern.ts";
import { markAccents } from "./markup.ts";
import { nameScope } from "./name-scope.ts";
import { parsePattern } from "./parse-pattern.ts";

const person = {
  First: "Ann",
  Last: "Lee",
  Company: "Acme, Inc.",
  Street: "1 High St",
  Middle: "",
  City: "",
  Country: "",
  Title: "",
};
const columns = Object.entries(person).map(([name, value]) => ({ name, value }));
const fill = (text: string) =>
  fillPattern(parsePattern(text, nameScope(columns, [])), ({ target }) =>
    "column" in target ? (columns[target.column]?.value ?? "") : "",
  );

test("puts values in the place of their names", () => {
  assert.equal(fill("Dear {First} { Last },"), "Dear Ann Lee,");
});

test("doubled braces and a lone closing brace are literal", () => {
  assert.equal(fill("{{{First}}} } {{x}}"), "{Ann} } {x}");
});

test("the space around an empty value closes up", () => {
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

test("marks of bold and italics close up with the empty value between them", () => {
  for (const [text, expected] of [
    ["{First} **{Middle}** {Last}", "Ann Lee"],
    ["{Street}, *{City}*, {Country}", "1 High St"],
    ["**{Middle}** {Last}", "Lee"],
    ["**{First}** {Middle}", "\u000eAnn\u000e"],
  ] as const)
    assert.equal(fill(markAccents(text)), expected, text);
});

test("values keep their own punctuation", () => {
  assert.equal(fill("{Company} {Middle}, {First}"), "Acme, Inc., Ann");
});

test("a long run of separators is filled without delay", () => {
  assert.ok(growth(475, (length) => fill(`{Middle}${" ".repeat(length)}x{Middle}`)) < 12);
});
