import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { en } from "#lib/messages/en.ts";
import { partsForJob, partsForWorkbench } from "./page-message-parts.ts";

const known = new Set(Object.keys(en.messages).map((key) => key.split(".")[0]));

/** The message parts that these files use. */
function partsIn(...files: string[]): string[] {
  const sources = globSync(files)
    .filter((path) => !path.includes(".test."))
    .map((path) => readFileSync(path, "utf8"));
  const named = sources.flatMap((source) => Array.from(source.matchAll(/["`](\w+)\.[\w.$]/g), ([, part = ""]) => part));
  return [...new Set(named)].filter((part) => known.has(part));
}

const shared = ["app/_controls/*.tsx", "app/_controls/*.ts", "app/_site/words/{error-words,numbers,things}.*"];

test("the page of five steps gets every message that it may show", () => {
  const missing = partsIn(...shared, "app/_generate/**/*.{ts,tsx}").filter(
    (part) => !partsForWorkbench.some((said) => said === part),
  );
  assert.deepEqual(missing, []);
});

test("a job's page gets every message that it may show", () => {
  const files = [...shared, "app/jobs/**/*.{ts,tsx}", "app/_site/words/hours-in-words.ts"];
  const missing = partsIn(...files).filter((part) => !partsForJob.some((said) => said === part));
  assert.deepEqual(missing, []);
});
