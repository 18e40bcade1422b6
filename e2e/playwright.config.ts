import { defineConfig, type Project } from "@playwright/test";
import { ports } from "./support/ports.ts";

const { BASE_URL, CHROMIUM_PATH, FIREFOX_PATH, FIREFOX_CHANNEL } = process.env;

/**
 * Tests that wait most of the time: for something to expire, for a killed process's work, for the end of a function.
 */
const waiting = ["**/service/{cluster,functions}.spec.ts", "**/coming-back.spec.ts"];

/** Tests that take longest of the others: they start sites of their own, or walk through all pages. */
const long = ["**/service/*.spec.ts", "**/pages/screens-*.spec.ts"];

const inChromium: Project = {
  use: {
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      // The headless shell otherwise rounds the widths of letters, and texts end elsewhere than in the whole browser.
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--font-render-hinting=none"],
    },
  },
};

/**
 * Projects start one after the other: no long test is left for the end, when the other workers have nothing to do.
 * Tests that wait have a worker of their own beside the two that two cores keep busy.
 */
const chromiums: Project[] = [
  { ...inChromium, name: "chromium, waiting", testMatch: waiting, workers: 1 },
  { ...inChromium, name: "chromium, long", testMatch: long, testIgnore: waiting, workers: 2 },
  { ...inChromium, name: "chromium", testIgnore: [...waiting, ...long], workers: 2 },
];

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

/** Tests the whole built site in a real browser. `npm test` finds Chromium, and Firefox if it's installed. */
export default defineConfig({
  testDir: ".",
  ...(BASE_URL ? {} : { globalSetup: "./support/global-setup.ts" }),
  outputDir: "../test-results",
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [["line"], ["json"]],
  use: {
    // A running site, or the one that the setup starts.
    baseURL: BASE_URL || `http://localhost:${ports.site}`,
    timezoneId: "Australia/Lord_Howe",
    locale: "en-GB",
    // What was done and said, for tests that failed. Copies of the page at every step take a tenth of a run's time:
    // `npm run test:e2e -- focus --trace on` has them.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
  },
  projects: FIREFOX_PATH ? [...chromiums, ...firefoxes] : chromiums,
});
