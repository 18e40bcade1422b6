import { expect, type Page, test } from "@playwright/test";
import { chooseSheet } from "../support/choose-sheet.ts";
import { archiveOf, downloaded } from "../support/downloads.ts";
import { openJob } from "../support/jobs.ts";

const sheet = "Full name,Course\nZoe Müler,Maths\n,Maths\nAda Byron,Logic\n";

async function bring(page: Page, content: string): Promise<void> {
  await page.goto("/");
  await chooseSheet(page, content);
}

async function start(page: Page, made: string): Promise<void> {
  await page.getByRole("button", { name: `Create ${made}` }).click();
  await expect(page.getByRole("heading", { name: new RegExp(`^${made} (is|are) ready`) })).toBeVisible({
    timeout: 60_000,
  });
}

const namesIn = async (page: Page) => (await archiveOf(page)).map(({ name }) => name);

test("a row with a problem is corrected on the page, listed and undone, and given as a corrected sheet", async ({
  page,
}) => {
  await bring(page, sheet);
  await page.getByRole("button", { name: "2 (go to the problem)" }).click();
  await page.getByRole("textbox", { name: "Full name", exact: true }).fill("Jon Snow");
  await expect(page.getByText("No problems found.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Next row" }).click();
  await page.getByText("Correct row 3").click();
  await page.getByRole("textbox", { name: "Course", exact: true }).fill("Poetry");
  await page.getByText("2 corrected cells").click();
  await page.reload();
  await page.getByText("2 corrected cells").click();
  const list = page.getByRole("region", { name: "List of corrections" });
  await list.getByRole("button", { name: "Undo the correction of “Course” in row 3" }).click();
  await expect(page.getByText("1 corrected cell")).toBeVisible();
  await start(page, "3 certificates");
  expect(await namesIn(page)).toEqual(["Zoe Müler.pdf", "Jon Snow.pdf", "Ada Byron.pdf"]);
  const csv = (await downloaded(page, "Download corrected spreadsheet")).toString();
  expect(csv).toBe(
    '\ufeff"Full name","Course"\r\n"Zoe Müler","Maths"\r\n"Jon Snow","Maths"\r\n"Ada Byron","Logic"\r\n',
  );
});

test("after a job one person is found and corrected, and only that document is made again, then all", async ({
  page,
}) => {
  await openJob(page, sheet.replace("\n,", "\nJon Snow,"), "3 certificates are ready");
  const job = page.url();
  const correct = async (found: string, name: string, corrected: string) => {
    await page.getByLabel("Search by name").fill(found);
    await page.getByRole("link", { name: `Correct ${name}` }).click();
    await page.getByRole("textbox", { name: "Full name", exact: true }).fill(corrected);
    await start(page, "1 certificate");
  };
  await correct("zoe", "Zoe Müler", "Zoë Müller");
  expect(await namesIn(page)).toEqual(["Zoë Müller.pdf"]);
  await page.goto(job);
  await correct("byron", "Ada Byron", "Ada Lovelace");
  expect(await namesIn(page)).toEqual(["Ada Lovelace.pdf"]);
  await page.goto(job);
  await page.getByRole("link", { name: "Create all again with 2 corrected cells" }).click();
  await start(page, "3 certificates");
  expect(await namesIn(page)).toEqual(["Zoë Müller.pdf", "Jon Snow.pdf", "Ada Lovelace.pdf"]);
});

test("a label is found with its sheet and place, and printed alone where it is wanted", async ({ page }) => {
  const names = Array.from({ length: 40 }, (_, index) => (index === 30 ? "Anna Wolfesch" : `Nr ${index}`));
  const addresses = ["Name;Street", ...names.map((name) => `${name};Kai 1`)].join("\n");
  await openJob(page, addresses, "2 sheets are ready", { template: "labels" });
  await page.getByLabel("Search by name").fill("wolfesch");
  await expect(page.getByText(/Sheet 2, place \d+/)).toBeVisible();
  await page.getByRole("link", { name: "Correct Anna Wolfesch" }).click();
  await expect(page.getByText("Only row 31 is used. Correct it below the preview.")).toBeVisible();
  await page.getByLabel("Start at label").fill("5");
  await start(page, "1 sheet");
  await page.getByLabel("Search by name").fill("wolfesch");
  await expect(page.getByText("Sheet 1, place 5")).toBeVisible();
});

test("the cells stay open for the other rows of a document", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "Address labels", exact: true }).check();
  await chooseSheet(page, "Name,Street\nAda Byron,Kai 1\nJon Snow,Kai 2\n");
  await page.getByText("Correct row 1").click();
  await page.getByLabel("Row in this document").selectOption("Row 2");
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Jon Snow");
});

test("a badge is printed alone on a partly used sheet", async ({ page }) => {
  const names = Array.from({ length: 9 }, (_, index) => (index === 6 ? "Hanah Brown" : `Guest ${index}`));
  await openJob(page, ["Name", ...names].join("\n"), "2 sheets are ready", {
    template: "badge",
    settings: { layout: "zweckform-4745" },
  });
  await page.getByLabel("Search by name").fill("hanah");
  await page.getByRole("link", { name: "Correct Hanah Brown" }).click();
  await expect(page.getByText("Set where its label goes on the sheet with “Start at label”")).toBeVisible();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Hannah Brown");
  await page.getByLabel("Start at label").fill("8");
  await start(page, "1 sheet");
  await page.getByLabel("Search by name").fill("hannah");
  await expect(page.getByText("Sheet 1, place 8")).toBeVisible();
});

test("rows that failed are corrected after the job without another upload", async ({ page }) => {
  await openJob(page, sheet, "2 certificates are ready");
  await page.getByRole("link", { name: "Correct those rows here" }).click();
  await page.getByRole("textbox", { name: "Full name", exact: true }).fill("Jon Snow");
  await start(page, "1 certificate");
  expect(await namesIn(page)).toEqual(["Jon Snow.pdf"]);
});
