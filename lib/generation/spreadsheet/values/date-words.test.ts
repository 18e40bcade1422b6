import assert from "node:assert/strict";
import { test } from "node:test";
import { buildWords } from "./build-date-words.ts";
import { dateWords } from "./date-words.ts";

for (const [group, text] of [
  ["latin", "May"],
  ["other", "мая"],
] as const)
  test(`the stored words of dates are the platform's: ${group}`, () => {
    assert.deepEqual(dateWords(text), buildWords(group));
  });
