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
