import { existsSync } from "node:fs";

/** Where systems put a Firefox that came with their packages. */
const installed = ["/usr/bin/firefox", "/usr/bin/firefox-esr", "/snap/bin/firefox"];

/**
 * Finds a Firefox that Playwright can drive: its own download, else an installed one by WebDriver BiDi, of which older
 * ones lack what every page of Playwright's asks for. Nothing is downloaded: a run without Firefox is whole.
 * @returns its path and, where it is not Playwright's own, the name of its channel; null where there is none
 */
export async function findFirefox() {
  const { firefox } = await import("playwright");
  const own = firefox.executablePath();
  if (existsSync(own)) return { path: own, channel: "" };
  const path = installed.find((candidate) => existsSync(candidate));
  const found = path && { path, channel: "moz-firefox" };
  return found && (await canBeDriven(firefox, found)) ? found : null;
}

async function canBeDriven(firefox, { path, channel }) {
  try {
    const browser = await firefox.launch({ executablePath: path, channel, timeout: 30_000 });
    await browser.newPage().finally(() => browser.close());
    return true;
  } catch (error) {
    console.log(`Playwright cannot drive ${path}, so the tests leave it out: ${error.message.split("\n")[0]}`);
    return false;
  }
}
