import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { propertyRuns } from "../../spreadsheet/property-runs.fixture.ts";
import { nameScope } from "./name-scope.ts";
import { parsePattern } from "./parse-pattern.ts";
import { PatternError } from "./pattern-error.ts";

const names = ["First", "Last", "Net | Gross", "Net", "Driver's licence", "Count", "Date"];
const scope = nameScope(
  names.map((name) => ({ name })),
  [{ name: "course" }],
);
const parse = (text: string) => parsePattern(text, scope);

test("a name goes up to the first bar, unless a column's name has one itself", () => {
  for (const [text, column, filters] of [
    ["{Net}", 3, 0],
    ["{Net | upper}", 3, 1],
    ["{Net | Gross}", 2, 0],
    ["{ net | gross | upper | lower }", 2, 2],
    ["{Driver's licence | default: 'it''s \"none\" {yet}'}", 4, 1],
  ] as const) {
    const [hole] = parse(text);
    assert.ok(hole && "target" in hole, text);
    assert.deepEqual([hole.target, hole.filters.length], [{ column }, filters], text);
  }
});

/** The position of the caret, and the expected message. */
const faults: [text: string, caret: string, message: RegExp][] = [
  ["Dear {First", "     ^", /the brace isn’t closed/],
  ["{First {Last}", "^", /the brace isn’t closed/],
  ["{First | upper", "^", /the brace isn’t closed/],
  ["ab{}", "  ^", /no name/],
  ["{ | upper}", "^", /no name/],
  ["Hi { Frist }", "     ^", /“Frist” is neither .+; did you mean “First”\?/],
  ["{Net | Gros}", "       ^", /no filter “Gros”/],
  ["{Nett | Gross}", " ^", /“Nett” is neither .+; did you mean “Net \| Gross”\?/],
  ["{Wholly unlike}", " ^", /nor a field\.$/],
  ["{First | upcase}", "         ^", /no filter “upcase”; did you mean “upper”\?/],
  ["{First | uper}", "         ^", /did you mean “upper”\?/],
  ["{First | frobnicate}", "         ^", /no filter “frobnicate”\.$/],
  ["{First | }", "         ^", /filter’s name is missing/],
  ["{First || upper}", "        ^", /filter’s name is missing/],
  ['{First | "upper"}', "         ^", /filter’s name is missing/],
  ["{First | upper x}", "               ^", /a colon after “upper”/],
  ["{First | upper: x}", "                ^", /nothing can follow/],
  ["{First | default}", "         ^", /needs more/],
  ["{First | default:}", "                 ^", /missing here/],
  ['{First | default: "x}', "                  ^", /quotation mark isn’t closed/],
  ["{First | default: {Last}}", "                  ^", /braces only in quotation marks/],
  ['{First | default: "a", "b"}', "                       ^", /too much/],
  ["{First | default: 10:30}", "                    ^", /contains “:” in quotation marks/],
  ["{Count | number: two}", "                 ^", /0 to \d+ decimals/],
  ["{Count | number: 16}", "                 ^", /0 to 15/],
  ["{Count | currency}", "         ^", /currency: EUR/],
  ["{Count | currency: EURO}", "                   ^", /“EURO” isn’t .+; did you mean “EUR”\?/],
  ['{Count | plural: one "a"}', "         ^", /needs a form for other numbers/],
  ['{Count | plural: on "a", other "b"}', "                 ^", /did you mean “one”\?/],
  ['{Count | plural: one "a" other "b"}', "                         ^", /a comma here/],
  ['{Count | plural: one "a", one "b"}', "                          ^", /appears twice/],
  ["{Count | plural: one, other}", "                 ^", /text is missing/],
  ["{Count | choose}", "         ^", /needs more/],
  ['{Date | date: "d MMMM YYYY"}', "                      ^", /“YYYY” isn’t .+; did you mean “yyyy”\?/],
  ["{Date | date: 'd ''de'' Q'}", "                        ^", /“Q” isn’t a part of a date\./],
  ["{Date | date: longer}", "              ^", /“l” isn’t a part of a date/],
  ["{Date | date: d MMMM yyyy}", "                     ^", /in quotation marks/],
];

for (const [text, caret, message] of faults) {
  test(`reports where ${text} is wrong`, () => {
    assert.throws(
      () => parse(text),
      (error) => {
        assert.ok(error instanceof PatternError);
        assert.equal(`${" ".repeat(error.position - 1)}^`, caret, error.message);
        assert.match(error.message, message);
        assert.match(error.message, new RegExp(`^At character ${error.position}: `));
        return true;
      },
    );
  });
}

const pieces = fc.constantFrom(
  ..."{ } | : , \" ' “ ” # d yyyy upper date plural one other choose default number currency EUR 2 {{ }} \n 😀 é".split(
    " ",
  ),
  ...names,
);
const texts = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join("")),
  fc.array(pieces, { maxLength: 20 }).map((parts) => `{Count | ${parts.join(" ")}}`),
);

test("any text is a pattern, or is refused with a place in it", () => {
  const property = fc.property(texts, (text) => {
    try {
      parse(text);
    } catch (error) {
      assert.ok(error instanceof PatternError, String(error));
      assert.ok(error.position >= 1 && error.position <= text.length, `${error.position} of ${text.length}`);
    }
  });
  fc.assert(property, { numRuns: propertyRuns(2_000) });
});

test("a long text of any kind is read or refused without delay", { timeout: 60_000 }, () => {
  for (const piece of ["{", "}", "|", " ", "{Net", "{Net|", '"', "''", ",", "a", "{Net} "]) {
    for (const [start, end] of [
      ["", ""],
      ["{", "}"],
      ["{Net | default: '", "'}"],
      ["{Count | plural: ", "}"],
      ['{Date | date: "', '"}'],
    ] as const) {
      const text = start + piece.repeat(100_000) + end;
      try {
        parse(text);
      } catch (error) {
        assert.ok(error instanceof PatternError, String(error));
      }
    }
  }
});

test("a name that matches two columns is refused, naming both", () => {
  const names = nameScope([{ name: "Name" }, { name: "name" }], []);
  assert.throws(() => parsePattern("Dear {NAME}", names), {
    message: "At character 7: “NAME” could be “Name” or “name”. Write the name exactly as in the spreadsheet.",
    position: 7,
  });
});
