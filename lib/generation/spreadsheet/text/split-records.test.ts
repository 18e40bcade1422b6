import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { propertyRuns } from "../property-runs.fixture.ts";
import { createRecordSplitter, UnclosedQuote } from "./split-records.ts";

const dialect = { delimiter: ",", quote: '"', escape: '"', padded: false, preamble: 0, newline: "any" } as const;
type Dialect = Parameters<typeof createRecordSplitter>[0];

function split(pieces: string[], changed: Partial<Dialect> = {}): string[][] {
  const splitter = createRecordSplitter({ ...dialect, ...changed });
  return [...pieces.flatMap((piece) => splitter.add(piece)), ...splitter.end()];
}

/** What csv-parse returns; null if it finds an unclosed quote. */
function parsed(text: string, { quote, escape: escapedBy }: Pick<Dialect, "quote" | "escape">): string[][] | null {
  try {
    return parse(text, {
      quote,
      escape: escapedBy,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_quotes: true,
      relax_column_count: true,
    });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "CSV_QUOTE_NOT_CLOSED") return null;
    throw error;
  }
}

/** Texts cut at random places, made of the characters that matter. */
const pieces = fc.array(
  fc.string({ unit: fc.constantFrom("a", "b", ",", '"', "'", "\n", "\r", "\r\n"), maxLength: 12 }),
  {
    maxLength: 6,
  },
);

test("any text is split as csv-parse splits it, wherever it is cut", () => {
  fc.assert(
    fc.property(pieces, fc.constantFrom<'"' | "'">('"', "'"), (cut, quote) => {
      const expected = parsed(cut.join(""), { quote, escape: quote });
      // csv-parse refuses what is not closed.
      if (expected === null) assert.ok(split(cut, { quote, escape: quote }).flat().join("").includes(quote));
      else assert.deepEqual(split(cut, { quote, escape: quote }), expected);
    }),
    { numRuns: propertyRuns(1_000) },
  );
});

test("an unclosed quote near the end affects no other line; far from the end, it is refused", () => {
  const splitter = createRecordSplitter(dialect);
  const records = [...splitter.add('a,b\n1,"2\n3,4\n'), ...splitter.end()];
  assert.deepEqual(records.slice(-2), [
    ["1", '"2'],
    ["3", "4"],
  ]);
  assert.equal(splitter.unclosed(), 0);
  assert.throws(() => split([`a,"${"b\n".repeat(60_000)}`]), UnclosedQuote);
});

test("a backslash escapes the next character, but only within quotes", () => {
  const cut = ['a\\,"b\\"c\\\\",d\n"x\\', '"y"\n'];
  assert.deepEqual(split(cut, { escape: "\\" }), [["a\\", 'b"c\\', "d"], ['x"y']]);
});

test("a line end of another kind than the dialect's is text", () => {
  assert.deepEqual(split(["a,b\rc,d\ne\r"], { newline: "\r" }), [
    ["a", "b"],
    ["c", "d\ne"],
  ]);
  assert.deepEqual(split(["a\nb\rc\r", "\nd"], { newline: "\r\n" }), [["a\nb\rc"], ["d"]]);
});

test("spaces after a closing quote are dropped, except before more text and between cells", () => {
  assert.deepEqual(split(['"a" ,"b, c"  \n"d" e,"f"', " "]), [
    ["a", "b, c"],
    ['"d" e', "f"],
  ]);
  assert.deepEqual(split(['"a"  "b"\n'], { delimiter: " " }), [["a", "", "b"]]);
});

test("spaces around quotes are dropped where the dialect has them", () => {
  assert.deepEqual(split(['"a", "b, c" ,  d\n'], { padded: true }), [["a", "b, c", "d"]]);
});
