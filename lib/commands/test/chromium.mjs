import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { ownEnvironment, ownNode } from "../install.mjs";

/** Where system packages install Chromium. */
const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"];

/**
 * Chromium without windows, as Playwright's own download is: a page takes a third of the processor time that it takes
 * in the whole browser.
 */
const shell = "/usr/bin/chromium-headless-shell";

/**
 * Finds or installs a Chromium for the browser tests: Playwright's own download, an installed one, else Playwright's
 * download now, else one through the system's package manager. Returns its path, or null for Playwright's own.
 *
 * @param options.isWhole whether it must be able to show windows
 */
export async function findChromium({ isWhole = false } = {}) {
  const { chromium } = await import("playwright");
  if (existsSync(chromium.executablePath())) return null;
  const whole = installed.find((path) => existsSync(path));
  if (!isWhole && (existsSync(shell) || (whole && installShell()))) return shell;
  if (whole) return whole;

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
  if (!isWhole && installShell()) return shell;
  const found = installed.find((path) => existsSync(path));
  if (found) return found;
  throw new Error("The browser tests need Chromium. Install it (for example, apt-get install chromium) and try again.");
}

/** Only as root, which containers and CI usually are: others would be asked for a password. */
function installShell() {
  if (process.getuid?.() !== 0) return false;
  const install = "apt-get install -y --no-install-recommends chromium-headless-shell";
  spawnSync("sh", ["-c", `${install} || { apt-get update && ${install}; }`], { stdio: "ignore", timeout: 120_000 });
  return existsSync(shell);
}
