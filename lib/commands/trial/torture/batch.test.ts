import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { openTestSite, type TestSite } from "#lib/generation/journeys/test-site.fixture.ts";
import { type Batch, makeBatch, requireArchive, requireCombined, settings } from "./batch.ts";
import { Fault } from "./fault.ts";

const right = makeBatch(1, 3);
const [first = [], second = [], third = []] = right.rows;

/** Must not count as correct. */
const wrong: Record<string, string[][]> = {
  "a row is lost": [...right.rows, ["Ann 4", "Works 4", "Role 4"]],
  "there is a document too many": [first, second],
  "two rows have changed places": [second, first, third],
  "two rows have changed a value": [
    [first[0] ?? "", second[1] ?? "", first[2] ?? ""],
    [second[0] ?? "", first[1] ?? "", second[2] ?? ""],
    third,
  ],
};

describe("what torture reads back", () => {
  let site: TestSite;
  let files: Buffer[];
  before(async () => {
    site = await openTestSite();
    site.work();
    const output = { combined: true, filename: "{Name}.pdf" };
    const { sessionId } = await site.session("v", right.sheet, { template: "badge", settings, output });
    const { results } = await site.made("v", sessionId);
    files = await Promise.all(results.map(({ resultId }) => site.download("v", resultId)));
  });
  after(() => site.close());

  const checkBoth = async (batch: Batch) => {
    const [archive = Buffer.of(), combined = Buffer.of()] = files;
    return Promise.allSettled([requireArchive(batch, archive), requireCombined(batch, combined)]);
  };

  test("is right where each row is there once, in order, with its values", async () => {
    assert.deepEqual(
      (await checkBoth(right)).map(({ status }) => status),
      ["fulfilled", "fulfilled"],
    );
  });

  for (const [what, rows] of Object.entries(wrong)) {
    test(`is a fault where ${what}`, async () => {
      for (const outcome of await checkBoth({ ...right, rows }))
        assert.ok(outcome.status === "rejected" && outcome.reason instanceof Fault);
    });
  }
});
