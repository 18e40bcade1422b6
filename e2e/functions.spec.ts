import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { type StatusResponse, StatusResponseSchema } from "#lib/contracts/job.ts";
import { unzip } from "#lib/generation/archive/unzip.fixture.ts";
import { startPostgresServer } from "#lib/generation/database/postgres-server.fixture.ts";
import { blobToken, startBlobServer } from "#lib/generation/storage/blob-server.fixture.ts";
import { killSite, startOwnSite } from "./own-site.ts";
import { ports } from "./ports.ts";
import { type Visitor, visitor } from "./visitor.ts";

const port = ports.functions;
const rows = 5_000;
const lifeMs = 10_000;

const functions: ChildProcess[] = [];
// Also where the test runs out of time, with one of them just starting.
test.afterEach(() => {
  for (const site of functions) site.kill("SIGKILL");
});

test("finishes a job in functions of ten seconds each, one of them cut off at its work", async () => {
  test.setTimeout(240_000);
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
  /** Nothing of it is left ten seconds after it could first be asked, whatever it does. */
  const startFunction = async () => {
    const site = await startOwnSite(port, folder, settings);
    functions.push(site);
    const end = setTimeout(() => site.kill("SIGKILL"), lifeMs);
    site.once("exit", () => clearTimeout(end));
    return site;
  };
  try {
    const anyone = visitor(`http://localhost:${port}`);
    const first = await startFunction();
    const sheet = ["Full name,Course", ...Array.from({ length: rows }, (_, row) => `Ann ${row + 1},Maths`)].join("\n");
    const { uploadId } = await anyone.upload(sheet);
    const { sessionId } = await anyone.session({ uploadId, template: "certificate" });
    await killSite(first);

    let site = await startFunction();
    let status = await anyone.start(sessionId);
    while (status.pollAfterMs > 0) {
      if (functions.length === 2 && status.progress.done > 0) await killSite(site);
      if (site.signalCode !== null) site = await startFunction();
      status = (await askStatus(anyone, status.jobId)) ?? status;
      await sleep(status.pollAfterMs);
    }
    expect(status).toMatchObject({ status: "succeeded", progress: { total: rows, done: rows, failed: 0 } });
    expect(functions.length).toBeGreaterThan(2);

    await killSite(site);
    await startFunction();
    const archive = await anyone.fetch(status.results[0]?.downloadUrl ?? "");
    const entries = await unzip(Buffer.from(await archive.arrayBuffer()));
    expect(entries.map(({ name }) => name)).toEqual(Array.from({ length: rows }, (_, row) => `Ann ${row + 1}.pdf`));
  } finally {
    await Promise.all([postgres.stop(), store.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Null where the function was cut off before it answered. */
async function askStatus(anyone: Visitor, jobId: string): Promise<StatusResponse | null> {
  try {
    const response = await anyone.fetch(`/api/generation/status/${jobId}`);
    return StatusResponseSchema.parse(await response.json());
  } catch (error) {
    if (error instanceof TypeError) return null; // what fetch says of a connection that ends
    throw error;
  }
}
