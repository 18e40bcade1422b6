import { expect, test } from "@playwright/test";
import { readBack } from "#lib/generation/archive/pdf/read-back.fixture.ts";
import { barriersOf } from "../support/barriers.ts";
import { downloaded } from "../support/downloads.ts";
import { openJob } from "../support/jobs.ts";
import { holdBack } from "../support/stand-ins.ts";

test("a ZIP's documents are combined in one PDF later, with the same settings", async ({ page }) => {
  await openJob(page, "Full name,Course\nAda,Maths\nBo,Logic\n", "2 certificates are ready", {
    settings: { title: "Award of Honour" },
    corrections: [{ row: 2, column: "Full name", value: "Bodil" }],
  });
  const zip = page.url();
  expect(await barriersOf(page)).toEqual([]);
  const combine = page.getByRole("button", { name: "Create a combined PDF too" });
  const go = await holdBack(page, "**/api/generation/start");
  const created = page.waitForRequest(
    (request) => request.url().endsWith("/session") && "uploadId" in Object(request.postDataJSON()),
  );
  await combine.click();
  expect((await created).postDataJSON()).toMatchObject({ preview: null });
  await expect(combine).toHaveAttribute("aria-disabled", "true");
  // As if the page came back from the browser's back/forward cache.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(combine).toHaveAttribute("aria-disabled", "false");
  go();
  await expect(page).not.toHaveURL(zip);
  const { pages } = await readBack(await downloaded(page, "Download combined PDF"));
  const texts = pages.map(({ text }) => text.replace(/\s+/g, " "));
  expect(texts.map((text) => /Award of Honour/.test(text))).toEqual([true, true]);
  expect(texts[1]).toContain("Bodil");
  await expect(combine).toHaveCount(0);
  await page.getByRole("link", { name: "The same documents as a ZIP of PDFs" }).click();
  await expect(page).toHaveURL(zip);
  await expect(combine).toBeVisible();
});
