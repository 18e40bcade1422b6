import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { certificate, columns, fitOf, rowOf } from "./mapping.fixture.ts";
import { nameScope } from "./pattern/name-scope.ts";
import { parsePattern } from "./pattern/parse-pattern.ts";
import { compileRowPattern } from "./pattern/row-pattern.ts";

const guide = readFileSync(new URL("../../../docs/texts.md", import.meta.url), "utf8");

/** The guide's code blocks of one kind: each pattern, with the indented lines below it. */
function examplesOf(kind: string): { pattern: string; lines: string[] }[] {
  const blocks = [...guide.matchAll(new RegExp(`^\`\`\`${kind}\n(.*?)^\`\`\``, "gms"))].map(([, block = ""]) => block);
  return [...blocks.join("").matchAll(/^(\S.*)\n((?: {2}.*\n)+)/gm)].map(([, pattern = "", below = ""]) => ({
    pattern,
    lines: below
      .trimEnd()
      .split("\n")
      .map((line) => line.trim()),
  }));
}

function make(pattern: string, line: string): { made: string; expected: string; problems: unknown[] } {
  const [, locale = "en-GB", values = "", expected = ""] = /^(?:\[(.+?)\] )?(.*) → (.*)$/.exec(line) ?? [];
  const cells = [...values.matchAll(/(\w+):([^;]*)/g)].map(([, name = "", cell = ""]) => [name, cell] as const);
  const base = fitOf(certificate, columns(Object.fromEntries(cells.map(([name]) => [name, "text"]))));
  const problems: never[] = [];
  const { fill } = compileRowPattern(pattern, { ...base, output: { ...base.output, locale } });
  const made = fill(rowOf(1, ...cells.map(([, cell]) => cell)), {}, problems);
  return { made: made.replace(/[\u00a0\u202f]/g, " "), expected, problems };
}

for (const { pattern, lines } of examplesOf("example")) {
  test(`the guide tells what becomes of ${pattern}`, () => {
    for (const line of lines) {
      const { made, expected, problems } = make(pattern, line);
      assert.deepEqual([made, problems], [expected, []], line);
    }
  });
}

test("the guide quotes the message of each fault", () => {
  const scope = nameScope(
    ["Name", "Day", "Tickets"].map((name) => ({ name })),
    [],
  );
  const faults = examplesOf("fault");
  assert.ok(faults.length > 3);
  for (const { pattern, lines } of faults) assert.throws(() => parsePattern(pattern, scope), { message: lines[0] });
});

test("the guide shows every filter", () => {
  const written = examplesOf("example")
    .map(({ pattern }) => pattern)
    .join();
  const filters = [
    "upper",
    "lower",
    "title",
    "default",
    "then",
    "choose",
    "number",
    "currency",
    "percent",
    "plural",
    "date",
  ];
  for (const filter of filters) assert.match(written, new RegExp(`\\| ${filter}\\b`));
});
