import { expect, test } from "@playwright/test";
import { barriersOf } from "../support/barriers.ts";
import { chooseSheet } from "../support/choose-sheet.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("the preview opens from every step, and its bar covers nothing", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "Name badge" }).check();
  await chooseSheet(page, "Name;Photo\nAnn;ann\nBo;bo", { name: "class.csv" });
  await expect(page.getByText("No problems found.", { exact: true })).toBeVisible();
  const bar = page.getByRole("button", { name: "Preview of row 1" });
  const badge = page.getByRole("radio", { name: "Name badge" });
  await badge.focus();
  await expect(bar).toBeVisible();
  const [below, above] = [await bar.boundingBox(), await badge.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  expect(await barriersOf(page)).toEqual([]);

  await bar.click();
  const dialog = page.getByRole("dialog", { name: "Preview" });
  await expect(dialog.getByRole("img", { name: "Document for row 1" })).toBeVisible();
  await dialog.getByRole("button", { name: "Next row" }).click();
  await expect(dialog.getByRole("img", { name: "Document for row 2" })).toBeVisible();
  await dialog.getByRole("button", { name: "Close preview" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("img", { name: "Document for row 2" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: /^Preview of row/ })).toBeHidden();
});

test("the bar stays while it has the focus, so that nobody loses their place on the way", async ({ page }) => {
  await page.goto("/");
  await chooseSheet(page, "Full name;Course\nAnn;Maths", { name: "class.csv" });
  await expect(page.getByText("No problems found.", { exact: true })).toBeVisible();
  const bar = page.getByRole("button", { name: "Preview of row 1" });
  const size = page.getByRole("combobox", { name: "Preview size" });
  await page.getByLabel("Another spreadsheet", { exact: true }).focus();
  await expect(bar).toBeVisible();
  await page.keyboard.press("Shift");
  await bar.focus();
  await size.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(bar).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(size).toBeFocused();
  await expect(bar).toBeHidden();
});
