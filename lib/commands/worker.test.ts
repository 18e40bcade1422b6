import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { test } from "node:test";

test("a worker whose database is down at start-up waits for it, until it is stopped", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-worker-"));
  // Nothing listens on port 1 (tcpmux).
  const settings = { DATABASE_URL: "postgres://postgres@127.0.0.1:1/postgres", DATA_DIR: folder, RENDER_WORKERS: "1" };
  const worker = spawn(process.execPath, ["lib/commands/worker.ts"], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exit = once(worker, "exit");
  let tries = 0;
  for await (const line of createInterface({ input: worker.stderr })) {
    if (line.includes('"queue not started"')) tries += 1;
    if (tries === 3) break;
  }
  assert.equal(tries, 3, "it ended instead of waiting");
  worker.kill("SIGTERM");
  assert.deepEqual(await exit, [0, null]);
  rmSync(folder, { recursive: true });
});
