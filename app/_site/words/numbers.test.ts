import assert from "node:assert/strict";
import { test } from "node:test";
import { de } from "#lib/messages/de.ts";
import { speak } from "#lib/messages/page-messages.ts";
import { numberIn, percentIn, sizeInWords } from "./numbers.ts";

test("writes numbers, shares and sizes as the language does", () => {
  assert.equal(numberIn("en", 1_200), "1,200");
  assert.equal(numberIn("de", 1_200), "1.200");
  assert.equal(percentIn("en", 0.999), "99%");
  assert.equal(percentIn("de", 0.42), "42\u00a0%");
  const sizes = [1, 999, 1_499, 50_000_000, 1_260_000].map((bytes) => sizeInWords(bytes, speak(de.messages, "de")));
  assert.deepEqual(sizes, ["1 Byte", "999 Byte", "1\u00a0kB", "50\u00a0MB", "1,3\u00a0MB"]);
});
