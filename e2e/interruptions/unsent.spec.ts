import { expect, type Page, test } from "@playwright/test";
import { chooseSheet } from "../support/choose-sheet.ts";
import { csvOf, people } from "../support/sheets.ts";

const typed = "Nineteen characters";

async function bring(page: Page): Promise<void> {
  await page.goto("/");
  await chooseSheet(page, csvOf(people(3)), { name: "a.csv" });
  await expect(page.getByRole("button", { name: "Create 3 certificates" })).toBeEnabled();
}

async function type(page: Page): Promise<void> {
  await page.getByLabel("Title").press("ControlOrMeta+a");
  await page.getByLabel("Title").pressSequentially(typed);
}

/** From now on, no request reaches the server. */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  await page.route("**/api/generation/session", () => {});
  return () => page.unroute("**/api/generation/session");
}

test("keeps all that was typed just before a reload", async ({ page }) => {
  await bring(page);
  const letThrough = await cutOff(page);
  await type(page);
  await letThrough();
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue(typed);
  await expect(page.getByRole("region", { name: "Preview", exact: true })).toHaveAttribute("aria-busy", "false");
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue(typed);
});

test("keeps all that was typed just before a change of language", async ({ page }) => {
  await bring(page);
  const letThrough = await cutOff(page);
  await type(page);
  await letThrough();
  await page.getByRole("combobox", { name: "Language", exact: true }).selectOption("Deutsch");
  await expect(page.getByLabel("Titel")).toHaveValue(typed);
});

test("keeps what was typed while the server could not be reached, over a reload", async ({ page }) => {
  await bring(page);
  await page.route("**/api/generation/session", (route) => route.abort());
  await type(page);
  await expect(page.getByText("We can’t reach the server.")).toBeVisible();
  await page.unroute("**/api/generation/session");
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue(typed);
});

test("sends what was typed just before the page is left, for other tabs to find", async ({ page, context }) => {
  await bring(page);
  const address = page.url();
  // Stops the clock, so that no pause sends the changes by itself.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await type(page);
  await page.goto("/help");
  const sessionId = new URL(address).searchParams.get("session");
  const title = async () => {
    const answer = await page.request.post("/api/generation/session", { data: { sessionId } });
    return (await answer.json()).settings.title;
  };
  await expect.poll(title).toBe(typed);
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByLabel("Title")).toHaveValue(typed);
});

test("leads to the job that another tab has started", async ({ page, context }) => {
  await bring(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole("button", { name: "Create 3 certificates" })).toBeEnabled();
  await page.getByRole("button", { name: "Create 3 certificates" }).click();
  await expect(page).toHaveURL(/\/jobs\/job_/);

  await type(other);
  await expect(other.getByLabel("Title")).toHaveCount(0);
  await other.getByRole("button", { name: "View progress" }).click();
  await expect(other).toHaveURL(page.url());
});
