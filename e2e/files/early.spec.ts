import { expect, type Page, test } from "@playwright/test";
import { holdBack } from "../support/stand-ins.ts";

const spreadsheet = (name: string) => ({ name, mimeType: "", buffer: Buffer.from("Full name,Course\nÅse,Maths\n") });

/** Chooses a file before the scripts of a page run. */
async function chooseEarly(page: Page, open: () => Promise<unknown>): Promise<void> {
  const run = await holdBack(page, "**/*.js");
  await open();
  await page.getByLabel("Spreadsheet", { exact: true }).setInputFiles(spreadsheet("early.csv"));
  run();
  await expect(page.getByText("early.csv", { exact: true })).toBeVisible();
}

test("reads a file that was chosen before the scripts ran", async ({ page }) => {
  await chooseEarly(page, () => page.goto("/", { waitUntil: "commit" }));
});

test("reads it also if the URL names the session of another file", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Spreadsheet", { exact: true }).setInputFiles(spreadsheet("before.csv"));
  await expect(page).toHaveURL(/session=/);
  await chooseEarly(page, () => page.reload({ waitUntil: "commit" }));
  await expect(page.getByText("before.csv", { exact: true })).toHaveCount(0);
});
