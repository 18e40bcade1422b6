import { expect, type Page, test } from "@playwright/test";
import iconv from "iconv-lite";
import { readBack } from "#lib/generation/archive/pdf/read-back.fixture.ts";
import {
  makeWorkbook,
  makeZip,
  sheetXml,
  workbookEntries,
} from "#lib/generation/spreadsheet/workbook/make-workbook.fixture.ts";
import { barriersOf } from "../support/barriers.ts";
import { chooseSheet } from "../support/choose-sheet.ts";
import { archiveOf } from "../support/downloads.ts";
import { holdBack } from "../support/stand-ins.ts";

const czech = iconv.encode(
  [
    "Kurzy večerní školy;;;",
    "Podzim 2026;;;",
    "Full name;Course;Date;Score",
    "Žofie Nováková;Knihařství;2026-11-21;007",
    "Jiří Šťastný;Řezbářství, úvod;2026-11-22;012",
    "Ása Müllerová;Tiskařství;2026-11-23;030",
  ].join("\r\n"),
  "windows-1250",
);

async function bring(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.goto("/");
  await chooseSheet(page, content, { name });
  await page.getByText("Import options").click();
}

const firstRows = (page: Page) => page.getByRole("region", { name: "The first rows, as we read them" });
const sentence = (page: Page, words: string) => page.getByText(words, { exact: true });

/** Expects the names of the columns, or a row's line number and cells. */
async function expectLine(page: Page, index: number, texts: string[]): Promise<void> {
  await expect(firstRows(page).getByRole("row").nth(index).locator("th, td")).toHaveText(texts);
}

test("shows how a file was read, and makes documents of what it shows", async ({ page }) => {
  await bring(page, "Kurzy.csv", czech);
  const found =
    "Windows-1250, separated by semicolons, header in row 3 because its cells differ from those below, 4 columns, 3 rows";
  await expect(sentence(page, found)).toBeVisible();
  await expectLine(page, 0, ["Spreadsheet row", "Full name", "Course", "Date", "Score"]);
  await expectLine(page, 2, ["5", "Jiří Šťastný", "Řezbářství, úvod", "2026-11-22", "012"]);

  const encoding = page.getByLabel("Encoding");
  await encoding.selectOption("Cyrillic (Windows-1251)");
  await expectLine(page, 1, ["4", "Ћofie Novбkovб", "Knihaшstvн", "2026-11-21", "007"]);
  await encoding.selectOption("Detect automatically");
  await expect(sentence(page, found)).toBeVisible();
  await expectLine(page, 1, ["4", "Žofie Nováková", "Knihařství", "2026-11-21", "007"]);

  await page.getByRole("button", { name: "Create 3 certificates" }).click();
  const [, second] = await archiveOf(page);
  expect(second?.name).toBe("Jiří Šťastný.pdf");
  const { pages } = await readBack(second?.data ?? Buffer.alloc(0));
  const text = pages[0]?.text.replace(/\s+/g, " ");
  for (const value of ["Jiří Šťastný", "Řezbářství, úvod", "012"]) expect(text).toContain(value);
});

test("reads the rows again for each part that is changed, and keeps the old ones meanwhile", async ({ page }) => {
  // Messages fade in, and a half-faded one has too little contrast.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await bring(page, "people.csv", "Full name,Course\n'Müller; Zoë','Maths, applied'\n'Åse','Typing'\n");
  await expectLine(page, 1, ["2", "Müller; Zoë", "Maths, applied"]);

  const answer = await holdBack(page, "**/api/generation/session");
  await page.getByLabel("Separator").selectOption("Semicolons ( ; )");
  const busy = page.locator("[aria-busy=true]");
  await expect(busy.getByRole("row").nth(1)).toContainText("Maths, applied");
  answer();
  // Divided like this, the first line is a lone label above a table of two columns.
  await expectLine(page, 0, ["Spreadsheet row", "'Müller", "Zoë','Maths, applied'"]);
  await expect(busy).toHaveCount(0);
  await page.getByLabel("Separator").selectOption("Detect automatically");

  await page.getByLabel("Quotation marks around text").selectOption("None (part of the text)");
  await expectLine(page, 2, ["3", "'Åse'", "'Typing'"]);
  await page.getByLabel("Quotation marks around text").selectOption("Detect automatically");
  await expectLine(page, 2, ["3", "Åse", "Typing"]);

  // By keyboard: the option after "Detect automatically" is "No header row".
  await page.getByLabel("Header row").focus();
  await page.keyboard.press("ArrowDown");
  await expectLine(page, 1, ["1", "Full name", "Course"]);
  expect(await barriersOf(page)).toEqual([]);
});

test("says at a choice why it cannot be followed, and keeps the rows as they were", async ({ page }) => {
  await bring(page, "people.csv", "Full name,Course\nÅse,Maths\nZoë,Typing\n");
  await expectLine(page, 1, ["2", "Åse", "Maths"]);
  const header = page.getByLabel("Header row");
  await header.selectOption("Row 40");
  await expect(header).toHaveAccessibleDescription(/There’s nothing below row 40/);
  await expectLine(page, 1, ["2", "Åse", "Maths"]);
  await header.selectOption("Detected: row 1");
  await expect(header).toHaveAccessibleDescription("");
});

test("shows the rows of the sheet that is chosen", async ({ page }) => {
  const sheet = (name: string, person: string) => ({
    name,
    rows: [
      ["Full name", "Course"],
      [person, "Maths"],
    ],
  });
  const titled = { name: "Spring", rows: [["Evening school"], ["Full name", "Course"], ["Åse", "Typing"]] };
  await bring(page, "Class.xlsx", makeWorkbook([sheet("Autumn", "Zoë"), titled]));
  await expectLine(page, 1, ["2", "Zoë", "Maths"]);
  await page.getByLabel("Sheet", { exact: true }).selectOption("Spring");
  await expectLine(page, 1, ["3", "Åse", "Typing"]);
  await expect(
    sentence(
      page,
      "Excel workbook, sheet “Spring”, header in row 2 because its cells differ from those below, 2 columns, 1 row",
    ),
  ).toBeVisible();
});

test("shows how doubtful dates are read, and reads them as chosen", async ({ page }) => {
  await bring(page, "people.csv", "Full name,Course,Date\nÅse,Maths,03/04/2026\nZoë,Typing,05/06/2026\n");
  await expect(
    sentence(page, "Dates in “Date” are read as day, month, year, as usual in the chosen language."),
  ).toBeVisible();
  await page.getByLabel("Dates like 03/04/2026").selectOption("Month, day, year");
  await expect(sentence(page, "Dates in “Date” are read as month, day, year, as you chose.")).toBeVisible();
});

test("joins the lines of a header, and separates them if chosen", async ({ page }) => {
  const lines = ["Person,,Stay,", "Name,Company,From,To", "Åse,Acme,Mon,Tue", "Zoë,Acme,Wed,Thu"];
  await bring(page, "people.csv", `${lines.join("\n")}\n`);
  await expectLine(page, 0, ["Spreadsheet row", "Person Name", "Person Company", "Stay From", "Stay To"]);
  await page.getByLabel("Rows in the header").selectOption("One");
  await expectLine(page, 0, ["Spreadsheet row", "Name", "Company", "From", "To"]);
});

test("leaves out what a workbook hides, and reads it when told to", async ({ page }) => {
  const row = (name: string, course: string, more = "") =>
    `<row${more}>${[name, course].map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row>`;
  const xml = sheetXml(row("Full name", "Course") + row("Zoë", "Maths") + row("Åse", "Typing", ' hidden="1"'));
  await bring(page, "Class.xlsx", makeZip(workbookEntries({ sheets: [{ name: "Class", xml }] })));
  await expect(page.getByText(/, 1 row, 1 hidden row skipped$/)).toBeVisible();
  await page.getByLabel("Hidden rows").selectOption("Include them");
  await expectLine(page, 2, ["3", "Åse", "Typing"]);
});
