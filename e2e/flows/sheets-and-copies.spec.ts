import { expect, type Page, test } from "@playwright/test";
import { readPageContents } from "#lib/generation/templates/checks/printed/page-content.fixture.ts";
import { chooseSheet } from "../support/choose-sheet.ts";
import { downloaded } from "../support/downloads.ts";
import { csvOf, people } from "../support/sheets.ts";

const rows = people(20);

async function bringSheet(page: Page): Promise<void> {
  await page.goto("/");
  await chooseSheet(page, csvOf(rows));
  await expect(page.getByRole("img", { name: "Document for row 1" })).toBeVisible();
}

test("a certificate is opened in the designer, with its texts as elements", async ({ page }) => {
  await bringSheet(page);
  await page.getByRole("button", { name: "Open in the designer" }).click();
  const designer = page.getByRole("dialog", { name: "Your design" });
  await expect(designer).toBeVisible();
  const elements = designer.getByRole("listbox", { name: "Elements" }).getByRole("option");
  await expect(elements.filter({ hasText: "Certificate of" })).toHaveCount(1);
  await expect(designer.getByText("This is how it prints")).toBeVisible();
  await designer.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("radio", { name: "Your own design" })).toBeChecked();
});

test("a card is laid out on a sheet that is sold, and printed from one PDF", async ({ page }) => {
  await bringSheet(page);
  await page.getByRole("radio", { name: "Your own design" }).check();
  await page.getByLabel("Size", { exact: true }).selectOption("card");
  await page.getByRole("button", { name: "Use an empty page" }).click();
  const designer = page.getByRole("dialog", { name: "Your design" });
  await designer.getByRole("button", { name: "Full name", exact: true }).click();
  await page.keyboard.press("Escape");
  await designer.getByLabel("Print on").selectOption("l7418");
  await expect(designer.getByLabel("Width")).toHaveValue("86");
  await designer.getByLabel("Start at label").fill("3");
  await designer.getByLabel("Start at label").press("Enter");
  await expect(designer.getByText("This is how it prints")).toBeVisible();
  await designer.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: /^Create 3 sheets/ }).click();
  const pages = await Array.fromAsync(readPageContents(await downloaded(page, "Download combined PDF")));
  expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(Array(3).fill([210, 297]));
});

test("an empty page is a label of a sheet that is sold, printed as far off as the printer is", async ({ page }) => {
  await bringSheet(page);
  await page.getByRole("radio", { name: "Your own design" }).check();
  await page.getByLabel("Size", { exact: true }).selectOption({ label: "Avery L7160: A4, 21 of 63.5 × 38.1 mm" });
  await page.getByRole("button", { name: "Use an empty page" }).click();
  const designer = page.getByRole("dialog", { name: "Your design" });
  await expect(designer.getByLabel("Print on")).toHaveValue("l7160");
  await designer.getByLabel("Move right mm").fill("1.5");
  await designer.getByLabel("Move right mm").press("Enter");
  await designer.getByLabel("Outlines").check();
  await designer.getByRole("button", { name: "Full name", exact: true }).click();
  await expect(designer.getByText("This is how it prints")).toBeVisible();
  await designer.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: /^Create 1 sheet/ }).click();
  const [sheet] = await Array.fromAsync(readPageContents(await downloaded(page, "Download combined PDF")));
  const lefts = sheet?.shapes.map(({ box }) => box.left) ?? [];
  expect(Math.abs(Math.min(...lefts) - (7.21 + 1.5))).toBeLessThan(0.2);
});
