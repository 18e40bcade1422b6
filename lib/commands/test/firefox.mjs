import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Where system packages install Firefox. */
const installed = ["/usr/bin/firefox", "/usr/bin/firefox-esr", "/snap/bin/firefox"];

const bridge = fileURLToPath(new URL("firefox-bridge.mjs", import.meta.url));

/**
 * Finds a Firefox that Playwright can drive: its own download, else an installed one with WebDriver BiDi through
 * firefox-bridge.mjs. Downloads nothing: a run without Firefox is complete.
 * @returns the settings for e2e/playwright.config.ts and the bridge; empty if there is no Firefox
 */
export async function findFirefox() {
  const { firefox } = await import("playwright");
  const own = firefox.executablePath();
  if (existsSync(own)) return { FIREFOX_PATH: own };
  const path = installed.find((candidate) => existsSync(candidate));
  const settings = { FIREFOX_PATH: bridge, FIREFOX_CHANNEL: "moz-firefox", BRIDGED_FIREFOX: path };
  return path && (await canBeDriven(firefox, settings)) ? settings : {};
}

async function canBeDriven(firefox, settings) {
  const { FIREFOX_PATH: executablePath, FIREFOX_CHANNEL: channel, BRIDGED_FIREFOX: path } = settings;
  try {
    const env = { ...process.env, ...settings };
    const browser = await firefox.launch({ executablePath, channel, env, timeout: 30_000 });
    await browser.newPage().finally(() => browser.close());
    console.log(`The journey and the walk by keyboard run in ${path} too, which is Firefox ${browser.version()}`);
    return true;
  } catch (error) {
    console.log(`Playwright cannot drive ${path}, so the tests leave it out: ${error.message.split("\n")[0]}`);
    return false;
  }
}
