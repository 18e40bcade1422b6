import { spawn, spawnSync } from "node:child_process";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { unzip } from "#lib/generation/archive/unzip.fixture.ts";
import { killSite } from "../support/own-site.ts";
import { fileStoreSettings, ownStores } from "../support/own-stores.ts";
import { ports } from "../support/ports.ts";
import { visitor } from "../support/visitor.ts";

const port = ports.standalone;
const onePixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("makes documents in an empty folder, with a worker beside a site that renders nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-alone-"));
  const built = { ...process.env, ...fileStoreSettings };
  expect(spawnSync(process.execPath, ["lib/commands/standalone.mjs", folder], { env: built }).status).toBe(0);
  expect(globSync("{lib,app,e2e}/**/*.{test,fixture,contract,spec}.{ts,tsx}", { cwd: folder })).toEqual([]);
  const stores = await ownStores(join(folder, ".data"));
  const start = (program: string, env: Record<string, string>) =>
    spawn(process.execPath, [program], {
      cwd: folder,
      env: { NODE_ENV: "production", ...stores, ...env },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
  const site = start("server.js", { PORT: String(port), RENDER_WORKERS: "0", RATE_LIMITS: "off" });
  const worker = start("lib/commands/worker.ts", { RENDER_WORKERS: "1" });
  try {
    const anyone = visitor(`http://localhost:${port}`);
    await expect(async () => expect((await anyone.fetch("/")).status).toBe(200)).toPass({ timeout: 60_000 });
    const { uploadId } = await anyone.upload("Name,Company,Code\nZoë,Žižkov,A-1\nΣοφία,Αθήνα,B-2\n");
    const logo = await anyone.upload(Buffer.from(onePixel, "base64"), "logo.png");
    const { sessionId } = await anyone.session({ uploadId, template: "badge", settings: { logo: logo.uploadId } });
    const { results } = await anyone.finished((await anyone.start(sessionId)).jobId);
    const archive = await anyone.fetch(results[0]?.downloadUrl ?? "");
    const entries = await unzip(Buffer.from(await archive.arrayBuffer()));
    expect(entries.map(({ name }) => name)).toEqual(["Zoë.pdf", "Σοφία.pdf"]);
  } finally {
    await Promise.all([killSite(site), killSite(worker)]);
    rmSync(folder, { recursive: true, force: true });
  }
});
