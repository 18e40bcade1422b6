import assert from "node:assert/strict";
import { test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import { de } from "#lib/messages/de.ts";
import { en } from "#lib/messages/en.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { FoundProblem } from "./found-problem.ts";
import { translateGroups } from "./group-words.ts";
import { groupProblems, type ProblemGroup, ProblemGroupSchema, rowsInError, shownGroups } from "./problem-groups.ts";
import { doesNotFit, missingPicture, missingValue, notANumber } from "./row-problems.ts";

const place = (column: string) => ({ column, field: column.toLowerCase(), label: column });
const at = (row: number, problem: Omit<FoundProblem, "row" | "sheetRow">) => ({ row, sheetRow: row + 1, ...problem });
const score = (row: number) => at(row, notANumber(place("Score"), `about ${row}`));
const repeated = (row: number): FoundProblem =>
  at(row, {
    column: null,
    field: null,
    code: "duplicate_file_name",
    ...msg("row.filename", { taken: "Ann.pdf", name: `Ann (${row}).pdf` }),
    severity: "warning",
  });

test("problems that are alike are one entry, which quotes no single row", () => {
  const rows = Array.from({ length: 800 }, (_, index) => index + 5);
  const found = [...rows.map(repeated), score(3), at(4, missingValue(place("Name")))];
  const [first, second, third, ...others] = translateGroups("en", shownGroups(groupProblems(found)));
  assert.deepEqual(others, []);
  assert.deepEqual(
    [first?.count, first?.rows, first?.message],
    [1, [3], "“Score” is “about 3”, which isn’t a number."],
  );
  assert.deepEqual([second?.row, second?.count, second?.message], [4, 1, "“Name” is required but empty."]);
  assert.equal(third?.message, "800 documents share a file name with another one, so they get a number.");
  assert.deepEqual([third?.row, third?.sheetRow, third?.count], [5, 6, 800]);
  assert.deepEqual(third?.rows, rows.slice(0, limits.problemRowsShown));
  assert.equal(
    translateGroups("de", shownGroups(groupProblems([score(1), score(2)])))[0]?.message,
    "„Score“ ist in 2 Zeilen keine Zahl.",
  );
});

test("a problem of a setting names it, and those of another setting are other problems", () => {
  const text = (row: number, setting: string) =>
    at(row, doesNotFit({ column: null, field: null, setting, label: "Text" }, 9));
  const groups = shownGroups(groupProblems([text(1, "title"), text(2, "body"), text(3, "title")]));
  assert.deepEqual(
    groups.map(({ setting, rows }) => [setting, rows]),
    [
      ["title", [1, 3]],
      ["body", [2]],
    ],
  );
});

test("other columns, kinds and reasons are other problems", () => {
  const code = (fault: "code.qr.length" | "code.check", row: number) =>
    at(row, {
      ...place("Code"),
      code: "cannot_be_set",
      ...msg("row.code", {
        what: "Code",
        text: String(row),
        fault: fault === "code.check" ? msg(fault, { name: "EAN-13", check: String(row) }) : msg(fault),
      }),
      severity: "error",
    });
  const found = [score(1), at(2, notANumber(place("Points"), "x")), at(3, missingPicture(place("Score"), "x"))];
  const groups = groupProblems([...found, code("code.check", 4), code("code.qr.length", 5), code("code.check", 6)]);
  assert.deepEqual(
    groups.map(({ row, count }) => [row, count]),
    [
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 2],
      [5, 1],
    ],
  );
  const told = translateGroups("en", shownGroups(groups))[3]?.message;
  assert.equal(told, "“Code” has 2 values that have a wrong check digit, the last digit of a barcode (EAN-13).");
});

test("groups of shards merge into the same list in whatever order the shards end, and know every failed row", () => {
  const shards = [0, 1, 2, 3].map((shard) =>
    groupProblems(
      Array.from({ length: 50 }, (_, index) => shard * 100 + 2 * index + 1).flatMap((row) => [
        score(row),
        repeated(row),
      ]),
    ),
  );
  const stored = (order: number[]) => {
    let kept: ProblemGroup[] = [];
    for (const shard of order) kept = shownGroups(groupProblems([...kept, ...(shards[shard] ?? [])]));
    return kept;
  };
  const inOrder = stored([0, 1, 2, 3]);
  assert.deepEqual(
    inOrder.map(({ count, row }) => [row, count]),
    [
      [1, 200],
      [1, 200],
    ],
  );
  for (const order of [
    [3, 2, 1, 0],
    [2, 0, 3, 1],
  ])
    assert.deepEqual(stored(order), inOrder);
  const failed = Array.from({ length: 200 }, (_, index) => 2 * index + 1);
  assert.deepEqual(rowsInError(groupProblems(shards.toReversed().flat())), failed);
  assert.deepEqual(ProblemGroupSchema.array().parse(JSON.parse(JSON.stringify(inOrder))), inOrder);
});

test("a problem that an older build stored by itself is a group of one", () => {
  const { wording: _, ...old } = score(7);
  const kept = ProblemGroupSchema.parse(old);
  assert.deepEqual([kept.count, kept.rows], [1, [7]]);
  assert.deepEqual(translateGroups("de", [kept])[0]?.message, "“Score” is “about 7”, which isn’t a number.");
});

test("each message of a row has one for several, in each language, that names no value of one row", () => {
  const shared = new Set(["what", "count", "most", "field", "fault", "name"]);
  for (const { server } of [en, de]) {
    const texts: Readonly<Record<string, string>> = server;
    const single = Object.keys(server).filter((key) => /^(row|code)\./.test(key));
    assert.ok(single.length > 50);
    for (const key of single) {
      const text = texts[key.replace(".", "s.")];
      assert.ok(text !== undefined, key);
      const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
      assert.deepEqual(
        named.filter((name) => !shared.has(name)),
        [],
        key,
      );
    }
  }
});
