import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { unzip } from "#lib/generation/archive/unzip.fixture.ts";
import { killSite, startOwnSite, stopSite } from "../support/own-site.ts";
import { ports } from "../support/ports.ts";
import { visitor } from "../support/visitor.ts";

const rows = 2_000;

test("leaves the rest of a job to another site when it is told to end, each row once", async () => {
  test.setTimeout(240_000);
  const dataDir = mkdtempSync(join(tmpdir(), "rowpress-ending-"));
  const site = await startOwnSite(ports.ending, dataDir, { RENDER_WORKERS: "1" });
  const heir = await startOwnSite(ports.heir, dataDir, { RENDER_WORKERS: "1" });
  let said = "";
  const listen = (chunk: Buffer) => {
    said += chunk;
  };
  for (const one of [site, heir]) one.stderr?.on("data", listen);
  try {
    const anyone = visitor(`http://localhost:${ports.heir}`);
    const names = Array.from({ length: rows }, (_, row) => `Ann ${row + 1}`);
    const { uploadId } = await anyone.upload(["Full name,Course", ...names.map((name) => `${name},Maths`)].join("\n"));
    const { sessionId } = await anyone.session({ uploadId, template: "certificate" });
    const status = await anyone.begun((await anyone.start(sessionId)).jobId);
    await stopSite(site);
    // As Next exits, after our own shutdown has finished.
    expect(site.exitCode).toBe(143);
    expect(status.progress.done).toBeLessThan(rows);

    const finished = await anyone.finished(status.jobId);
    expect(finished).toMatchObject({ status: "succeeded", progress: { total: rows, done: rows, failed: 0 } });
    const archive = await anyone.fetch(finished.results[0]?.downloadUrl ?? "");
    const entries = await unzip(Buffer.from(await archive.arrayBuffer()));
    expect(entries.map(({ name }) => name)).toEqual(names.map((name) => `${name}.pdf`));
    // A task that was lost instead of released would be retried only after a while.
    const timesOf = (event: string) => said.split(`"${event}"`).length - 1;
    expect(timesOf("job finished")).toBe(1);
    expect(timesOf("task retried")).toBe(timesOf("task returned to the queue"));
  } finally {
    await Promise.all([killSite(site), killSite(heir)]);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
