import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";

const pages = ["README.md", "SECURITY.md", ...globSync("docs/**/*.md")];
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
