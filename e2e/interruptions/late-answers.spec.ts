import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { chooseSheet } from "../support/choose-sheet.ts";
import { csvOf, people } from "../support/sheets.ts";
import { holdFirst } from "../support/stand-ins.ts";

const session = "**/api/generation/session";
const upload = "**/api/upload";

async function bring(page: Page, name: string, rows: number, label = "Spreadsheet"): Promise<void> {
  await chooseSheet(page, csvOf(people(rows)), { name, label });
}

function makes(page: Page, count: number) {
  return page.getByRole("button", { name: `Create ${count} certificates` });
}

/** Requests another row: its answer arrives after all requests that were released before. */
async function expectNextRow(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Next row" }).click();
  await expect(page.getByRole("img", { name: "Document for row 2" })).toBeVisible();
}

test("keeps a sheet that was uploaded while the previous session was being loaded", async ({ page }) => {
  await page.goto("/");
  await bring(page, "first.csv", 3);
  await expect(makes(page, 3)).toBeEnabled();
  const found = await holdFirst(page, session);
  await page.reload();
  await bring(page, "second.csv", 5);
  await expect(makes(page, 5)).toBeEnabled();
  await found.release();
  await expectNextRow(page);
  await expect(makes(page, 5)).toBeEnabled();
  await page.reload();
  await expect(page.getByText("second.csv", { exact: true })).toBeVisible();
});

test("uses the logo that was chosen last, though the previous one arrives later", async ({ page }) => {
  const logo = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
  await page.goto("/");
  await bring(page, "people.csv", 3);
  await expect(makes(page, 3)).toBeEnabled();
  const first = await holdFirst(page, upload);
  const input = page.getByLabel("Logo", { exact: true });
  await input.setInputFiles({ name: "first.png", mimeType: "", buffer: await logo("#c33") });
  await first.asked;
  await input.setInputFiles({ name: "second.png", mimeType: "", buffer: await logo("#33c") });
  await expect(page.getByText("Uploaded “second.png”.")).toBeVisible();
  await first.release();
  await expectNextRow(page);
  await expect(page.getByText("Uploaded “second.png”.")).toBeVisible();
});

test("removes a logo while another one is on its way", async ({ page }) => {
  const logo = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  await page.goto("/");
  await bring(page, "people.csv", 3);
  await page.getByLabel("Logo", { exact: true }).setInputFiles({ name: "first.png", mimeType: "", buffer: logo });
  await expect(page.getByText("Uploaded “first.png”.")).toBeVisible();
  const second = await holdFirst(page, upload);
  await page.getByLabel("Logo", { exact: true }).setInputFiles({ name: "second.png", mimeType: "", buffer: logo });
  await second.asked;
  await page.getByRole("button", { name: "Remove “Logo”" }).click();
  await second.release();
  await expectNextRow(page);
  await expect(page.getByRole("button", { name: "Remove “Logo”" })).toHaveCount(0);
});

test("keeps the template that is chosen while a sheet is read", async ({ page }) => {
  await page.goto("/");
  const made = await holdFirst(page, session);
  await bring(page, "people.csv", 3);
  await made.asked;
  await page.getByRole("radio", { name: "Diploma" }).check();
  await made.release();
  await expect(makes(page, 3)).toBeEnabled();
  await expect(page.getByRole("radio", { name: "Diploma" })).toBeChecked();
  await expect(page.getByRole("heading", { name: "Settings for “Diploma”" })).toBeVisible();
});

test("reads the sample of the template that is chosen while another sample is read", async ({ page }) => {
  await page.goto("/");
  const made = await holdFirst(page, session);
  await page.getByRole("button", { name: "Try it with a sample" }).click();
  await made.asked;
  await page.getByRole("radio", { name: "Name badge" }).check();
  await expect(page.getByText("badge.csv", { exact: true })).toBeVisible();
  await made.release();
  await expectNextRow(page);
  await expect(page.getByText("badge.csv", { exact: true })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Name badge" })).toBeChecked();
});

test("leaves a job's address alone where another file was still on its way at its start", async ({ page }) => {
  await page.goto("/");
  await bring(page, "first.csv", 3);
  await expect(makes(page, 3)).toBeEnabled();
  const second = await holdFirst(page, upload);
  await bring(page, "second.csv", 5, "Another spreadsheet");
  await second.asked;
  await makes(page, 3).click();
  await expect(page).toHaveURL(/\/jobs\/job_/);
  await second.release();
  await expect(page.getByRole("heading", { name: "3 certificates are ready" })).toBeVisible();
  await expect(page).toHaveURL(/\/jobs\/job_/);
});

test("says where to find documents that were started before another sheet was uploaded", async ({ page }) => {
  await page.goto("/");
  await bring(page, "first.csv", 3);
  await expect(makes(page, 3)).toBeEnabled();
  const start = await holdFirst(page, "**/api/generation/start");
  await makes(page, 3).click();
  await start.asked;
  await bring(page, "second.csv", 5, "Another spreadsheet");
  await expect(makes(page, 5)).toBeEnabled();
  await start.release();
  await expect(makes(page, 5)).toBeEnabled();
  await page.getByRole("link", { name: "Your documents from “first.csv” are being created. View progress" }).click();
  await expect(page.getByRole("heading", { name: "3 certificates are ready" })).toBeVisible();
});

test("keeps a sheet that is uploaded while more documents are made from the previous one", async ({ page }) => {
  await page.goto("/");
  await bring(page, "first.csv", 3);
  await makes(page, 3).click();
  await expect(page.getByRole("heading", { name: "3 certificates are ready" })).toBeVisible();
  await page.goBack();
  const others = await holdFirst(page, session, ({ uploadId }) => uploadId !== undefined);
  await page.getByRole("button", { name: "Create more from this spreadsheet" }).click();
  await others.asked;
  await bring(page, "second.csv", 5);
  await expect(makes(page, 5)).toBeEnabled();
  await others.release();
  await expectNextRow(page);
  await expect(makes(page, 5)).toBeEnabled();
});
