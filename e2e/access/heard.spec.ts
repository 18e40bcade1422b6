import { expect, type Page, test } from "@playwright/test";
import { chooseSheet } from "../support/choose-sheet.ts";
import { openJob } from "../support/jobs.ts";
import { csvOf, people } from "../support/sheets.ts";

/**
 * Collects texts that appear in a live region, and texts that appear together with one, which screen readers ignore.
 */
async function listen(page: Page): Promise<() => Promise<{ heard: string[]; unheard: string[] }>> {
  await page.addInitScript(() => {
    const [heard, unheard]: [string[], string[]] = [[], []];
    Object.assign(window, { spoken: { heard, unheard } });
    const regions = new WeakSet<Element>();
    const polite = "[role=status], [aria-live=polite]";
    const note = (records: MutationRecord[]) => {
      for (const { target, addedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(polite);
        if (region && regions.has(region)) heard.push(region.textContent ?? "");
        for (const added of addedNodes) {
          if (!(added instanceof Element)) continue;
          for (const found of [added, ...added.querySelectorAll(polite)]) {
            if (found.matches(polite) && found.textContent) unheard.push(found.textContent);
          }
        }
      }
      for (const region of document.querySelectorAll(polite)) regions.add(region);
    };
    document.addEventListener("DOMContentLoaded", () => {
      for (const region of document.querySelectorAll(polite)) regions.add(region);
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  });
  return () => page.evaluate(() => Reflect.get(window, "spoken"));
}

/** People, the second of whom has no name. */
const sheetOf = (count: number) =>
  csvOf(people(count).map((person, row) => (row === 1 ? { ...person, name: "" } : person)));

async function bring(page: Page, name: string, count: number, label = "Spreadsheet"): Promise<void> {
  await chooseSheet(page, sheetOf(count), { name, label });
}

test("hears what is added to the page, from regions that were there before", async ({ page }) => {
  const spoken = await listen(page);
  await openJob(page, sheetOf(5), "4 certificates are ready");
  await page.getByRole("link", { name: "Fix and retry only those rows" }).click();
  await expect(page.getByText("Fix the rows that failed in “people.csv”")).toBeVisible();
  await bring(page, "people.csv", 5);
  await expect(page.getByText("Only the 1 row that failed will be used.")).toBeVisible();
  await bring(page, "others.csv", 7, "Another spreadsheet");
  await expect(page.getByText("This spreadsheet has a different number of rows (7, not 5)")).toBeVisible();
  const { heard, unheard } = await spoken();
  for (const words of [/Only the 1 row that failed/, /This spreadsheet has a different number/]) {
    expect(heard.filter((text) => words.test(text))).not.toEqual([]);
    expect(unheard.filter((text) => words.test(text))).toEqual([]);
  }
});

test("hears that a session is over, and that a job is deleted", async ({ page }) => {
  const spoken = await listen(page);
  await openJob(page, sheetOf(5), "4 certificates are ready");
  await page.getByRole("button", { name: "Delete everything now" }).click();
  await page.getByRole("button", { name: "Delete everything", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Everything has been deleted" })).toBeVisible();
  const { heard: heardOfJob } = await spoken();
  expect(heardOfJob).toContain("Everything has been deleted");

  await page.goto("/");
  await bring(page, "people.csv", 5);
  await expect(page.getByRole("button", { name: "Create 4 certificates" })).toBeEnabled();
  const over = { status: 410, contentType: "application/problem+json" };
  const detail = "This session has expired and its files have been deleted. Upload your file again.";
  const problem = { type: "about:blank", title: "Expired or deleted", status: 410, code: "gone", detail };
  await page.route("**/api/generation/session", (route) => route.fulfill({ ...over, body: JSON.stringify(problem) }));
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Diploma");
  await expect(page.getByText(detail)).toBeVisible();
  const { heard, unheard } = await spoken();
  expect(heard).toContain(detail);
  expect(unheard).not.toContain(detail);
});
