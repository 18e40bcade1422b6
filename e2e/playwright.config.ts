import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { blobPort, storeEnvironment, usesBlob } from "./store.ts";

const port = 43_110;
const onPostgres = process.env.TEST_DATABASE === "postgres";
// Workers evaluate this file again: the folder is chosen once, by the process that starts the site.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "rowpress-e2e-"));
// For the sites that tests start themselves as well.
Object.assign(process.env, storeEnvironment);
const cwd = join(import.meta.dirname, "..");
const blobServer = { command: "node e2e/blob-server.ts", cwd, port: blobPort };

/** The whole site, as built for production, in a real Chromium. `npm test` builds it and says where the Chromium is. */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [["line"], ["json"]],
  use: {
    baseURL: `http://localhost:${port}`,
    timezoneId: "Australia/Lord_Howe",
    locale: "en-GB",
    trace: "retain-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
  webServer: [
    ...(usesBlob ? [blobServer] : []),
    {
      command: `${usesBlob ? "npm run build && " : ""}${onPostgres ? `node e2e/site-on-postgres.ts ${port}` : `node node_modules/next/dist/bin/next start -p ${port}`}`,
      ...(onPostgres && { gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 } }),
      timeout: usesBlob ? 600_000 : 60_000,
      cwd,
      url: `http://localhost:${port}/`,
      env: { DATA_DIR: process.env.E2E_DATA_DIR, RATE_LIMITS: "off", TZ: "Australia/Lord_Howe" },
    },
  ],
});
