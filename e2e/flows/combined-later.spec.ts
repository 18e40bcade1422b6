import { expect, test } from "@playwright/test";
import { readBack } from "#lib/generation/archive/pdf/read-back.fixture.ts";
import { barriersOf } from "../support/barriers.ts";
import { downloaded } from "../support/downloads.ts";
import { openJob } from "../support/jobs.ts";

test("a ZIP's documents are combined in one PDF later, with the same settings", async ({ page }) => {
  await openJob(page, "Full name,Course\nAda,Maths\nBo,Logic\n", "2 certificates are ready", {
    settings: { title: "Award of Honour" },
    corrections: [{ row: 2, column: "Full name", value: "Bodil" }],
  });
  const zip = page.url();
  expect(await barriersOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Create a combined PDF too" }).click();
  await expect(page).not.toHaveURL(zip);
  const { pages } = await readBack(await downloaded(page, "Download combined PDF"));
  const texts = pages.map(({ text }) => text.replace(/\s+/g, " "));
  expect(texts.map((text) => /Award of Honour/.test(text))).toEqual([true, true]);
  expect(texts[1]).toContain("Bodil");
  await expect(page.getByRole("button", { name: "Create a combined PDF too" })).toHaveCount(0);
});
