import { expect, test } from "@playwright/test";
import { barriersOf } from "../support/barriers.ts";
import { chooseSheet } from "../support/choose-sheet.ts";
import { csvOf, people } from "../support/sheets.ts";

test("a closed tab's spreadsheet is offered with its choices, to its visitor alone, until it's deleted", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await chooseSheet(page, csvOf(people(5)));
  await page.getByText("Only some rows").click();
  await page.getByRole("textbox", { name: "Row numbers" }).fill("2, 4");
  await page.getByRole("textbox", { name: "Row numbers" }).press("Enter");
  await expect(page.getByRole("button", { name: "Create 2 certificates" })).toBeVisible();
  await page.close();

  const again = await context.newPage();
  await again.goto("/");
  await again.getByRole("link", { name: /^Continue with “.+”$/ }).click();
  await expect(again.getByRole("button", { name: "Create 2 certificates" })).toBeVisible();
  await again.goto("/");
  const offer = again.getByRole("region", { name: "Continue where you left off" });
  await expect(offer.getByText("Certificate")).toBeVisible();
  expect(await barriersOf(again)).toEqual([]);

  // Somebody else in the same browser, with another cookie.
  const cookies = await context.cookies();
  await context.clearCookies();
  const kept = await again.evaluate(() => localStorage.getItem("unstarted"));
  await again.reload();
  await expect.poll(() => again.evaluate(() => localStorage.getItem("unstarted"))).toBeNull();
  await expect(offer).toHaveCount(0);

  await context.addCookies(cookies);
  await again.evaluate((id) => localStorage.setItem("unstarted", id ?? ""), kept);
  await again.reload();
  await offer.getByRole("button", { name: "Delete" }).click();
  await again.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(offer).toHaveCount(0);
  const closed = await again.request.post("/api/generation/session", { data: { sessionId: kept } });
  expect(await closed.json()).toMatchObject({ code: "session_closed" });
});

test("a spreadsheet that was deleted elsewhere is no longer offered", async ({ page }) => {
  await page.goto("/");
  await chooseSheet(page, csvOf(people(5)));
  await expect(page.getByRole("button", { name: "Create 5 certificates" })).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem("unstarted"));
  await page.request.post("/api/generation/session", { data: { sessionId: kept, state: "closed" } });
  await page.goto("/");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("unstarted"))).toBeNull();
});

test("correcting a document leaves the offer of an unstarted spreadsheet", async ({ page }) => {
  await page.goto("/");
  await chooseSheet(page, csvOf(people(5)));
  await page.getByRole("button", { name: "Create 5 certificates" }).click();
  await page.getByRole("link", { name: "Download ZIP" }).waitFor({ timeout: 60_000 });
  const job = page.url();
  expect(await page.evaluate(() => localStorage.getItem("unstarted"))).toBeNull();

  await page.goto("/");
  await chooseSheet(page, csvOf(people(7)));
  await expect(page.getByRole("button", { name: "Create 7 certificates" })).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem("unstarted"));
  await page.goto(job);
  await page
    .getByRole("link", { name: /^Correct / })
    .first()
    .click();
  await expect(page.getByText("Only row 1 is used. Correct it below the preview.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("unstarted"))).toBe(kept);
});
