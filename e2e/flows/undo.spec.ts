import { expect, type Page, test } from "@playwright/test";
import { chooseSheet } from "../support/choose-sheet.ts";
import { csvOf, people } from "../support/sheets.ts";

const names = people(5);

async function bring(page: Page, label = "Spreadsheet", name = "people.csv", rows = names): Promise<void> {
  await chooseSheet(page, csvOf(rows), { name, label });
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: new RegExp(`^Create ${rows.length} `) })).toBeEnabled();
}

const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
const template = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const undone = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** Waits until the server has confirmed every change. */
async function saved(page: Page): Promise<void> {
  await expect(page.getByRole("region", { name: "Preview", exact: true })).toHaveAttribute("aria-busy", "false");
}

test("the bar that stays in sight doesn't cover the preview beside it", async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 700 });
  await page.goto("/");
  await bring(page);
  await title(page).fill("Diploma of Honour");
  const bar = page.getByRole("button", { name: "Undo", exact: true }).locator("..");
  const end = await bar.evaluate((element) => element.getBoundingClientRect().right);
  const preview = await page.locator("#step-4").evaluate((element) => element.getBoundingClientRect().left);
  expect(end).toBeLessThan(preview);
});

test("keeps what was set for a template, and for another sheet with the same columns", async ({ page }) => {
  await page.goto("/");
  await bring(page);
  await title(page).fill("Diploma of Honour");
  await page.getByRole("combobox", { name: "Full name" }).selectOption("Course");
  await template(page, "Name badge").check();
  await expect(title(page)).toHaveCount(0);
  await template(page, "Certificate").check();
  await expect(title(page)).toHaveValue("Diploma of Honour");

  await bring(page, "Another spreadsheet", "more.csv", people(7));
  await expect(title(page)).toHaveValue("Diploma of Honour");
  await expect(page.getByRole("combobox", { name: "Full name" }).locator("option:checked")).toHaveText("Course");
});

test("undoes and redoes changes of every kind with buttons and keys, and says which", async ({ page }) => {
  await page.goto("/");
  await bring(page);
  const before = await title(page).inputValue();
  await title(page).press("End");
  await title(page).pressSequentially(" of Honour");
  await page.getByRole("combobox", { name: "Full name" }).selectOption("Course");
  await template(page, "Name badge").check();
  await expect(title(page)).toHaveCount(0);
  await bring(page, "Another spreadsheet", "more.csv", people(7));

  // In a text field, the keys are the browser's.
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("people.csv", { exact: true })).toBeVisible();
  await expect(undone(page, "Undone: Spreadsheet")).toBeVisible();
  await page.getByRole("heading", { name: "Choose a template" }).click();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(undone(page, "Undone: Template")).toBeVisible();
  await expect(title(page)).toHaveValue(`${before} of Honour`);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(undone(page, "Undone: Full name")).toBeVisible();
  await saved(page);
  await page.reload();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(title(page)).toHaveValue(before);
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toHaveAttribute("aria-disabled", "true");

  for (const key of ["ControlOrMeta+y", "ControlOrMeta+Shift+z", "ControlOrMeta+y"]) {
    await page.keyboard.press(key);
  }
  await expect(undone(page, "Redone: Template")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+y");
  await expect(page.getByText("more.csv", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Create 7 badges" })).toBeEnabled();
  await expect(template(page, "Name badge")).toBeChecked();
});

test("goes back and forward between the steps, and to a job and back, with all that was set", async ({ page }) => {
  await page.goto("/help");
  await page.goto("/");
  await bring(page);
  await template(page, "Diploma").check();
  await template(page, "Certificate").check();
  await title(page).fill("Diploma of Honour");
  await page.getByRole("button", { name: "Next row" }).click();
  await saved(page);

  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  await page.goBack();
  await expect(heading("Match the columns")).toBeFocused();
  await expect(heading("Match the columns")).toBeInViewport();
  await page.goBack();
  await expect(heading("Choose a template")).toBeFocused();
  await page.goBack();
  await expect(heading("Upload your spreadsheet")).toBeFocused();
  await page.goForward();
  await expect(heading("Choose a template")).toBeFocused();
  await expect(title(page)).toHaveValue("Diploma of Honour");

  await page.getByRole("button", { name: "Create 5 certificates" }).click();
  await expect(page.getByRole("heading", { name: "5 certificates are ready" })).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Create more from this spreadsheet" }).click();
  await expect(title(page)).toHaveValue("Diploma of Honour");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(title(page)).not.toHaveValue("Diploma of Honour");
});

test("undo stays in sight once there is something to undo, and covers nothing before", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto("/");
  await bring(page);
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await title(page).scrollIntoViewIfNeeded();
  await expect(undo).not.toBeInViewport();
  await title(page).fill("Diploma of Honour");
  await expect(undo).toBeInViewport();
});

test("on a small telephone, the undo bar covers neither what gets the focus nor its label", async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 320, height: 700 }, locale: "de-DE" });
  await page.goto("/");
  await chooseSheet(page, csvOf(names), { label: "Tabelle" });
  const issuer = page.getByRole("textbox", { name: "Ausgestellt von", exact: true });
  await issuer.fill("Northgate");
  await page.getByRole("button", { name: "Rückgängig", exact: true }).click();
  await expect(page.getByText("Rückgängig gemacht: Ausgestellt von")).toBeVisible();
  const covered = await page.getByRole("main").evaluate((main) => {
    const bar = main.querySelector("[aria-keyshortcuts]")?.parentElement;
    const fields = [...main.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")];
    const shown = fields.filter((field) => field.checkVisibility());
    const below = shown.filter((field) => {
      scrollTo(0, document.documentElement.scrollHeight);
      field.focus();
      const { top = 0 } = (field.labels?.[0] ?? field).getBoundingClientRect();
      return top < (bar?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY);
    });
    return { shown: shown.length, below: below.map(({ labels }) => labels?.[0]?.textContent) };
  });
  expect(covered.shown).toBeGreaterThan(5);
  expect(covered.below).toEqual([]);
  await page.close();
});
