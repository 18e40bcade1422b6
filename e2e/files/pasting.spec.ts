import { expect, type Page, test } from "@playwright/test";
import { onePage } from "#lib/generation/designs/pages/make-pdf.fixture.ts";
import { openForDrops } from "../support/open-page.ts";

interface Clipboard {
  text?: string;
  html?: string;
  /** How many extra characters to add, generated in the page. */
  padding?: number;
  picture?: boolean;
}

/** Pastes into the page while no field has the focus. */
async function paste(page: Page, clipboard: Clipboard): Promise<void> {
  await page.evaluate(({ text, html, padding = 0, picture }) => {
    const clipboardData = new DataTransfer();
    if (text !== undefined) clipboardData.setData("text/plain", text + "x".repeat(padding));
    if (html !== undefined) clipboardData.setData("text/html", html);
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
    if (picture) clipboardData.items.add(new File([bytes], "image.png", { type: "image/png" }));
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, clipboard);
}

const said = (page: Page) => page.getByRole("main").getByRole("alert");
const noTable = /^That isn’t a table\./;

test("takes pasted rows with quotes, tabs and markup as the texts they are", async ({ page }) => {
  await openForDrops(page);
  const markup = "<img src=x onerror=alert(1)>";
  await paste(page, {
    text: `Full name\tCourse\r\n"Zoë ""Z""\tMüller"\t${markup}\r\nÅse\t5" pipes\r\n`,
    html: "<table><tr><td>not this</td></tr></table>",
    picture: true,
  });
  await expect(page.getByText("Pasted rows.tsv", { exact: true })).toBeVisible();
  const rows = page.getByRole("region", { name: "The first rows, as we read them" }).getByRole("row");
  await expect(rows.nth(1).getByRole("cell")).toHaveText(['Zoë "Z" Müller', markup]);
  await expect(rows.nth(2).getByRole("cell")).toHaveText(["Åse", '5" pipes']);
});

test("says that cells, a line or spaces alone are no table, though there is a picture of them", async ({ page }) => {
  await openForDrops(page);
  for (const text of ["Ann", "Ann\r\n", "Full name\tCourse", "   \n  \n"]) {
    await paste(page, { picture: true });
    await expect(said(page)).toContainText("“image.png” is an image, so we can’t read any rows from it.");
    await paste(page, { text, picture: true });
    await expect(said(page)).toHaveText(noTable);
  }
});

test("says what is wrong with a picture, with too much, and with names alone", async ({ page }) => {
  await openForDrops(page);
  await paste(page, { picture: true });
  await expect(said(page)).toContainText("“image.png” is an image, so we can’t read any rows from it.");
  await paste(page, { text: "Full name\nAnn", padding: 50_000_001 });
  await expect(said(page)).toContainText("the limit is 50");
  await paste(page, { text: "Full name\tCourse\n\t\n" });
  await expect(said(page)).toHaveText(noTable);
});

test("does nothing where nothing is pasted, and leaves fields their own", async ({ page }) => {
  await openForDrops(page);
  await paste(page, {});
  await paste(page, { html: "<p>nothing to read</p>" });
  await expect(said(page)).toHaveCount(0);
  await paste(page, { text: "Full name\tCourse\nAnn\tMaths\nBob\tArt" });
  await expect(page.getByRole("button", { name: "Create 2 certificates" })).toBeEnabled();
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await title.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "Full name\nZoë");
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await expect(page.getByText("Pasted rows.tsv", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Create 2 certificates" })).toBeEnabled();
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("pastes rows with a button, and says what to do where the clipboard isn’t shown", async ({ page, context }) => {
    await openForDrops(page);
    const button = page.getByRole("button", { name: "Paste rows" });
    await button.click();
    await expect(said(page)).toContainText("Allow this page to paste");
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(() => navigator.clipboard.writeText("Full name\tCourse\nÅse\tMaths\n"));
    await button.click();
    await expect(page.getByText("Pasted rows.tsv", { exact: true })).toBeVisible();
  });
});

test("takes an image or a PDF where the spreadsheet goes as the page, and says what to do if it shows a table", async ({
  page,
}) => {
  await openForDrops(page);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="60"><rect width="50" height="9"/></svg>';
  const shot = { name: "shot.svg", mimeType: "image/svg+xml", buffer: Buffer.from(drawing) };
  const list = { name: "list.pdf", mimeType: "application/pdf", buffer: onePage("0 0 9 9 re f") };
  for (const file of [shot, list]) {
    await page.getByLabel("Spreadsheet", { exact: true }).setInputFiles(file);
    await expect(page.getByRole("radio", { name: "Your own design" })).toBeChecked();
    const said = `“${file.name}” is your page. If it shows a table, open the original file`;
    await expect(page.getByText(said)).toBeVisible();
  }
  await page.getByLabel("Spreadsheet", { exact: true }).setInputFiles({
    name: "people.csv",
    mimeType: "",
    buffer: Buffer.from("Full name,Course\nÅse,Maths\n"),
  });
  await expect(page.getByRole("dialog", { name: "Your design" })).toBeVisible();
});

test("asks whether a pasted image is a table or the page", async ({ page }) => {
  await openForDrops(page);
  await paste(page, { picture: true });
  await expect(said(page)).toContainText("“image.png” is an image, so we can’t read any rows from it.");
  await expect(page.getByRole("radio", { name: "Certificate" })).toBeChecked();
  await expect(said(page).getByRole("button", { name: "Paste rows" })).toBeVisible();
  await said(page).getByRole("button", { name: "Use as the page" }).press("Enter");
  await expect(page.getByRole("radio", { name: "Your own design" })).toBeChecked();
});

test("names a file that it refuses, and says what becomes of a Word file of old", async ({ page }) => {
  await openForDrops(page);
  const rtf = { name: "letter.rtf", mimeType: "", buffer: Buffer.from("{\\rtf1 Dear Ann}") };
  const why = "“letter.rtf” can’t be used. This is a Rich Text document. To use it as your template, open it in Word";
  await page.getByLabel("Spreadsheet", { exact: true }).setInputFiles(rtf);
  await expect(said(page)).toContainText(why);
  await page.getByRole("radio", { name: "Your Word file" }).check();
  await page.getByLabel("Word file", { exact: true }).setInputFiles(rtf);
  await expect(page.getByLabel("Word file", { exact: true })).toHaveAccessibleDescription(new RegExp(why));
});
