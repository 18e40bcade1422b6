import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";

/**
 * A test file in the last column of a table's row, and the names of tests behind it: `file.test.ts`: “one”, “another”.
 */
const named = /`([\w./-]+\.ts)`(?:: ((?:“[^”]+”(?:, )?)+))?/g;

test("every test that docs/security.md names for a requirement is there", () => {
  const rows = readFileSync("docs/security.md", "utf8").split("\n");
  const shown = rows.filter((row) => row.startsWith("| ")).map((row) => row.split("|").at(-2) ?? "");
  const cases = shown.flatMap((cell) => [...cell.matchAll(named)]);
  assert.ok(cases.length > 60, `${cases.length} files are named`);
  const missing = cases.flatMap(([, file = "", names = ""]) => {
    if (!existsSync(file)) return [file];
    const source = readFileSync(file, "utf8");
    return Array.from(names.matchAll(/“([^”]+)”/g), ([, name = ""]) => name).filter((name) => !source.includes(name));
  });
  assert.deepEqual(missing, []);
});
