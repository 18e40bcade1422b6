import { expect, type Page, test } from "@playwright/test";
import { chooseSheet } from "../support/choose-sheet.ts";
import { csvOf, people } from "../support/sheets.ts";

async function bring(page: Page, rows: number): Promise<void> {
  await page.goto("/");
  await chooseSheet(page, csvOf(people(rows)));
  await expect(page.getByRole("button", { name: `Create ${rows} certificates` })).toBeEnabled();
  await page.getByText("Rows, file names, language, PDF format").click();
}

/** Types key by key, as people do. */
async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole("spinbutton", { name: label, exact: true });
  await field.press("ControlOrMeta+a");
  await field.pressSequentially(text, { delay: 60 });
}

/** The row ranges and settings sent to the server from now on. */
function sentBy(page: Page): { rows: unknown[]; settings: Record<string, unknown>[] } {
  const sent = { rows: [] as unknown[], settings: [] as Record<string, unknown>[] };
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/generation/session")) return;
    const { rows, settings } = request.postDataJSON();
    if (rows !== undefined) sent.rows.push(rows);
    if (settings !== undefined) sent.settings.push(settings);
  });
  return sent;
}

test("says that a row is beyond the last, and starts with no part of its number", async ({ page }) => {
  await bring(page, 120);
  const sent = sentBy(page);
  await type(page, "To row", "150");
  const field = page.getByRole("spinbutton", { name: "To row" });
  await field.press("Tab");
  await expect(field).toHaveValue("150");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription("Enter a whole number from 1 to 120.");
  const start = page.getByRole("button", { name: /^Create \d/ });
  await expect(start).toBeDisabled();
  await expect(start).toHaveAccessibleDescription("Fix the errors marked above.");
  await start.click({ force: true });
  await expect(page).toHaveURL(/session=/);
  expect(sent.rows).toEqual([]);

  await type(page, "To row", "20");
  await expect(page.getByRole("button", { name: "Create 20 certificates" })).toBeEnabled();
  await expect(field).toHaveAccessibleDescription("");
  expect(sent.rows).toEqual([{ from: 1, to: 20 }]);
});

test("takes a first and a last row in either order, and never something between", async ({ page }) => {
  await bring(page, 120);
  const sent = sentBy(page);
  await type(page, "To row", "20");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Create 20 certificates" })).toBeEnabled();
  await type(page, "From row", "50");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("spinbutton", { name: "From row" })).toHaveAccessibleDescription(
    "The first row can’t come after the last row.",
  );
  await expect(page.getByRole("button", { name: /^Create \d/ })).toBeDisabled();
  await type(page, "To row", "60");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Create 11 certificates" })).toBeEnabled();
  expect(sent.rows).toEqual([
    { from: 1, to: 20 },
    { from: 50, to: 60 },
  ]);
});

test("makes the rows that the fields show, though the start comes before the pause", async ({ page }) => {
  await bring(page, 30);
  // Assistive technology presses buttons without moving the focus, so the field does not lose it.
  await type(page, "To row", "15");
  await page.getByRole("button", { name: /^Create \d/ }).evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole("heading", { name: "15 certificates are ready" })).toBeVisible();
});

test("does not start by itself what a field cannot take", async ({ page }) => {
  await bring(page, 30);
  await type(page, "To row", "31");
  await page.getByRole("button", { name: /^Create \d/ }).evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole("spinbutton", { name: "To row" })).toHaveAccessibleDescription(/from 1 to 30/);
  await expect(page).toHaveURL(/session=/);
});

test("forgets what was typed where all rows are wanted", async ({ page }) => {
  await bring(page, 30);
  await type(page, "To row", "300");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Create \d/ })).toBeDisabled();
  await page.getByRole("button", { name: "All 30 rows" }).click();
  const field = page.getByRole("spinbutton", { name: "To row" });
  await expect(field).toHaveValue("30");
  await expect(field).toBeFocused();
  await expect(page.getByRole("button", { name: "Create 30 certificates" })).toBeEnabled();
});

test("sends a label's measure once, when it is complete", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "Address labels" }).check();
  await page.getByRole("button", { name: "Try it with a sample" }).click();
  await expect(page.getByText("No problems found.", { exact: true })).toBeVisible();
  const sent = sentBy(page);
  await page.getByLabel("Sheet", { exact: true }).selectOption("custom");
  const label = "Label width (mm)";
  await expect(page.getByRole("spinbutton", { name: label })).toBeVisible();
  await type(page, label, "41.5");
  await page.keyboard.press("Tab");
  await expect.poll(() => sent.settings).toEqual([{ sheet: "custom" }, { labelWidth: 41.5 }]);
  await type(page, label, "4150");
  const field = page.getByRole("spinbutton", { name: label });
  // Also shown after a pause, while the field has the focus.
  await expect(field).toHaveAccessibleDescription(/Enter a number from/);
  await expect(field).toBeFocused();
  await expect(page.getByRole("button", { name: /^Create \d/ })).toBeDisabled();
  expect(sent.settings).toHaveLength(2);
});

test("says which rows there are to look at, and keeps the proof on show", async ({ page }) => {
  await bring(page, 12);
  await type(page, "Row", "120");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("spinbutton", { name: "Row", exact: true })).toHaveAccessibleDescription(/from 1 to 12/);
  await expect(page.getByRole("img", { name: "Document for row 1", exact: true })).toBeVisible();
  // The value does not affect the documents, so it must not block the start.
  await expect(page.getByRole("button", { name: "Create 12 certificates" })).toBeEnabled();
  await page.getByRole("button", { name: "Next row" }).click();
  await expect(page.getByRole("spinbutton", { name: "Row", exact: true })).toHaveValue("2");
});

test("keeps a number that was being typed when the page is loaded again", async ({ page }) => {
  await bring(page, 30);
  await type(page, "To row", "15");
  await page.reload();
  await expect(page.getByRole("button", { name: "Create 15 certificates" })).toBeEnabled();
});
