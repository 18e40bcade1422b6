import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";

const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "lib/generation/README.md",
  "lib/commands/test/README.md",
  ...globSync("docs/**/*.md"),
];
const text = (page: string) => readFileSync(page, "utf8");

/** A repository path in backticks, and the quoted names of tests that follow it. */
const namedFile = /`((?:app|lib|e2e|docs)\/[^`\s]+|[\w.-]+\.(?:ts|mjs|yaml))`((?::|,)? “[^”]+”(?:, “[^”]+”)*)?/g;

test("every link between documents leads to a file", () => {
  const broken = pages.flatMap((page) =>
    Array.from(text(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g), ([, to = ""]) => join(dirname(page), to))
      .filter((path) => !existsSync(path))
      .map((path) => `${page}: ${path}`),
  );
  assert.deepEqual(broken, []);
});

test("what security.md names is there: files, and tests in them", () => {
  const named = Array.from(text("docs/security.md").matchAll(namedFile), ([, path = "", quoted = ""]) => ({
    path,
    tests: Array.from(quoted.matchAll(/“([^”]+)”/g), ([, name = ""]) => name),
  }));
  assert.ok(named.length > 80 && named.flatMap(({ tests }) => tests).length > 60);
  const missing = named.flatMap(({ path, tests }) => {
    const [file] = globSync(path);
    if (file === undefined) return [path];
    return tests.filter((name) => !text(file).includes(name)).map((name) => `${path}: ${name}`);
  });
  assert.deepEqual(missing, []);
});

test("what “Where is …” in architecture.md names is there", () => {
  const [, section = ""] = text("docs/architecture.md").split(/^## Where is …$/m);
  const rows = section.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| You want"));
  const named = rows.map((row) =>
    Array.from(row.matchAll(/`([\w./-]+\/[\w./-]*|package\.json)`/g), ([, path = ""]) => path),
  );
  assert.ok(rows.length >= 20);
  assert.deepEqual(
    rows.filter((_, at) => named[at]?.length === 0),
    [],
  );
  assert.deepEqual(
    named.flat().filter((path) => !existsSync(path)),
    [],
  );
  // A name in brackets after its file, or “in” the file that follows it.
  const within = Array.from(
    section.matchAll(/`([\w./-]+\.tsx?)` \(`(\w+)`|`(\w+)` in `([\w./-]+\.tsx?)`/g),
    ([, path, after, before, inside]) => ({ path: path ?? inside ?? "", name: after ?? before ?? "" }),
  );
  assert.ok(within.length >= 10);
  assert.deepEqual(
    within.filter(({ path, name }) => existsSync(path) && !text(path).includes(name)),
    [],
  );
});
