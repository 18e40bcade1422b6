import assert from "node:assert/strict";
import { test } from "node:test";
import { benchRows, benchSheets } from "#lib/commands/measure/bench/bench-rows.ts";
import { checkByQpdf } from "#lib/generation/archive/pdf/qpdf.fixture.ts";
import { drawnCertificate, openDesignJob } from "./design-job.fixture.ts";

const count = 120;

test("a document on a PDF page weighs at most 20 kB more than the page, and 12 kB in the combined file", async () => {
  const [sheet] = benchSheets;
  assert.ok(sheet);
  const job = await openDesignJob(sheet.csv(benchRows(count)), drawnCertificate());
  try {
    const { documents, combined } = await job.render(count);
    assert.equal(documents.length, count);
    for (const { length } of documents) {
      const more = length - job.groundBytes;
      assert.ok(more > 0 && more <= 20_000, `${more} bytes`);
    }
    const first = (await job.render(1)).combined.length;
    assert.ok(combined.length - first <= 12_000 * (count - 1), `${combined.length} bytes`);
    for (const pdf of [combined, documents[0] ?? Buffer.alloc(0)]) checkByQpdf(pdf);
  } finally {
    job.close();
  }
});
