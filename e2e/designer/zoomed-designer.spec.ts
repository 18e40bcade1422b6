import { expect, test } from "@playwright/test";
import { barriersOf } from "../support/barriers.ts";
import { chip, drawn, list, openDesigner } from "../support/designer-steps.ts";

/* A window of 1280 by 900 pixels at 200 %. */
test.use({ viewport: { width: 640, height: 450 } });

test("a zoomed window has all tools, and its page an edge in forced colours", async ({ page }) => {
  const designer = await openDesigner(page);
  await expect(designer.getByRole("toolbar")).toBeVisible();
  await chip(designer, "Full name").press("Enter");
  await drawn(designer);
  await expect(list(designer).getByRole("option")).toHaveCount(1);
  await designer.getByRole("button", { name: "Duplicate" }).press("Enter");
  await expect(list(designer).getByRole("option")).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
  expect(await barriersOf(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: "active" });
  const sheet = designer.locator("[data-chosen]").first().locator("..");
  const edge = await sheet.evaluate((node) => getComputedStyle(node).outlineColor);
  expect(edge).not.toBe("rgba(0, 0, 0, 0)");
});

test("an element that was added by keyboard is in view, where the arrow keys move it", async ({ page }) => {
  const designer = await openDesigner(page);
  await chip(designer, "Full name").scrollIntoViewIfNeeded();
  await chip(designer, "Full name").press("Enter");
  const stage = designer.getByRole("application");
  await expect(stage).toBeFocused();
  await expect(stage).toBeInViewport({ ratio: 0.9 });
});
