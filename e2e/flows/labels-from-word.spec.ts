import { expect, test } from "@playwright/test";
import { readBack } from "#lib/generation/archive/pdf/read-back.fixture.ts";
import { makeLabelFile } from "#lib/generation/word/label-file.fixture.ts";
import { downloaded } from "../support/downloads.ts";

const rows = Array.from({ length: 30 }, (_, index) => `Žofie ${index + 1}x,Kai ${index + 1},Wien`);

test("labels from Word are filled row after row, and printed from one PDF", async ({ page }) => {
  await page.goto("/");
  const drop = page.getByLabel("Spreadsheet", { exact: true });
  await drop.setInputFiles({ name: "Labels.docx", mimeType: "", buffer: makeLabelFile() });
  await expect(page.getByText("Upload your spreadsheet in step 1 to fill this file.")).toBeVisible();
  const csv = Buffer.from(["Name,Company,City", ...rows].join("\n"));
  await drop.setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: csv });
  await expect(page.getByRole("checkbox", { name: "A combined PDF with all of them, for printing" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "A ZIP with one PDF per sheet" })).not.toBeChecked();
  await page.getByRole("button", { name: "Create 3 sheets" }).click();
  await expect(page.getByRole("heading", { name: "3 sheets are ready" })).toBeVisible({ timeout: 60_000 });
  const { pages } = await readBack(await downloaded(page, "Download combined PDF"));
  expect(pages.map(({ text }) => text.match(/Kai/g)?.length)).toEqual([14, 14, 2]);
});
