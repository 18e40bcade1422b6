import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { siteFiles } from "./site-files.ts";

test("a site's files are those of its public folder and its build, without the folders, and none where neither is", (t) => {
  const root = mkdtempSync(join(tmpdir(), "site-files-"));
  t.after(() => rmSync(root, { recursive: true }));
  assert.deepEqual(siteFiles(root), new Set());
  mkdirSync(join(root, "public/samples"), { recursive: true });
  mkdirSync(join(root, ".next/static/chunks"), { recursive: true });
  for (const file of [
    "public/icon.svg",
    "public/a b.csv",
    "public/samples/a.csv",
    ".next/static/chunks/b.js",
    ".next/BUILD_ID",
  ])
    writeFileSync(join(root, file), "");
  assert.deepEqual(
    siteFiles(root),
    new Set(["/icon.svg", "/a b.csv", "/a%20b.csv", "/samples/a.csv", "/_next/static/chunks/b.js"]),
  );
});
