import { expect, test } from "@playwright/test";
import { readBack } from "#lib/generation/archive/pdf/read-back.fixture.ts";
import { chooseSheet } from "../support/choose-sheet.ts";
import { downloaded } from "../support/downloads.ts";

const sheet = [
  "Name;Street;Postcode;City",
  ...Array.from({ length: 50 }, (_, index) => `${index === 4 ? "" : `Žofie ${index + 1}x`};Kai ${index + 1};1010;Wien`),
].join("\n");

test("prints addresses on a sheet that was begun, and says what does not fit a sheet of one's own", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "Address labels" }).check();
  await chooseSheet(page, sheet);
  await expect(page.getByRole("button", { name: "Create 3 sheets" })).toBeEnabled();
  await expect(page.getByLabel("Labels across")).toBeHidden();

  await page.getByLabel("Sheet", { exact: true }).selectOption("Other sheet (enter its dimensions)");
  await page.getByLabel("Labels across").fill("4");
  await expect(
    page.getByText("With its gaps and the left margin, a row of labels is 265 mm wide, but the paper is 210 mm."),
  ).toBeVisible();
  await page.getByLabel("Labels across").fill("3");
  await page.getByLabel("Sheet", { exact: true }).selectOption("Avery L7160: A4, 21 of 63.5 × 38.1 mm");
  await page.getByLabel("Start at label").fill("20");
  await expect(
    page.getByText("4 of 4 sheets are ready to create. 1 label is missing on sheet 2.").first(),
  ).toBeVisible();

  await page.getByRole("button", { name: "Create 4 sheets" }).click();
  await expect(page.getByRole("heading", { name: "4 sheets are ready" })).toBeVisible();
  await expect(page.getByRole("link", { name: "1 row has an error, so it’s missing on the sheets." })).toBeVisible();
  const { pages } = await readBack(await downloaded(page, "Download combined PDF"));
  expect(pages.map(({ text }) => text.match(/Kai/g)?.length)).toEqual([2, 21, 21, 5]);
});
