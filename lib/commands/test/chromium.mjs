import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { ownEnvironment, ownNode } from "../install.mjs";

/** Where system packages install Chromium. */
const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"];

/**
 * Finds or installs a Chromium for the browser tests: an installed one, else Playwright's own download, else through
 * the system's package manager. Returns its path, or null for Playwright's own.
 */
export async function findChromium() {
  const { chromium } = await import("playwright");
  if (existsSync(chromium.executablePath())) return null;
  const there = installed.find((path) => existsSync(path));
  if (there) return there;

  const own = spawnSync(ownNode, ["node_modules/playwright/cli.js", "install", "--with-deps", "chromium"], {
    env: ownEnvironment(),
    stdio: "inherit",
    timeout: 300_000,
  });
  if (own.status === 0 && existsSync(chromium.executablePath())) return null;
  console.log("Could not install Playwright's Chromium; trying the system's package manager.");
  spawnSync("sh", ["-c", "apt-get update && apt-get install -y --no-install-recommends chromium"], {
    stdio: "inherit",
  });
  const found = installed.find((path) => existsSync(path));
  if (found) return found;
  throw new Error("The browser tests need Chromium. Install it (for example, apt-get install chromium) and try again.");
}
