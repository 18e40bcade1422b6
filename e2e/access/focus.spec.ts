import { expect, type Page, test } from "@playwright/test";
import { chooseSheet } from "../support/choose-sheet.ts";
import { openJob } from "../support/jobs.ts";
import { csvOf, people } from "../support/sheets.ts";

const session = "**/api/generation/session";
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

async function bring(page: Page, rows = people(5), label = "Spreadsheet"): Promise<void> {
  await chooseSheet(page, csvOf(rows), { label });
  await expect(page.getByRole("button", { name: /^Create \d+ certificates?$/ })).toBeEnabled();
}

/** Uses the keyboard, because losing the focus only affects keyboard users. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
}

test("stays at the last row when all rows are wanted", async ({ page }) => {
  await page.goto("/");
  await bring(page);
  await page.getByText("Rows, file names, language, PDF format").click();
  const last = page.getByRole("spinbutton", { name: "To row" });
  await last.fill("3");
  await press(page, "All 5 rows");
  await expect(last).toBeFocused();
});

test("stays at the choice of a logo that is removed", async ({ page }) => {
  await page.goto("/");
  await bring(page);
  const logo = page.getByLabel("Logo", { exact: true });
  await logo.setInputFiles({ name: "logo.png", mimeType: "", buffer: pixel });
  await press(page, "Remove “Logo”");
  await expect(logo).toBeFocused();
});

test("goes to the first step when the file is deleted", async ({ page }) => {
  await page.goto("/");
  await bring(page);
  await press(page, "Delete this file");
  await press(page, "Delete it");
  await expect(page.getByRole("heading", { name: "Upload your spreadsheet" })).toBeFocused();
});

test("goes back to the field whose change arrives after all", async ({ page }) => {
  await page.goto("/");
  await bring(page);
  await page.route(session, (route) => route.abort());
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await title.fill("Diploma of Honour");
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await page.unroute(session);
  await press(page, "Try again");
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  await expect(title).toBeFocused();
});

test("stays at the start when it is refused", async ({ page }) => {
  await page.goto("/");
  await bring(page);
  await page.route("**/api/generation/start", (route) => route.abort());
  await press(page, "Create 5 certificates");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("We can’t reach the server");
  await expect(page.getByRole("button", { name: "Create 5 certificates" })).toBeFocused();
});

test("stays in the page when all rows are wanted instead of those that failed, and after a deletion", async ({
  page,
}) => {
  const rows = people(5);
  const gaps = rows.map((person, index) => (index === 4 ? { ...person, name: "" } : person));
  await openJob(page, csvOf(gaps), "4 certificates are ready");
  await page.getByRole("link", { name: "Fix and retry only those rows" }).click();
  await expect(page.getByText("Fix the rows that failed in “people.csv”")).toBeVisible();
  await bring(page, rows);
  await press(page, "Use all rows instead");
  await expect(page.getByRole("heading", { name: "Upload your spreadsheet" })).toBeFocused();

  await press(page, "Create 5 certificates");
  await expect(page.getByRole("heading", { name: "5 certificates are ready" })).toBeFocused();
  await press(page, "Delete everything now");
  await press(page, "Delete everything");
  await expect(page.getByRole("heading", { name: "Everything has been deleted" })).toBeVisible();
  await expect(page.locator(":focus")).toContainText("These documents are no longer on this server");
});

test("goes to the heading when a server that could not be reached answers again", async ({ page }) => {
  const status = "**/api/generation/status/*";
  await openJob(page, csvOf(people(20)), "20 certificates are ready");
  await page.route(status, (route) => route.abort());
  // Returning to the tab polls once more, but not within the first second.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByRole("button", { name: "Retry now" })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.unroute(status);
  await press(page, "Retry now");
  await expect(page.getByRole("button", { name: "Retry now" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
