import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { documentsOf, problemsOf } from "./fit-content.fixture.ts";

test("the sample sheet with mistakes shows an empty name, a day that does not exist and a score in letters", async () => {
  const documents = await documentsOf(readFileSync("public/samples/with-mistakes.csv"), "certificate");
  assert.equal(documents.length, 5);
  assert.deepEqual(problemsOf(documents), [
    "2 recipient required_value_missing error",
    "4 date not_a_date error",
    "5 score not_a_number warning",
  ]);
});
