import { defineConfig, type Project } from "@playwright/test";
import { ports } from "./ports.ts";

const { CHROMIUM_PATH, FIREFOX_PATH, FIREFOX_CHANNEL } = process.env;

const chromium: Project = {
  name: "chromium",
  use: {
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
};

/** What a visitor does from a sheet to the documents. */
const firefox: Project = {
  name: "firefox",
  testMatch: ["journey.spec.ts", "keyboard.spec.ts"],
  use: {
    browserName: "firefox",
    ...(FIREFOX_CHANNEL ? { channel: FIREFOX_CHANNEL } : {}),
    ...(FIREFOX_PATH ? { launchOptions: { executablePath: FIREFOX_PATH } } : {}),
  },
};

/** The whole site, as built for production, in a real browser. `npm test` says where Chromium is, and Firefox if any. */
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
  },
  projects: FIREFOX_PATH ? [chromium, firefox] : [chromium],
});
