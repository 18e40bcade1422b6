import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ownEnvironment, ownNode } from "../install.mjs";
import { findChromium } from "./chromium.mjs";
import { findFirefox } from "./firefox.mjs";

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
    // Without a cache, each of the many processes would compile its modules again.
    NODE_COMPILE_CACHE: join(process.cwd(), "node_modules/.cache/compiled"),
  };
  const env = ownEnvironment({ ...usual, ...browsers, ...settings });
  return spawnSync(ownNode, cli, { stdio: "inherit", env }).status ?? 1;
}
