import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { readConfig } from "#lib/config.ts";
import { until } from "../common/until.fixture.ts";
import { readCatalogue } from "../templates/catalogue.ts";
import { createWorkerPools } from "../workers/pools.ts";
import { watchSources } from "./watch-sources.ts";

/** The code of a worker process that answers everything with one word. */
const programSaying = (word: string) => `
  process.on("disconnect", () => process.exit(0));
  process.on("message", ({ id }) => process.send({ id, outcome: "done", output: "${word}", residentBytes: 1 }));`;

test("shows edits of worker code and of template.json without a restart, but no invalid definition", async (context) => {
  const rootDir = mkdtempSync(join(tmpdir(), "rowpress-sources-"));
  const folder = join(rootDir, "lib/generation");
  const [program, definition] = [join(folder, "program.ts"), join(folder, "templates/letter/template.json")];
  mkdirSync(folder, { recursive: true });
  cpSync("lib/generation/templates/letter", join(folder, "templates/letter"), { recursive: true });
  writeFileSync(program, programSaying("first"));
  const options = { program, rootDir };
  const pools = createWorkerPools(1, options);
  const site = { config: readConfig({}, rootDir), templates: readCatalogue(rootDir), pools };
  const end = watchSources(site);
  context.after(() => {
    end();
    for (const pool of Object.values(pools)) pool.stop();
    rmSync(rootDir, { recursive: true });
  });
  const answers = () =>
    Promise.all(Object.values(pools).map((pool) => pool.for("site").run("layOut", {} as never) as unknown));
  const titleOf = () => site.templates.find("letter").title;

  assert.deepEqual(new Set(await answers()), new Set(["first"]));
  writeFileSync(program, programSaying("second"));
  await until(async () => (await answers()).every((answer) => answer === "second"));

  const before = titleOf();
  const text = readFileSync(definition, "utf8");
  writeFileSync(definition, `${text.slice(0, 40)}\n`);
  writeFileSync(program, programSaying("third"));
  await until(async () => (await answers()).every((answer) => answer === "third"));
  assert.equal(titleOf(), before);
  writeFileSync(definition, text.replace(`"title": "${before}"`, '"title": "Epistle"'));
  await until(() => titleOf() === "Epistle");
});
