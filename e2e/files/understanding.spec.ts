import { expect, type Page, test } from "@playwright/test";
import { makeWorkbook } from "#lib/generation/spreadsheet/workbook/make-workbook.fixture.ts";
import { barriersOf } from "../support/barriers.ts";
import { chooseSheet } from "../support/choose-sheet.ts";
import { visitor } from "../support/visitor.ts";

async function bring(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.goto("/");
  await chooseSheet(page, content, { name });
}

test("problems that are alike are one line, in a list that scrolls by itself", async ({ page }) => {
  const rows = Array.from(
    { length: 90 },
    (_, index) => `Ann;Maths;1${index % 2 ? "" : "x"};1.${(index % 12) + 1}.2026`,
  );
  await bring(page, "same.csv", ["Full name;Course;Score;Date", ...rows].join("\n"));
  const list = page.getByRole("region", { name: "Problems by row" });
  await expect(list).toContainText("89 documents share a file name with another one, so they get a number.");
  await expect(list.getByRole("row")).toHaveCount(2);
  await list.getByRole("button", { name: "7 (go to the problem)", exact: true }).click();
  await expect(page.getByRole("img", { name: "Document for row 7" })).toBeVisible();
  const below = await page.evaluate(() => {
    const { bottom } = document.querySelector("footer")?.getBoundingClientRect() ?? { bottom: 0 };
    return document.documentElement.scrollHeight - (bottom + window.scrollY);
  });
  expect(below).toBeLessThan(2);
  expect(await barriersOf(page)).toEqual([]);
});

test("a job of 20,000 badges tells of its problems in a few lines, and knows every failed row", async ({ baseURL }) => {
  const anyone = visitor(baseURL);
  const sheet = Array.from(
    { length: 20_000 },
    (_, index) => `${index % 3 ? `Ann ${index % 400}` : ""},Marten & Söhne,${index}`,
  );
  const { uploadId } = await anyone.upload(["Name,Company,Code", ...sheet].join("\n"), "badges.csv");
  const layout = { settings: { layout: "single" }, output: { archive: true } };
  const session = await anyone.session({ uploadId, template: "badge", ...layout });
  const failed = Math.ceil(20_000 / 3);
  expect(session.problems).toMatchObject([
    { code: "required_value_missing", count: failed, row: 1, rows: expect.arrayContaining([1, 4, 7]) },
    { code: "duplicate_file_name", severity: "warning" },
  ]);
  expect(session.problemCount).toBe(session.problems.reduce((sum, { count }) => sum + count, 0));
  expect(JSON.stringify(session.problems).length).toBeLessThan(5_000);
  // Otherwise the check of all rows would go on beside the next tests.
  await anyone.session({ sessionId: session.sessionId, state: "closed" });
});

test("unused columns that an address needs are named, and put into it with one click", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "Invoice" }).check();
  const rows = ["1;Ann Lee;Hauptstr. 1;80331;München;Tee;2;3,50", "2;Bo Ng;Ring 2;1010;Wien;Brot;1;4,50"];
  const sheet = ["Rechnungsnummer;Kunde;Straße;PLZ;Ort;Artikel;Menge;Preis", ...rows].join("\n");
  await chooseSheet(page, sheet, { name: "rechnungen.csv" });
  await expect(page.getByText("Not used: Straße, PLZ, Ort. Put everything into “Address”?")).toBeVisible();
  await page.getByRole("button", { name: "Use these columns for Address" }).click();
  await expect(page.getByRole("textbox", { name: "Text for Address" })).toHaveValue("{Straße}\n{PLZ} {Ort}");
  await expect(page.getByText("Not used:")).toHaveCount(0);
});

test("the likeliest sheet of a workbook is read, and another with one click", async ({ page }) => {
  const guests = (count: number) => Array.from({ length: count }, (_, at) => [`Ann ${at}`, "Maths", "B"]);
  const workbook = makeWorkbook([
    { name: "Cover", rows: [["Guests"], ["Stand: 12.07.2026"]] },
    { name: "Spring", rows: [["Full name", "Course", "Score"], ...guests(20)] },
    { name: "Autumn", rows: [["Full name", "Course", "Score"], ...guests(7)] },
  ]);
  await bring(page, "guests.xlsx", workbook);
  await expect(page.getByText(/sheet “Spring”.*20 rows/).first()).toBeVisible();
  await page.getByRole("button", { name: "Use sheet Autumn" }).click();
  await expect(page.getByText(/sheet “Autumn”.*7 rows/).first()).toBeVisible();
});

test("a part that is missing is a warning, and the visitor decides what is skipped for it", async ({ page }) => {
  const rows = Array.from({ length: 12 }, (_, at) => `${at === 4 ? "" : `Ann${at}`};Lee${at};Maths`);
  await bring(page, "people.csv", ["First name;Last name;Course", ...rows].join("\n"));
  const list = page.getByRole("region", { name: "Problems by row" });
  await expect(list).toContainText("“First name” is empty, so “Full name” is only “Lee4”.");
  await expect(page.getByRole("button", { name: "Create 12 certificates" })).toBeVisible();
  await page.getByRole("group", { name: "Skip rows with" }).getByLabel("Empty value").check();
  await expect(page.getByRole("button", { name: "Create 11 certificates" })).toBeVisible();
});

test("the settings of invoices say which currency and which tax apply, and follow what is chosen", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "Invoice" }).check();
  const sheet =
    "Invoice no;Customer;Item;Quantity;Price incl. VAT;VAT %\n1;Ann Lee;Tea;2;11.90;19\n2;Bo Ng;Bread;1;4.50;7";
  await chooseSheet(page, sheet, { name: "invoices.csv" });
  const currency = page.getByRole("combobox", { name: "Currency", exact: true });
  await expect(currency).toHaveAccessibleDescription(
    "The spreadsheet names no currency. Documents use GBP, because their language is English (United Kingdom).",
  );
  await expect(currency).toContainText("From the spreadsheet, otherwise GBP");
  const prices = page.getByRole("combobox", { name: "Prices in the spreadsheet" });
  await expect(prices).toHaveAccessibleDescription(
    /“Price incl. VAT” includes tax, so none is added\. Invoices show the tax contained in the total\.$/,
  );
  await prices.selectOption("Without tax");
  await expect(prices).toHaveAccessibleDescription(/“Price incl. VAT” seems to include tax, but tax is added to it.$/);
  await page.getByText("Rows, file names, language, PDF format").click();
  await page.getByRole("combobox", { name: "Language for dates and numbers" }).selectOption("de-CH");
  await expect(currency).toHaveAccessibleDescription(/Documents use GBP, because your language is English/);
  await page.getByRole("combobox", { name: "Language for dates and numbers" }).selectOption("en-US");
  await expect(currency).toHaveAccessibleDescription(/Documents use USD, because their language is English/);
  await currency.selectOption("SEK");
  await expect(currency).toHaveAccessibleDescription("");
});
