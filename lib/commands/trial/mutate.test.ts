import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { wholeFiles } from "#lib/generation/spreadsheet/hostile/hostile-cuts.fixture.ts";
import { propertyRuns } from "#lib/generation/spreadsheet/property-runs.fixture.ts";
import { mutatedFile, originalOf } from "./mutate-files.ts";
import { readingOf, readingPool } from "./mutate-reading.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-mutate-"));
const pool = readingPool(2);
after(() => {
  pool.stop();
  rmSync(folder, { recursive: true });
});

const samples = ["certificate", "invoice", "badge"].map((template): [string, Buffer] => [
  template,
  readFileSync(`lib/generation/templates/${template}/sample.csv`),
]);
const originals = await Promise.all(
  [...samples, ...Object.entries(wholeFiles)].map(([name, content]) => originalOf(name, content)),
);

test("a seed makes the same file again, and another seed another one", () => {
  assert.deepEqual(mutatedFile(originals, 7), mutatedFile(originals, 7));
  assert.notDeepEqual(mutatedFile(originals, 7).content, mutatedFile(originals, 8).content);
});

test("changed files are read or refused by name, and no worker process dies of one", async () => {
  for (let seed = 1; seed <= propertyRuns(200); seed++) {
    const { name, content } = mutatedFile(originals, seed);
    const { outcome, isValid } = await readingOf(pool, join(folder, "upload"), content);
    assert.ok(isValid, `seed ${seed}, ${name}: ${outcome}`);
  }
});
