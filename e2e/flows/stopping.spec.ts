import { expect, type Page, test } from "@playwright/test";
import { chooseSheet } from "../support/choose-sheet.ts";
import { archiveOf } from "../support/downloads.ts";
import { csvOf, people } from "../support/sheets.ts";

/** So many take some seconds, so that a click comes in time. */
const count = 4_000;
const shown = count.toLocaleString("en-GB");
const namesIn = async (page: Page) => (await archiveOf(page)).map(({ name }) => name);

test("stopping keeps what is done, and the rest can be made later, once and in order", async ({ page }) => {
  const rows = people(count);
  await page.goto("/");
  await chooseSheet(page, csvOf(rows));
  await page.getByRole("button", { name: `Create ${shown} certificates` }).click();
  await expect(page.getByText(new RegExp(`^[1-9][\\d,]* of ${shown} created`))).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("button", { name: "Stop and delete" })).toBeVisible();
  await page.getByRole("button", { name: "Stop and keep what’s done" }).click();

  const heading = page.getByRole("heading", {
    name: new RegExp(`^Stopped: [\\d,]+ of ${shown} certificates created$`),
  });
  await expect(heading).toBeVisible({ timeout: 30_000 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const done = Number(/[\d,]+/.exec((await heading.textContent()) ?? "")?.[0]?.replaceAll(",", ""));
  expect(done).toBeLessThan(count);
  const some = await namesIn(page);
  expect(some).toHaveLength(done);

  await page
    .getByRole("button", { name: `Create the other ${(count - done).toLocaleString("en-GB")} certificates` })
    .click();
  await expect(page.getByRole("heading", { name: `${shown} certificates are ready` })).toBeVisible({ timeout: 90_000 });
  const all = await namesIn(page);
  expect(all).toEqual(rows.map(({ name }) => `${name}.pdf`));
  expect(all.filter((name) => some.includes(name))).toEqual(some);
});

test("a job that is stopped at once says that nothing was created, and offers all of it", async ({ page }) => {
  // The first documents may be there before the click.
  await page.route("**/api/generation/status/*", async (route) => {
    const response = await route.fetch();
    if (response.status() !== 200) return route.fulfill({ response });
    const status = await response.json();
    await route.fulfill({ response, json: { ...status, progress: { ...status.progress, done: 0 }, results: [] } });
  });
  await page.goto("/");
  await chooseSheet(page, csvOf(people(count)));
  await page.getByRole("button", { name: `Create ${shown} certificates` }).click();
  await page.getByRole("button", { name: "Stop and keep what’s done" }).click();
  const heading = page.getByRole("heading", { name: "Stopped before anything was created" });
  await expect(heading).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("stays available for download")).toHaveCount(0);
  await expect(page.getByRole("button", { name: `Create ${shown} certificates` })).toBeVisible();
});
