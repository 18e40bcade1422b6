import { expect, type Page, test } from "@playwright/test";
import { readBack } from "#lib/generation/archive/pdf/read-back.fixture.ts";
import { chooseSheet } from "../support/choose-sheet.ts";
import { archiveOf } from "../support/downloads.ts";
import { openJob } from "../support/jobs.ts";
import { csvOf, people } from "../support/sheets.ts";

const wrong = [3, 17, 40];

async function bring(page: Page, name: string, content: string, label = "Spreadsheet"): Promise<void> {
  await chooseSheet(page, content, { name, label });
}

async function make(page: Page, count: number): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^Create ${count} (certificates|badges)$`) }).click();
  await expect(
    page.getByRole("heading", { name: new RegExp(`^${count} (certificates|badges) are ready$`) }),
  ).toBeVisible({ timeout: 90_000 });
}

/** The text of the first document. */
async function firstText(page: Page): Promise<string> {
  const [first] = await archiveOf(page);
  const { pages } = await readBack(first?.data ?? Buffer.alloc(0));
  return pages.map(({ text }) => text.replace(/\s+/g, " ")).join(" ");
}

test("finds finished documents by name, opens one, and gives it", async ({ page }) => {
  await openJob(page, csvOf(people(240)), "240 certificates are ready");
  const list = page.getByRole("region", { name: "Individual files" });
  await expect(list.getByRole("status")).toHaveText("240 certificates; showing the first 50");
  await list.getByLabel("Search by name").fill("zoe muller-1");
  await expect(list.getByRole("status")).toHaveText(/^\d+ of 240 certificates$/);
  await list.getByLabel("Search by name").fill("ZOE muller-15.pdf");
  await expect(list.getByRole("status")).toHaveText("1 of 240 certificates");

  const opened = page.waitForEvent("popup");
  const request = page.context().waitForEvent("response", (response) => response.url().endsWith("?document=15"));
  await list.getByRole("link", { name: "Zoë Müller-15", exact: true }).click();
  expect((await (await request).headerValue("content-disposition")) ?? "").toMatch(/^inline/);
  await (await opened).close();
  const download = page.waitForEvent("download");
  await list.getByRole("link", { name: "Download Zoë Müller-15.pdf" }).click();
  expect((await download).suggestedFilename()).toBe("Zoë Müller-15.pdf");
  await list.getByLabel("Search by name").fill("nobody");
  await expect(list.getByRole("status")).toHaveText("0 of 240 certificates");
});

test("sorts the documents of a ZIP into folders, and gives each by its own name", async ({ page }) => {
  const output = { filename: "{Course}/{Full name}" };
  const rows = people(3).map((person, index) => ({ ...person, course: index === 1 ? "7/8 b" : "7a" }));
  await openJob(page, csvOf(rows), "3 certificates are ready", { output });
  const folders = ["7a", "7-8 b", "7a"];
  expect((await archiveOf(page)).map(({ name }) => name)).toEqual(
    rows.map(({ name }, index) => `${folders[index]}/${name}.pdf`),
  );
  const list = page.getByRole("region", { name: "Individual files" });
  const download = page.waitForEvent("download");
  await list.getByRole("link", { name: `Download 7-8 b/${rows[1]?.name}.pdf` }).click();
  expect((await download).suggestedFilename()).toBe(`${rows[1]?.name}.pdf`);
});

test("makes only what failed once the sheet is corrected", async ({ page }) => {
  const rows = people(40);
  const gaps = rows.map((person, index) => (wrong.includes(index + 1) ? { ...person, name: "" } : person));
  await openJob(page, csvOf(gaps), "37 certificates are ready", { settings: { title: "Diploma of Honour" } });
  await expect(page.getByRole("link", { name: "3 rows have errors, so their documents are missing." })).toBeVisible();
  // Each in a box of its own, with gaps between them.
  await expect(page.getByText("Rows 3 17 40")).toHaveCSS("display", "flex");
  await expect(page.getByText("Rows 3 17 40").locator("span")).toHaveText(["Rows ", "3 ", "17 ", "40 "]);
  await page.getByRole("link", { name: "Fix and retry only those rows" }).click();
  await expect(page.getByText("Fix the rows that failed in “people.csv”")).toBeVisible();
  await bring(page, "people, corrected.csv", csvOf(rows));
  await expect(page.getByText("Only the 3 rows that failed will be used.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Diploma of Honour");
  await expect(page.getByRole("img", { name: "Document for row 3" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Only the 3 rows that failed will be used.")).toBeVisible();
  await make(page, 3);
  expect((await archiveOf(page)).map(({ name }) => name)).toEqual(wrong.map((row) => `${rows[row - 1]?.name}.pdf`));
});

test("makes all rows again where that is wanted, or nothing tells which failed", async ({ page }) => {
  const rows = people(40);
  const gaps = rows.map((person, index) => (wrong.includes(index + 1) ? { ...person, name: "" } : person));
  await openJob(page, csvOf(gaps), "37 certificates are ready");
  await page.getByRole("link", { name: "Fix and retry only those rows" }).click();
  await expect(page.getByText("Fix the rows that failed in “people.csv”")).toBeVisible();
  await bring(page, "people.csv", csvOf(rows));
  await page.getByRole("button", { name: "Use all rows instead" }).click();
  await expect(page.getByRole("button", { name: "Create 40 certificates" })).toBeEnabled();
  await bring(page, "people.csv", csvOf(rows.slice(0, 12)), "Another spreadsheet");
  await expect(page.getByText("This spreadsheet has a different number of rows (12, not 40)")).toBeVisible();
  await expect(page.getByRole("button", { name: "Create 12 certificates" })).toBeEnabled();
});

test("makes others from the sheet of finished documents, with another template", async ({ page }) => {
  const rows = people(12);
  await page.goto("/");
  await bring(page, "people.csv", csvOf(rows));
  await page.getByLabel("Title").fill("Diploma of Honour");
  await make(page, 12);
  expect(await firstText(page)).toContain("Diploma of Honour");

  await page.getByRole("link", { name: "Create more from this spreadsheet" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Diploma of Honour");
  await page.getByLabel("Title").fill("Diploma of Honor");
  await page.getByRole("radio", { name: "Name badge" }).check();
  await expect(page.getByLabel("Images: a ZIP")).toBeVisible();
  await make(page, 12);
  const text = await firstText(page);
  expect(text).toContain(rows[0]?.name);
  expect(text).not.toContain("Diploma");

  await page.goBack();
  await page.getByRole("button", { name: "Create more from this spreadsheet" }).click();
  await expect(page.getByRole("radio", { name: "Name badge" })).toBeChecked();
  await expect(page.getByRole("button", { name: "Create 12 badges" })).toBeEnabled();
});

test("asks for a sheet where that of the documents before is gone", async ({ page }) => {
  await openJob(page, csvOf(people(2)), "2 certificates are ready");
  const others = await page.getByRole("link", { name: "Create more from this spreadsheet" }).getAttribute("href");
  await page.getByRole("button", { name: "Delete everything now" }).click();
  await page.getByRole("button", { name: "Delete everything", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Everything has been deleted" })).toBeVisible();
  await page.goto(others ?? "");
  await expect(page.getByText("This session is closed. Upload your file again.")).toBeVisible();
  await bring(page, "people.csv", csvOf(people(2)));
  await expect(page.getByRole("button", { name: "Create 2 certificates" })).toBeEnabled();
});

test("shows what comes from the press, counts in the tab, and tells the end", async ({ page, context }) => {
  await page.clock.install();
  await context.grantPermissions(["notifications"]);
  await page.addInitScript(() => {
    const shown: string[] = [];
    class Recorded extends EventTarget {
      static permission = "granted";
      static requestPermission = async () => "granted";
      constructor(title: string) {
        super();
        shown.push(title);
      }
    }
    Object.assign(window, { Notification: Recorded, shownNotifications: shown });
  });
  await page.goto("/");
  await bring(page, "people.csv", csvOf(people(2_000)));
  await page.getByRole("button", { name: "Create 2,000 certificates" }).click();
  const pictures = page.getByRole("region", { name: "Just created" }).getByRole("img");
  await expect(pictures.first()).toHaveAccessibleName(/ Müller-\d+$/);
  await expect(page).toHaveTitle(/^\d+% · Creating 2,000 certificates · Rowpress$/);
  // It is only offered for jobs that take several seconds.
  await page.clock.fastForward(3_000);
  await page.getByRole("button", { name: "Notify me when they’re ready" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("We’ll notify you when they’re ready.")).toBeFocused();
  await expect(page.getByRole("heading", { name: "2,000 certificates are ready" })).toBeVisible({ timeout: 90_000 });
  const told = () => page.evaluate(() => Object.getOwnPropertyDescriptor(window, "shownNotifications")?.value);
  await expect.poll(told).toEqual(["2,000 certificates are ready"]);
});
