import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { unzip } from "#lib/generation/archive/unzip.fixture.ts";
import { killSite, startOwnSite } from "../support/own-site.ts";
import { scratchFiles } from "../support/own-stores.ts";
import { ports } from "../support/ports.ts";
import { visitor } from "../support/visitor.ts";

const port = ports.crash;
const rows = 1_200;

test("ends a job after the site was killed in the middle of it, each row once", async () => {
  test.setTimeout(240_000);
  const dataDir = mkdtempSync(join(tmpdir(), "rowpress-crash-"));
  let site = await startOwnSite(port, dataDir);
  const anyone = visitor(`http://localhost:${port}`);
  const sheet = ["Full name,Course", ...Array.from({ length: rows }, (_, row) => `Ann ${row + 1},Maths`)].join("\n");
  const { uploadId } = await anyone.upload(sheet);
  const { sessionId } = await anyone.session({ uploadId, template: "certificate" });
  const status = await anyone.begun((await anyone.start(sessionId)).jobId);
  await killSite(site);
  const doneBefore = status.progress.done;
  expect(doneBefore).toBeLessThan(rows);

  site = await startOwnSite(port, dataDir);
  try {
    const after = await (await anyone.fetch(`/api/generation/status/${status.jobId}`)).json();
    expect(after.progress.done).toBeGreaterThanOrEqual(doneBefore);
    const finished = await anyone.finished(status.jobId);
    expect(finished).toMatchObject({ status: "succeeded", progress: { total: rows, done: rows, failed: 0 } });
    const archive = await anyone.fetch(finished.results[0]?.downloadUrl ?? "");
    const entries = await unzip(Buffer.from(await archive.arrayBuffer()));
    expect(entries.map(({ name }) => name)).toEqual(Array.from({ length: rows }, (_, row) => `Ann ${row + 1}.pdf`));
    expect(scratchFiles(dataDir)).toEqual([]);
  } finally {
    await killSite(site);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
