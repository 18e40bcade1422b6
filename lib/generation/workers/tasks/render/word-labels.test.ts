import assert from "node:assert/strict";
import { test } from "node:test";
import { makeLabelFile } from "#lib/generation/word/label-file.fixture.ts";
import { makeCombined, pageTexts, readWordJob } from "./word-job.fixture.ts";

const header = ["Name", "Company", "City"];
const guests = Array.from({ length: 30 }, (_, index) => [`Guest ${index + 1}`, `Firm ${index * 7}`, `Town ${index}`]);
const perSheet = 14;

test("labels of a Word file show one row after the other, and the last page's others stay empty", async (context) => {
  const job = await readWordJob(context, makeLabelFile(), [header, ...guests]);
  assert.deepEqual(job.facts.omissions, []);
  assert.deepEqual(
    job.facts.fields.map(({ name }) => name),
    header,
  );
  const { pdf, documents, problems } = await makeCombined(job);
  assert.deepEqual([documents, problems], [3, []]);
  assert.deepEqual(await pageTexts(pdf), [
    guests.slice(0, perSheet).flat(),
    guests.slice(perSheet, 2 * perSheet).flat(),
    guests.slice(2 * perSheet).flat(),
  ]);
});
