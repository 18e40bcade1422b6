import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { unzip } from "#lib/generation/archive/unzip.fixture.ts";
import { csvOf, people } from "./sheets.ts";

async function archiveOf(page: Page): Promise<string[]> {
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download ZIP" }).click();
  const entries = await unzip(await readFile(await (await download).path()));
  return entries.map(({ name }) => name);
}

test("stopping keeps what is done, and the rest can be made later, once and in order", async ({ page }) => {
  const rows = people(600);
  await page.goto("/");
  const buffer = Buffer.from(csvOf(rows));
  await page.getByLabel("Spreadsheet", { exact: true }).setInputFiles({ name: "people.csv", mimeType: "", buffer });
  await page.getByRole("button", { name: "Create 600 documents" }).click();
  await expect(page.getByText(/^[1-9]\d* of 600 created/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("button", { name: "Stop and delete" })).toBeVisible();
  await page.getByRole("button", { name: "Stop and keep what’s done" }).click();

  const heading = page.getByRole("heading", { name: /^Stopped: \d+ of 600 documents created$/ });
  await expect(heading).toBeVisible({ timeout: 30_000 });
  const done = Number(/\d+/.exec((await heading.textContent()) ?? "")?.[0]);
  expect(done).toBeLessThan(600);
  const some = await archiveOf(page);
  expect(some).toHaveLength(done);

  await page.getByRole("button", { name: `Create the other ${600 - done} documents` }).click();
  await expect(page.getByRole("heading", { name: "600 documents are ready" })).toBeVisible({ timeout: 60_000 });
  const all = await archiveOf(page);
  expect(all).toEqual(rows.map(({ name }) => `${name}.pdf`));
  expect(all.filter((name) => some.includes(name))).toEqual(some);
});
