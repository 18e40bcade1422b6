import { expect, type Page, test } from "@playwright/test";
import { barriersOf } from "../support/barriers.ts";
import { chooseSheet } from "../support/choose-sheet.ts";

async function bring(page: Page, content: string): Promise<void> {
  await page.goto("/");
  await chooseSheet(page, content);
}

const cell = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

test("a problem leads to its cell, then on to the next one, by keyboard alone", async ({ page }) => {
  await bring(page, "Full name,Course,Date\nZoe Müler,Maths,2026-05-01\n,Logic,2026-05-02\nAda,Art,31 February\n");
  await page.getByRole("button", { name: "2 (go to the problem)" }).focus();
  await page.keyboard.press("Enter");
  await expect(cell(page, "Full name")).toBeFocused();
  await expect(page.getByText("Correct row 2")).toBeVisible();
  await page.keyboard.type("Jon Snow");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Next problem" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cell(page, "Date")).toBeFocused();
  await expect(cell(page, "Date")).toHaveValue("31 February");
  expect(await barriersOf(page)).toEqual([]);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("2026-05-03");
  await expect(page.getByText("No other problems.")).toBeVisible();
  await expect(page.getByText("No problems found.", { exact: true })).toBeVisible();
  await expect(page.getByText("2 corrected cells")).toBeVisible();
});

test("a problem of a text, of a setting or of file names leads there", async ({ page }) => {
  await bring(page, "Full name,Course\nAda,Maths\nAda,Logic\n");
  await page.getByRole("button", { name: "2 (go to the problem)" }).click();
  await expect(page.getByLabel("File name", { exact: true })).toBeFocused();
  await cell(page, "Title").fill("Sehr 𞤀 {Course}");
  await page
    .getByRole("row", { name: /Unsupported character/ })
    .getByRole("button", { name: "1 (go to the problem)" })
    .first()
    .click();
  await expect(cell(page, "Title")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Award");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Next problem" })).toBeFocused();
});

test("a column is inserted into a setting's text by keyboard, and the preview follows", async ({ page }) => {
  await bring(page, "Full name,Course,Grade\nAda,Maths,7\n");
  const title = cell(page, "Title");
  await title.fill("Grade: ");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "{Grade}" })).toBeFocused();
  const before = await page.getByRole("img", { name: "Document for row 1" }).getAttribute("src");
  await page.keyboard.press("Enter");
  await expect(title).toBeFocused();
  await page.keyboard.type("!");
  await expect(title).toHaveValue("Grade: {Grade}!");
  await expect(page.getByRole("img", { name: "Document for row 1" })).not.toHaveAttribute("src", before ?? "");
  expect(await barriersOf(page)).toEqual([]);
});
