import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ownEnvironment, ownNode } from "../install.mjs";
import { findChromium } from "./chromium.mjs";
import { findFirefox } from "./firefox.mjs";
import { temporaryFolder } from "./temporary-folder.mjs";

/** Playwright's options that open windows. */
const showing = ["--headed", "--ui", "--debug"];

/** Runs the browser tests in this machine's browsers. Returns Playwright's exit code. */
export async function runPlaywright(args, settings = {}) {
  const whole = await findChromium({ isWhole: true });
  const isShown = args.some((argument) => showing.includes(argument));
  const chromium = isShown ? whole : await findChromium();
  const cli = ["node_modules/@playwright/test/cli.js", "test", "--config", "e2e/playwright.config.ts", ...args];
  const chromiums = chromium && whole ? { CHROMIUM_PATH: chromium, WHOLE_CHROMIUM_PATH: whole } : {};
  const browsers = { ...chromiums, ...(await findFirefox()) };
  const usual = {
    NEXT_TELEMETRY_DISABLED: "1",
    TZ: "Australia/Lord_Howe",
    // Without caches, each of the many processes would compile its modules again, and each run all tests.
    NODE_COMPILE_CACHE: join(process.cwd(), "node_modules/.cache/compiled"),
    PWTEST_CACHE_DIR: join(process.cwd(), "node_modules/.cache/playwright"),
    TMPDIR: temporaryFolder(),
  };
  const env = ownEnvironment({ ...usual, ...browsers, ...settings });
  return spawnSync(ownNode, cli, { stdio: "inherit", env }).status ?? 1;
}
