import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { unzip } from "#lib/generation/archive/unzip.fixture.ts";

/** Clicks a link and returns what it downloads. */
export async function downloaded(page: Page, link: string | RegExp): Promise<Buffer> {
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: link }).click();
  return readFile(await (await download).path());
}

/** The files in the archive of the job on the page. */
export async function archiveOf(page: Page, link: string | RegExp = "Download ZIP") {
  return unzip(await downloaded(page, link));
}
