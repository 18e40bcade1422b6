import { expect, test } from "@playwright/test";
import { chip, drawn, list, listed, openDesigner } from "../support/designer-steps.ts";

test("an element with a long text doesn't push the columns out of their panel", async ({ page }) => {
  const designer = await openDesigner(page);
  await chip(designer, "Course").click();
  const text = "has attended {Course} on {Date} with {Score} points";
  await designer.getByRole("textbox", { name: "Text", exact: true }).fill(text);
  await expect(listed(designer, `Text: ${text}`)).toBeVisible();
  const hidden = await list(designer).evaluate((elements) => {
    const panel = elements.closest("section")?.parentElement;
    return panel ? panel.scrollWidth - panel.clientWidth : Number.NaN;
  });
  expect(hidden).toBe(0);
});

test("what the check finds is in a line that is always there, and Done leads to the start", async ({ page }) => {
  const designer = await openDesigner(page);
  await chip(designer, "Full name").click();
  await drawn(designer);
  const place = async () => (await designer.locator("[data-chosen]").boundingBox()) ?? { x: 0, y: 0 };
  const before = await place();
  const text = designer.getByRole("textbox", { name: "Text", exact: true });
  await text.fill("{Full name} 😀\u{10ffff}");
  await expect(designer.getByText("20 errors")).toBeVisible();
  expect(Math.abs((await place()).y - before.y)).toBeLessThan(1);
  await text.fill("{Full name}");
  await expect(designer.getByText("No problems found in the rows.")).toBeVisible();
  expect(Math.abs((await place()).y - before.y)).toBeLessThan(1);
  await drawn(designer);
  await designer.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("button", { name: "Create 20 documents" })).toBeFocused();
  await page.getByRole("button", { name: "Open the designer" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Open the designer" })).toBeFocused();
});

test("a new code shows a column that isn't on the page yet, not the same word in all documents", async ({ page }) => {
  const designer = await openDesigner(page);
  await chip(designer, "Full name").click();
  await designer.getByRole("button", { name: "Code", exact: true }).click();
  await expect(listed(designer, "Code: {Course}")).toBeVisible();
  await expect(designer.getByRole("textbox", { name: "Content", exact: true })).toHaveValue("{Course}");
});
