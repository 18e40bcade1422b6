import { expect, type Page, test } from "@playwright/test";
import { readBack } from "#lib/generation/archive/pdf/read-back.fixture.ts";
import { unzip } from "#lib/generation/archive/unzip.fixture.ts";
import { chooseSheet } from "../support/choose-sheet.ts";
import { downloaded } from "../support/downloads.ts";
import { csvOf, longDate, type Person, people, workbookOf } from "../support/sheets.ts";

async function bring(page: Page, name: string, content: string | Buffer): Promise<void> {
  await chooseSheet(page, content, { name });
}

/** Opens the archive and compares each PDF's text with the sheet's row. */
async function expectDocuments(archive: Buffer, rows: Person[]): Promise<void> {
  const entries = await unzip(archive);
  expect(entries.map(({ name }) => name)).toEqual(rows.map(({ name }) => `${name}.pdf`));
  for (const [index, { data }] of entries.entries()) {
    const { pages } = await readBack(data);
    const text = pages.map((read) => read.text.replace(/\s+/g, " ")).join(" ");
    const { name, course, date, score } = rows[index] as Person;
    for (const value of [name, course.replace(/"/g, ""), longDate(date), score]) {
      expect(text.replace(/["“”]/g, ""), `row ${index + 1}`).toContain(value);
    }
  }
}

/** Collects silent failures: script errors, and violations of the site's content security policy. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) => {
      throw new Error(`${violatedDirective} forbids ${blockedURI}`);
    });
  });
  return faults;
}

async function makeAll(page: Page, count: number): Promise<void> {
  await page.getByRole("button", { name: `Create ${count} certificates` }).click();
  await expect(page).toHaveURL(/\/jobs\/job_/);
  await expect(page.getByRole("heading", { name: `${count} certificates are ready` })).toBeVisible();
}

test("goes the whole way with a CSV file", async ({ page }) => {
  const rows = people(30);
  const faults = await faultsOf(page);
  await page.goto("/");
  await bring(page, "Class 4b.csv", csvOf(rows));
  const reading = "UTF-8, separated by semicolons, header in row 1, 4 columns, 30 rows";
  await expect(page.getByText(reading, { exact: true })).toBeVisible();
  await expect(page.getByRole("img", { name: "Document for row 1" })).toBeVisible();
  await makeAll(page, 30);
  await expectDocuments(await downloaded(page, "Download ZIP"), rows);
  expect(faults).toEqual([]);
});

test("goes the whole way with a workbook, and has all documents in one PDF too", async ({ page }) => {
  const rows = people(30);
  await page.goto("/");
  await bring(page, "Class 4b.xlsx", workbookOf(rows));
  await page.getByLabel("A combined PDF with all of them, for printing").check();
  await expect(page.getByRole("img", { name: "Document for row 1" })).toBeVisible();
  await makeAll(page, 30);
  await expectDocuments(await downloaded(page, "Download ZIP"), rows);
  const { pages } = await readBack(await downloaded(page, "Download combined PDF"));
  expect(pages).toHaveLength(30);
  expect(pages[29]?.text).toContain("Müller-30");
});

test("begins with a sample of each template", async ({ page }) => {
  for (const template of ["Certificate", "Invoice", "Name badge", "Address labels", "Place cards", "Price tags"]) {
    await page.goto("/");
    await page.getByRole("radio", { name: template }).check();
    await page.getByRole("button", { name: "Try it with a sample" }).click();
    await expect(page.getByText("No problems found.", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Create \d+ (certificate|invoice|badge|sheet)s$/ })).toBeEnabled();
  }
});

test("says what is wrong with a file, and takes the next one", async ({ page }) => {
  await page.goto("/");
  await bring(page, "people.csv", "");
  await expect(page.getByText("The file is empty.")).toBeVisible();
  await bring(page, "people.csv", "%PDF-1.7 not a sheet");
  await expect(page.getByText(/Save (it|the file) as/)).toBeVisible();
  await bring(page, "people.csv", Buffer.from("\x89PNG\r\n\x1a\n and no more", "latin1"));
  await expect(
    page.getByText("This is an image, not a spreadsheet. Upload your rows as CSV, TSV, XLSX, XLS or ODS"),
  ).toBeVisible();
  await bring(page, "people.csv", csvOf(people(2)));
  await expect(page.getByRole("button", { name: "Create 2 certificates" })).toBeEnabled();
});

test("makes the right rows of a sheet with three wrong ones, and names those", async ({ page }) => {
  const rows = people(20);
  const wrong = [3, 8, 15];
  const sheet = csvOf(rows).split("\r\n");
  for (const row of wrong) sheet[row] = sheet[row]?.replace(/^[^;]*/, "") ?? "";
  await page.goto("/");
  await bring(page, "people.csv", sheet.join("\r\n"));
  const list = page.getByRole("region", { name: "Problems by row" }).getByRole("row");
  await expect(list).toHaveCount(2);
  await expect(list.last()).toContainText("“Full name” is required but empty in 3 rows.");
  await page.getByRole("button", { name: /^Create \d/ }).click();
  await expect(page.getByRole("heading", { name: "17 certificates are ready" })).toBeVisible();
  await expectDocuments(
    await downloaded(page, "Download ZIP"),
    rows.filter((_, index) => !wrong.includes(index + 1)),
  );
  const problems = (await downloaded(page, "Download problem list")).toString().trim().split("\r\n").slice(1);
  expect(problems).toEqual([expect.stringContaining('"3","3, 8, 15","4, 9, 16"')]);
});

test("follows the visitor's changes, and finds the session again after a reload", async ({ page }) => {
  await page.goto("/");
  await bring(page, "people.csv", csvOf(people(5)));
  const proof = page.getByRole("img", { name: "Document for row 1" });
  await expect(proof).toBeVisible();
  const before = await proof.getAttribute("src");
  // Types key by key: React ignores the single change that Playwright makes when it fills a field in Firefox.
  await page.getByLabel("Title").press("ControlOrMeta+a");
  await page.getByLabel("Title").pressSequentially("Diploma of Honour");
  await expect(proof).not.toHaveAttribute("src", before ?? "");
  await expect(page).toHaveURL(/session=ses_/);
  await expect(page.getByRole("region", { name: "Preview", exact: true })).toHaveAttribute("aria-busy", "false");
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue("Diploma of Honour");
  await page.getByRole("button", { name: "Next row" }).click();
  await expect(page.getByRole("img", { name: "Document for row 2" })).toBeVisible();
});

test("lets a visitor come back to a job by its address, and nobody else", async ({ page, context, browser }) => {
  await page.goto("/");
  await bring(page, "people.csv", csvOf(people(120)));
  await page.getByRole("button", { name: "Create 120 certificates" }).click();
  await expect(page).toHaveURL(/\/jobs\/job_/);
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByRole("heading", { name: "120 certificates are ready" })).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  expect((await stranger.goto(address))?.status()).toBe(404);
  await expect(stranger.getByRole("heading", { level: 1 })).toContainText(/can’t find|no longer|deleted/i);
  await expect(stranger.getByRole("link", { name: "Download ZIP" })).toHaveCount(0);

  await again.getByRole("button", { name: "Delete everything now" }).click();
  await again
    .getByRole("dialog")
    .getByRole("button", { name: /delete/i })
    .click();
  await expect(again.getByRole("heading", { level: 1 })).toContainText(/deleted/i);
  await again.reload();
  await expect(again.getByRole("link", { name: "Download ZIP" })).toHaveCount(0);
});
