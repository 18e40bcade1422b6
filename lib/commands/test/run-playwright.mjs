import { spawnSync } from "node:child_process";
import { findChromium } from "../chromium.mjs";
import { findFirefox } from "../firefox.mjs";
import { ownEnvironment, ownNode } from "../install.mjs";

/** Runs the browser tests to their end, in the browsers of this machine. Returns Playwright's exit code. */
export async function runPlaywright(args, settings = {}) {
  const chromium = await findChromium();
  const cli = ["node_modules/@playwright/test/cli.js", "test", "--config", "e2e/playwright.config.ts", ...args];
  const browsers = { ...(chromium ? { CHROMIUM_PATH: chromium } : {}), ...(await findFirefox()) };
  const env = ownEnvironment({ NEXT_TELEMETRY_DISABLED: "1", TZ: "Australia/Lord_Howe", ...browsers, ...settings });
  return spawnSync(ownNode, cli, { stdio: "inherit", env }).status ?? 1;
}
