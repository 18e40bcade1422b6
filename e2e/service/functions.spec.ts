import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { unzip } from "#lib/generation/archive/unzip.fixture.ts";
import { startPostgresServer } from "#lib/generation/database/postgres-server.fixture.ts";
import { blobToken, startBlobServer } from "#lib/generation/storage/blob/blob-server.fixture.ts";
import { killSite, startOwnSite } from "../support/own-site.ts";
import { ports } from "../support/ports.ts";
import { visitor } from "../support/visitor.ts";

const port = ports.functions;
const rows = 5_000;
/** The lifetime of a function from its request on: then it is killed, whatever it is doing. */
const lifeMs = 10_000;
/** Each function receives requests only for this long, so that a job needs several. */
const askedMs = 1_000;

const functions: ChildProcess[] = [];
// Also after a timed-out test, in which one of them is just starting.
test.afterEach(() => {
  for (const site of functions) site.kill("SIGKILL");
});

test("finishes a job in functions of ten seconds each, one of them cut off at its work", async () => {
  test.setTimeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), "rowpress-functions-"));
  const [postgres, store] = await Promise.all([startPostgresServer(), startBlobServer(blobToken)]);
  const settings = {
    VERCEL: "1",
    FUNCTION_SECONDS: String(lifeMs / 1_000),
    DATABASE_URL: await postgres.createDatabase(),
    BLOB_READ_WRITE_TOKEN: blobToken,
    VERCEL_BLOB_API_URL: store.apiUrl,
    RENDER_WORKERS: "1",
  };
  const startFunction = async () => {
    const site = await startOwnSite(port, folder, settings);
    functions.push(site);
    return site;
  };
  try {
    const anyone = visitor(`http://localhost:${port}`);
    const first = await startFunction();
    const sheet = ["Full name,Course", ...Array.from({ length: rows }, (_, row) => `Ann ${row + 1},Maths`)].join("\n");
    const { uploadId } = await anyone.upload(sheet);
    const { sessionId } = await anyone.session({ uploadId, template: "certificate" });
    await killSite(first);

    const cutOff = await startFunction();
    let status = await anyone.begun((await anyone.start(sessionId)).jobId);
    await killSite(cutOff);
    expect(status.pollAfterMs).toBeGreaterThan(0);

    while (status.pollAfterMs > 0) {
      const site = await startFunction();
      const askUntil = Date.now() + askedMs;
      while (status.pollAfterMs > 0 && Date.now() < askUntil) {
        status = await anyone.status(status.jobId);
        await sleep(status.pollAfterMs);
      }
      // The work that the last request started may go on for this long.
      if (status.pollAfterMs > 0) await sleep(lifeMs);
      await killSite(site);
    }
    expect(status).toMatchObject({ status: "succeeded", progress: { total: rows, done: rows, failed: 0 } });

    await startFunction();
    const archive = await anyone.fetch(status.results[0]?.downloadUrl ?? "");
    const entries = await unzip(Buffer.from(await archive.arrayBuffer()));
    expect(entries.map(({ name }) => name)).toEqual(Array.from({ length: rows }, (_, row) => `Ann ${row + 1}.pdf`));
  } finally {
    await Promise.all([postgres.stop(), store.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
});
