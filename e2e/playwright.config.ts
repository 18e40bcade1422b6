import { defineConfig } from "@playwright/test";
import { ports } from "./ports.ts";

/** The whole site, as built for production, in a real Chromium. `npm test` says where that is. */
export default defineConfig({
  testDir: ".",
  globalSetup: "./global-setup.ts",
  outputDir: "../test-results",
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [["line"], ["json"]],
  use: {
    baseURL: `http://localhost:${ports.site}`,
    timezoneId: "Australia/Lord_Howe",
    locale: "en-GB",
    trace: "retain-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
});
