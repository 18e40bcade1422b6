import { expect, type Page, test } from "@playwright/test";

/** Presses Tab until the focused element has this name, for at most a page's worth of tab stops. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if ((await focused.count()) === 0) continue;
    if (new RegExp(name).test(await focused.evaluate(nameOf))) {
      await expect(focused).toBeInViewport();
      return;
    }
  }
  throw new Error(`Tab does not lead to ${name}`);
}

/** The approximate accessible name of a control. */
function nameOf(element: Element): string {
  const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
  const text = [...(labels ?? [])].map(({ textContent }) => textContent).join(" ");
  return text || element.getAttribute("aria-label") || element.textContent || "";
}

/** Animations that run longer than a moment although the visitor prefers reduced motion. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
      .map((animation) =>
        String(Reflect.get(animation, "animationName") ?? Reflect.get(animation, "transitionProperty")),
      ),
  );
}

test.describe("on a telephone with a keyboard, and with reduced motion", () => {
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

  test("the whole way can be gone, and nothing moves on it", async ({ page }) => {
    const rest = async () => expect(await moving(page)).toEqual([]);
    await page.goto("/");
    expect(await page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches)).toBe(true);
    await tabTo(page, "Try it with a sample");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("img", { name: "Document for row 1", exact: true })).toBeVisible();
    await rest();
    await tabTo(page, "^Certificate$");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: "Diploma" })).toBeChecked();
    await expect(page.getByText("diploma.csv", { exact: true })).toBeVisible();
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText("certificate.csv", { exact: true })).toBeVisible();
    await tabTo(page, "^Title");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("For {Nobody}");
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveAccessibleDescription(/Nobody/);
    await rest();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Diploma of Honour");
    await expect(page.locator("mark")).toHaveCount(0);
    await tabTo(page, "^Next");
    await page.keyboard.press("Space");
    await expect(page.getByRole("img", { name: "Document for row 2", exact: true })).toBeVisible();
    await tabTo(page, "Preview size");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByLabel("Preview size")).toHaveValue("real");
    await tabTo(page, /^Create \d+ certificates$/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/jobs\/job_/);
    await rest();
    await expect(page.getByRole("heading", { name: "200 certificates are ready" })).toBeVisible();
    await rest();
    await tabTo(page, "Delete everything now");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("button", { name: "Delete everything now" })).toBeFocused();
    const link = page.getByRole("link", { name: "Download ZIP" });
    const isFocused = () => link.evaluate((element) => element === document.activeElement);
    for (let back = 0; back < 8 && !(await isFocused()); back += 1) await page.keyboard.press("Shift+Tab");
    await expect(link).toBeFocused();
    const download = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    expect((await download).suggestedFilename()).toBe("certificate (sample).zip");
  });
});
