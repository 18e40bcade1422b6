import { defineConfig, type Project } from "@playwright/test";
import { ports } from "./support/ports.ts";

const { BASE_URL, CHROMIUM_PATH, FIREFOX_PATH, FIREFOX_CHANNEL } = process.env;

const chromium: Project = {
  name: "chromium",
  use: {
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
};

/** The main journey from a sheet to its documents, in a Firefox with these preferences. */
const inFirefox = (name: string, testMatch: string, firefoxUserPrefs: Record<string, number> = {}): Project => ({
  name,
  testMatch,
  use: {
    browserName: "firefox",
    ...(FIREFOX_CHANNEL ? { channel: FIREFOX_CHANNEL } : {}),
    launchOptions: { ...(FIREFOX_PATH ? { executablePath: FIREFOX_PATH } : {}), firefoxUserPrefs },
  },
});

/** An installed Firefox only takes reduced motion from a preference: see lib/commands/test/firefox-bridge.mjs. */
const firefoxes = [
  inFirefox("firefox", "journey.spec.ts"),
  inFirefox("firefox at rest", "keyboard.spec.ts", { "ui.prefersReducedMotion": 1 }),
];

/**
 * Tests the whole site, built for production, in a real browser. `npm test` finds Chromium, and Firefox if there is
 * one.
 */
export default defineConfig({
  testDir: ".",
  ...(BASE_URL ? {} : { globalSetup: "./support/global-setup.ts" }),
  outputDir: "../test-results",
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [["line"], ["json"]],
  use: {
    // A running site, or the one that the setup starts.
    baseURL: BASE_URL || `http://localhost:${ports.site}`,
    timezoneId: "Australia/Lord_Howe",
    locale: "en-GB",
    // Screenshots in a trace make the browser redraw every animation, for tests that mostly pass.
    trace: { mode: "retain-on-failure", screenshots: false },
    screenshot: "only-on-failure",
  },
  projects: FIREFOX_PATH ? [chromium, ...firefoxes] : [chromium],
});
