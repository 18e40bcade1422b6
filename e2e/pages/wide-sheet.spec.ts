import { expect, type Page, test } from "@playwright/test";

/** A wide table; no document needs more. */
const names = ["Full name", "Course", ...Array.from({ length: 254 }, (_, index) => `Column ${index + 3}`)];

/**
 * Uploads a sheet with this many columns, and counts what React and we do with each select, data URL and list of names.
 */
async function bringWide(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts = { selects: 0, pages: 0, names: 0 };
    Object.assign(window, { counts });
    const { get = () => null } = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "options") ?? {};
    // React iterates over a select's options whenever it re-renders.
    Object.defineProperty(HTMLSelectElement.prototype, "options", {
      get() {
        counts.selects += 1;
        return get.call(this);
      },
    });
    const encode = window.encodeURIComponent;
    window.encodeURIComponent = (text) => {
      if (String(text).startsWith("<svg")) counts.pages += 1;
      return encode(text);
    };
    const { DisplayNames } = Intl;
    class Counted extends DisplayNames {
      constructor(...given: ConstructorParameters<typeof DisplayNames>) {
        super(...given);
        counts.names += 1;
      }
    }
    Object.assign(Intl, { DisplayNames: Counted });
  });
  const rows = [1, 2, 3].map((row) => names.map((name) => `${name} of ${row}`).join(","));
  const buffer = Buffer.from([names.join(","), ...rows].join("\n"));
  await page.goto("/");
  await page.getByLabel("Spreadsheet", { exact: true }).setInputFiles({ name: "wide.csv", mimeType: "", buffer });
  await expect(page.getByText("No problems found.", { exact: true })).toBeVisible();
}

/** The work done until the server's answer to these keys was rendered. */
async function workFor(page: Page, keys: string, label: string): Promise<Record<string, number>> {
  const field = page.getByRole("textbox", { name: label, exact: true });
  await field.focus();
  await page.evaluate(() => Object.assign(Reflect.get(window, "counts"), { selects: 0, pages: 0, names: 0 }));
  for (const key of keys) {
    const answered = page.waitForResponse("**/api/generation/session");
    await page.keyboard.type(key);
    await answered;
    await expect(page.getByRole("region", { name: "Preview", exact: true })).toHaveAttribute("aria-busy", "false");
  }
  return page.evaluate(() => ({ ...Reflect.get(window, "counts") }));
}

test("goes through none of 256 columns again for a key in a setting", async ({ page }) => {
  await bringWide(page);
  const { selects, pages, names } = await workFor(page, "abcd", "Title");
  expect(selects).toBe(0);
  expect(names).toBe(0);
  // One preview per answer.
  expect(pages).toBeLessThanOrEqual(4);
});

test("goes through the select of the field alone for a key in a text with columns", async ({ page }) => {
  await bringWide(page);
  await page.getByRole("combobox", { name: "Course required" }).selectOption("Custom text …");
  await expect(page.getByRole("textbox", { name: "Text for Course" })).toHaveValue("{Course}");
  await expect(page.getByRole("region", { name: "Preview", exact: true })).toHaveAttribute("aria-busy", "false");
  const { selects, names } = await workFor(page, "abcd", "Text for Course");
  // Once per key when it is typed, and once when it is answered.
  expect(selects).toBeLessThanOrEqual(8);
  expect(names).toBe(0);
});

test("leaves the caret behind a column that is put into a text", async ({ page }) => {
  await bringWide(page);
  await page.getByRole("combobox", { name: "Course required" }).selectOption("Custom text …");
  const text = page.getByRole("textbox", { name: "Text for Course" });
  await text.press("Home");
  await text.pressSequentially("To ");
  const buttons = page.getByRole("group", { name: "Insert a column into: Text for Course" });
  await buttons.getByRole("button", { name: "{Full name}" }).click();
  await page.keyboard.type(" in ");
  await expect(text).toHaveValue("To {Full name} in {Course}");
});
