import { expect, test } from "@playwright/test";
import { readBack } from "#lib/generation/archive/pdf/read-back.fixture.ts";
import { barriersOf } from "../support/barriers.ts";
import { chooseSheet } from "../support/choose-sheet.ts";
import { downloaded } from "../support/downloads.ts";
import { csvOf, people } from "../support/sheets.ts";

test("tells at which character a text goes wrong, in light and dark, and sets it once it is right", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await chooseSheet(page, csvOf(people(2)), { name: "a.csv" });
  await page.getByLabel("Title").fill("For {Full name | upcase}");
  const title = page.getByRole("textbox", { name: "Title" });
  await expect(title).toHaveAccessibleDescription(
    /^At character 18: there’s no filter “upcase”; did you mean “upper”\?/,
  );
  await expect(page.locator("mark")).toHaveText("u");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await barriersOf(page), colorScheme).toEqual([]);
  }

  await title.fill('{Score | plural: one "# point", other "# points"} on {Date | date: "EEEE d MMMM"}');
  await expect(page.locator("mark")).toHaveCount(0);
  await page.getByLabel("A combined PDF with all of them, for printing").check();
  await page.getByRole("button", { name: "Create 2 certificates" }).click();
  const { pages } = await readBack(await downloaded(page, "Download combined PDF"));
  const texts = pages.map(({ text }) => text.replace(/\s+/g, " "));
  expect(texts[0]).toContain("1 point on Sunday 1 November");
  expect(texts[1]).toContain("2 points on Monday 2 November");
});
